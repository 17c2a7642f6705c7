/**
 * Score sheets read from a profile's score table, which the server writes from its rules.
 *
 * No rule is known here: a sheet is looked up, its numbers fill its lines, and a match is over when the table says so.
 */
import type { Outcome, ScoreLine, Sheet } from '../wire/types';

export type Pair = [number, number];

type LineShape = [side: number | null, rule: string, params: string[]];

interface SheetShape {
  outcome: Outcome;
  taker_side: number | null;
  needed: number | null;
  count: LineShape[];
  lines: LineShape[];
}

export interface ScoreTable {
  format: 'rebelote-scores/1';
  profile: string;
  house_rules: Record<string, unknown>;
  rules_hash: string;
  players: number;
  points: Pair[];
  belote: Pair[];
  melds: Pair[];
  /** `[shape, number, …]` a deal: by taker's side, belote, melds, points; a number below zero is the pot and more. */
  plain: number[][];
  with_pot: number[][];
  void: [number[], number[]];
  shapes: SheetShape[];
  match: {
    ends_at: number;
    equal_ends: boolean;
    void_ends: boolean;
    /** Seats to the right that the deal passes; null where the dealer is drawn. */
    dealer: number | null;
    void_dealer: number | null;
  };
}

/** What was counted at the table; `taker_side` null for a deal in which everybody passed. */
export interface Counted {
  taker_side: number | null;
  points: Pair;
  belote: Pair;
  melds: Pair;
}

const place = (pairs: Pair[], wanted: Pair): number =>
  pairs.findIndex(([first, second]) => first === wanted[0] && second === wanted[1]);

/** The sheet of a deal, or null when these numbers cannot come from one. */
export function sheetOf(table: ScoreTable, counted: Counted, pot: number): Sheet | null {
  if (counted.taker_side === null) {
    const entry = table.void[pot ? 1 : 0];
    return filled(table, entry, pot, { points: [0, 0], belote: [0, 0], melds: [0, 0] });
  }
  const at = [
    place(table.belote, counted.belote),
    place(table.melds, counted.melds),
    place(table.points, counted.points),
  ];
  if (at.some((index) => index < 0)) return null;
  const [belote = 0, melds = 0, points = 0] = at;
  const index =
    ((counted.taker_side * table.belote.length + belote) * table.melds.length + melds) * table.points.length + points;
  const entry = (pot ? table.with_pot : table.plain)[index];
  return entry ? filled(table, entry, pot, counted) : null;
}

function filled(table: ScoreTable, entry: number[], pot: number, counted: Omit<Counted, 'taker_side'>): Sheet | null {
  const [shapeIndex = 0, ...given] = entry;
  const shape = table.shapes[shapeIndex];
  if (!shape) return null;
  const numbers = given.map((number) => (number >= 0 ? number : pot - number - 1)).values();
  const next = (): number => numbers.next().value ?? 0;
  const line = ([side, rule, names]: LineShape): ScoreLine => ({
    side,
    rule,
    points: next(),
    params: Object.fromEntries(names.map((name) => [name, next()])),
  });
  const scores = [next(), next()];
  const pending = next();
  return {
    outcome: shape.outcome,
    taker_side: shape.taker_side,
    needed: shape.needed,
    points: counted.points,
    belote: counted.belote,
    melds: counted.melds,
    scores,
    pending,
    count: shape.count.map(line),
    lines: shape.lines.map(line),
  };
}

/** Whether the match is over after a deal, and who has won. */
export function ending(
  table: ScoreTable,
  outcome: Outcome,
  totals: Pair,
): { over: boolean; winner: 0 | 1 | 'draw' | null } {
  const { match } = table;
  if (outcome === 'void') return { over: match.void_ends, winner: null };
  const equal = totals[0] === totals[1];
  const over = Math.max(...totals) >= match.ends_at && (!equal || match.equal_ends);
  if (!over) return { over, winner: null };
  return { over, winner: equal ? 'draw' : totals[0] > totals[1] ? 0 : 1 };
}

/** Who deals after a deal, or null where the dealer is drawn. */
export function nextDealer(table: ScoreTable, outcome: Outcome, dealer: number): number | null {
  const step = outcome === 'void' ? table.match.void_dealer : table.match.dealer;
  return step === null ? null : (dealer + step) % table.players;
}
