/** What travels between the server and this client. The server's word is final: nothing here knows a rule. */

export type Suit = 'S' | 'H' | 'D' | 'C';
/** Rank and suit, `TH` is the ten of hearts. */
export type CardText = string;
export type Phase = 'ready' | 'cut' | 'auction' | 'play' | 'scored' | 'ended';
export type Announcement = string;

export interface Call {
  seat: number;
  call: 'pass' | 'take';
  suit?: Suit | null;
}

export interface PlayedCard {
  seat: number;
  card: CardText;
  says?: Announcement | null;
}

export interface Trick {
  leader: number;
  winner: number;
  points: number;
  cards: PlayedCard[];
}

export interface Meld {
  seat: number;
  kind: string;
  cards: CardText[];
  points: number;
}

export type Params = Record<string, string | number | boolean | null>;

export interface ScoreLine {
  side: number | null;
  points: number;
  rule: string;
  params?: Params;
}

export type Outcome = 'made' | 'failed' | 'tied' | 'void';

export interface Sheet {
  outcome: Outcome;
  taker_side?: number | null;
  /** Points the takers had to reach, where that is a fixed number. */
  needed?: number | null;
  points: number[];
  belote: number[];
  melds?: number[];
  scores: number[];
  pending: number;
  /** How the cards were counted and what was compared. */
  count: ScoreLine[];
  /** What each side writes; `scores` are their sums. */
  lines: ScoreLine[];
}

export interface PastDeal {
  number: number;
  dealer: number;
  taker?: number | null;
  trump?: Suit | null;
  outcome: Outcome;
  scores: number[];
  totals: number[];
  pending: number;
}

export interface Refusal {
  rule: string;
  params?: Params;
}

export interface Legal {
  cut?: boolean | null;
  calls?: { call: 'pass' | 'take'; suit?: Suit | null }[];
  cards?: CardText[];
  says?: Record<CardText, Announcement[]>;
  refused?: Record<CardText, Refusal>;
}

export interface TableSeat {
  seat: number;
  kind: 'person' | 'bot' | 'empty';
  name?: string | null;
  bot?: string | null;
  online?: boolean;
  you?: boolean;
  /** The person is gone for good; what they played stays without a name. */
  gone?: boolean;
  /** In a room: a bot plays for this person. */
  lent?: boolean;
  /** On the server's clock: until when the person may come back before a bot plays. */
  returns_until?: number | null;
  /** Seconds left beyond those of a move. */
  bank?: number;
}

export type Proposable = 'pause' | 'resume' | 'undo' | 'surrender';

/** Something asked of others; without an answer it lapses at `until`, on the server's clock. */
export interface Proposal {
  what: Proposable;
  by: number;
  agreed: number[];
  until?: number;
}

/** What a table for several people adds; its times are on the server's clock. */
export interface RoomInfo {
  /** Null for who came by the link for watching. */
  code: string | null;
  /** The id of the link for watching. */
  watch: string;
  host: boolean;
  listed: boolean;
  /** Whether spectators see all hands once a deal is over. */
  open_hands?: boolean;
  level: string;
  away_seconds: number;
  move_seconds: number | null;
  bank_seconds: number;
  deadline: number | null;
  paused: boolean;
  now: number;
  proposal: Proposal | null;
  /** Our own side's: whether to give the match up. */
  giving_up?: Proposal | null;
  /** Who wants another match after this one. */
  rematch?: number[];
}

export interface TableInfo {
  id: string;
  seats: TableSeat[];
  bots?: string[];
  practice?: boolean;
  begun?: boolean;
  /** The side that gave the match up which has just ended. */
  given_up?: number | null;
  /** Why whoever runs the server closed the table (may be empty); null while it is open. */
  closed?: string | null;
  /** The deal that is over as it was dealt, for whoever may see it. */
  all_hands?: { hands: CardText[][] } | { tableaux: CardText[][][] } | null;
  /** Null or absent for a table of one person. */
  room?: RoomInfo | null;
}

/** A pile of the two-player table: its exposed card (null when gone) and whether a covered card lies beneath. */
export type Pile = [CardText | null, boolean];

export interface Reveal {
  number: number;
  pack: CardText[];
  salt: string;
  cut: number | null;
}

