/** What the server says of a player (`rebelote.server.statistics`). */

export interface Group {
  profile: string;
  level: string;
  deals: number;
  taken: number;
  made: number;
  side_taken: number;
  side_made: number;
  own: number;
  other: number;
  capots: number;
  practice: number;
  won: number;
  lost: number;
  drawn: number;
  studied: number;
  /** Deals whose mistakes are known; the sums below are over these. */
  analysed: number;
  lost_plays: number;
  lost_calls: number;
  mistakes: number;
}

export interface Recent {
  table: string;
  place: number;
  number: number;
  profile: string;
  level: string;
  practice: boolean;
  took: boolean;
  side_took: boolean;
  outcome: string;
  own: number;
  other: number;
}

export interface Study {
  status: 'idle' | 'queued' | 'running';
  done: number;
  total: number;
  /** Deals that nobody has looked at. */
  open: number;
}

interface Compared {
  better: number;
  equal: number;
  worse: number;
}

export interface BotCompared extends Compared {
  bot: string;
  points: number;
  either_way: number;
  /** Of the deals that differ: expected share won, the lowest and the highest that is likely. */
  share: [number, number, number];
}

export interface Rating {
  profile: string;
  boards: number;
  points: number;
  /** To each side, 95 times in 100. */
  either_way: number;
  bots: BotCompared[];
  people: Compared;
}

export interface Figures {
  groups: Group[];
  recent: Recent[];
  tables: number;
  study: Study;
  ratings: Rating[];
}
