/** What the server says of a deal it has analysed, and of a hint (`rebelote.analysis.whole`). */
import type { CardText, Params, Suit } from '../wire/types';

export interface Reason {
  code: string;
  params: Params;
}

export type Verdict = 'good' | 'mistake' | 'unlucky' | 'lucky' | 'forced';

export type CallChoice = { call: 'pass' } | { call: 'take'; suit: Suit };

export type CallAnalysis = CallChoice & {
  seat: number;
  options: (CallChoice & { expected: number; error: number })[];
  best: CallChoice;
  cost: number;
  error: number;
  worlds: number;
  verdict: Verdict;
  reasons: Reason[];
};

export interface Known {
  finished: boolean;
  values?: Record<CardText, number>;
  best?: CardText[];
  cost?: number;
  result?: [number, number];
}

export interface Average {
  method: 'sampled' | 'every' | 'exact' | 'searched';
  worlds: number;
  values: Record<CardText, number>;
  best: CardText;
  cost: number;
  error: number;
  result: [number, number];
}

export interface PlayAnalysis {
  seat: number;
  card: CardText;
  trick: number;
  forced: boolean;
  known: Known;
  average: Average | null;
  verdict: Verdict;
  reasons: Reason[];
  expert: { card: CardText; reasons: Reason[] } | null;
}

export interface Mistake {
  kind: 'call' | 'play';
  index: number;
  seat: number;
  cost: number;
  error: number;
}

export interface Analysis {
  players: number;
  taker: number | null;
  trump: Suit | null;
  points: [number, number];
  calls: CallAnalysis[];
  plays: PlayAnalysis[];
  mistakes: Mistake[];
}

export interface AnalysisStatus {
  id: string;
  status: 'queued' | 'preparing' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
  result?: Analysis;
}

export type Hint = { version: number; bot: string; reasons: Reason[] } & (
  { card: CardText; says: string | null; call?: never } | (CallChoice & { card?: never })
);