export interface View {
  profile: string;
  players: number;
  house_rules?: Record<string, string | number | boolean | number[]>;
  seat: number | null;
  phase: Phase;
  number: number;
  dealer: number | null;
  first: number | null;
  turn: number | null;
  commitment?: string | null;
  cut?: number | null;
  turned?: CardText | null;
  round?: number | null;
  calls: Call[];
  taker?: number | null;
  trump?: Suit | null;
  counts: number[];
  hand: CardText[];
  tableaux?: Pile[][] | null;
  leader?: number | null;
  trick: PlayedCard[];
  tricks: Trick[];
  points: number[];
  said: { seat: number; says: Announcement }[];
  melds?: Meld[];
  sheet?: Sheet | null;
  totals: number[];
  pending: number;
  winner?: number | 'draw' | null;
  target?: number | null;
  deals: PastDeal[];
  legal: Legal;
  revealed?: Reveal[] | null;
  table?: TableInfo;
}

export type GameEvent =
  | { type: 'pack-prepared'; number: number; dealer: number; first: number; commitment?: string }
  | { type: 'pack-cut'; seat: number; at: number | null }
  | { type: 'cards-dealt'; turned?: CardText | null }
  | ({ type: 'called' } & Call)
  | { type: 'hands-completed' }
  | { type: 'melds-shown'; melds: Meld[] }
  | ({ type: 'card-played' } & PlayedCard)
  | { type: 'trick-won'; seat: number; points: number }
  | { type: 'cards-uncovered'; cards: { seat: number; pile: number; card: CardText }[] }
  | ({ type: 'deal-scored'; totals: number[] } & Sheet)
  | { type: 'pack-revealed'; reveals: Reveal[] }
  | { type: 'undo-taken'; seat: number }
  | { type: 'hint-taken'; seat: number }
  | { type: 'player-seated'; seat: number; name: string }
  | { type: 'bot-seated'; seat: number; bot: string }
  | { type: 'seat-left'; seat: number }
  | { type: 'play-began' }
  | { type: 'match-reopened' }
  | { type: 'seat-away'; seat: number }
  | { type: 'seat-back'; seat: number }
  | { type: 'seat-lent'; seat: number; bot: string }
  | { type: 'clock-ran-out'; seat: number }
  | { type: 'clock-paused' }
  | { type: 'clock-resumed' }
  | { type: 'proposed'; seat: number; what: Proposable }
  | { type: 'answered'; seat: number; agrees: boolean; what?: Proposable | '' }
  | { type: 'proposal-lapsed'; seat: number; what: Proposable }
  | { type: 'surrendered'; seat: number; side: number }
  | { type: 'table-closed'; reason: string }
  | { type: 'seat-forgotten'; seat: number }
  | { type: 'rematch-wanted'; seat: number }
  | { type: 'phrase-said'; seat: number | null; code: string }
  | { type: 'match-ended'; winner: number | 'draw' };

export type Action =
  | { type: 'call'; call: 'pass' }
  | { type: 'call'; call: 'take'; suit: Suit }
  | { type: 'play'; card: CardText; says?: Announcement }
  | { type: 'cut'; at: number | null };

export type ServerMessage =
  | { type: 'view'; version: number; view: View }
  | { type: 'update'; version: number; events: GameEvent[]; view: View }
  | { type: 'done'; id: string; version: number }
  | { type: 'refused'; id?: string | null; code: string; params?: Params }
  | { type: 'pong' }
  | { type: 'closing'; reason?: string };

export type RoomCommand =
  | { type: 'sit'; seat: number; name: string }
  | { type: 'leave' }
  | { type: 'fill'; bot: string; seat?: number }
  | { type: 'remove'; seat: number }
  | { type: 'start' }
  | { type: 'propose'; what: Proposable }
  | { type: 'answer'; agrees: boolean; what: Proposable }
  | { type: 'back' }
  | { type: 'say'; phrase: string };

export type Command = { type: 'act'; action: Action } | { type: 'next' } | { type: 'undo' } | RoomCommand;

export interface OptionInfo {
  name: string;
  section: string;
  type: 'choice' | 'bool' | 'int' | 'packets';
  choices?: (string | number | number[])[];
  lowest?: number;
  highest?: number;
  value: string | number | boolean | number[];
}

export interface ProfileInfo {
  id: string;
  players: number;
  target: number | null;
  options: OptionInfo[];
}

export interface Contradiction {
  options: string[];
  reason: string;
  /** What would put it right. */
  sets: Record<string, OptionInfo['value']>;
}

export interface ChangedProfile extends ProfileInfo {
  contradictions: Contradiction[];
}

export interface BotInfo {
  id: string;
  profiles?: string[];
}

export interface TableSummary {
  table: string;
  profile: string;
  phase: Phase;
  totals: number[];
  number: number;
  your_turn: boolean;
  updated: string;
}
