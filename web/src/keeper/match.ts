/** A match with real cards as it is kept: what was entered, and the running score that follows from it. */
import type { Sheet } from '../wire/types';
import { ending, nextDealer, sheetOf, type Counted, type Pair, type ScoreTable } from './table';

export const FORMAT = 'rebelote-scorebook/1';

export interface KeptDeal {
  dealer: number;
  /** Null where everybody passed. */
  taker: number | null;
  /** With the last trick; 252 and 0 for a capot. */
  points: Pair;
  belote: Pair;
  melds: Pair;
}

export interface KeptMatch {
  format: typeof FORMAT;
  id: string;
  started: string;
  profile: string;
  house_rules: Record<string, string | number | boolean | number[]>;
  players: string[];
  deals: KeptDeal[];
}

export interface Row {
  deal: KeptDeal;
  sheet: Sheet;
  totals: Pair;
  pot: number;
}

export interface Tally {
  rows: Row[];
  totals: Pair;
  pot: number;
  over: boolean;
  winner: 0 | 1 | 'draw' | null;
  /** The next deal's dealer; null where it is to be drawn. */
  dealer: number | null;
  /** The first deal whose numbers cannot be, if any: nothing after it is counted. */
  broken: number | null;
}

/** A taker's side: every other seat plays together, and with two players each for himself. */
export const sideOf = (seat: number): number => seat % 2;

export const countedOf = (deal: KeptDeal): Counted => ({
  taker_side: deal.taker === null ? null : sideOf(deal.taker),
  points: deal.points,
  belote: deal.belote,
  melds: deal.melds,
});

/** The running score; everything follows from what was entered, so any deal may be changed later. */
export function tally(table: ScoreTable, deals: KeptDeal[]): Tally {
  const score: Tally = { rows: [], totals: [0, 0], pot: 0, over: false, winner: null, dealer: 0, broken: null };
  for (const [index, deal] of deals.entries()) {
    const sheet = sheetOf(table, countedOf(deal), score.pot);
    if (!sheet) return { ...score, broken: index };
    score.totals = [score.totals[0] + (sheet.scores[0] ?? 0), score.totals[1] + (sheet.scores[1] ?? 0)];
    score.pot = sheet.pending;
    score.rows.push({ deal, sheet, totals: score.totals, pot: score.pot });
    Object.assign(score, ending(table, sheet.outcome, score.totals));
    score.dealer = nextDealer(table, sheet.outcome, deal.dealer);
  }
  return score;
}

/** What a side is called: its players' names. */
export function sideName(players: string[], side: number): string {
  return players.filter((_, seat) => sideOf(seat) === side).join(' + ');
}

export class ImportProblem extends Error {
  constructor(
    readonly where: string,
    readonly expected: string,
  ) {
    super(`${where}: ${expected}`);
  }
}

/** Reads an exported match; throws `ImportProblem` naming the field and what was expected there. */
export function readMatch(text: string): KeptMatch {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ImportProblem('file', 'JSON');
  }
  const match = object(data, 'file');
  if (match['format'] !== FORMAT) throw new ImportProblem('format', FORMAT);
  const players = list(match['players'], 'players').map((name, at) => string(name, `players[${at}]`));
  if (players.length !== 2 && players.length !== 4) throw new ImportProblem('players', '2 / 4');
  const rules = object(match['house_rules'] ?? {}, 'house_rules');
  for (const [name, value] of Object.entries(rules)) {
    if (!['string', 'number', 'boolean'].includes(typeof value))
      throw new ImportProblem(`house_rules.${name}`, 'option');
  }
  return {
    format: FORMAT,
    id: newId(),
    started: string(match['started'] ?? '', 'started'),
    profile: string(match['profile'], 'profile'),
    house_rules: rules as KeptMatch['house_rules'],
    players,
    deals: list(match['deals'], 'deals').map((deal, at) => readDeal(deal, `deals[${at}]`, players.length)),
  };
}

function readDeal(data: unknown, where: string, players: number): KeptDeal {
  const deal = object(data, where);
  const seat = (name: string): number => {
    const value = deal[name];
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) >= players)
      throw new ImportProblem(`${where}.${name}`, `0–${players - 1}`);
    return value as number;
  };
  const pair = (name: string): Pair => {
    const value = list(deal[name] ?? [0, 0], `${where}.${name}`);
    if (value.length !== 2 || !value.every((item) => Number.isInteger(item) && (item as number) >= 0))
      throw new ImportProblem(`${where}.${name}`, '[0, 0]');
    return [value[0] as number, value[1] as number];
  };
  return {
    dealer: seat('dealer'),
    taker: deal['taker'] === null ? null : seat('taker'),
    points: pair('points'),
    belote: pair('belote'),
    melds: pair('melds'),
  };
}

function object(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ImportProblem(where, '{ … }');
  return value as Record<string, unknown>;
}

function list(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value) || value.length > 1000) throw new ImportProblem(where, '[ … ]');
  return value;
}

function string(value: unknown, where: string): string {
  if (typeof value !== 'string' || value.length > 60) throw new ImportProblem(where, '"…"');
  return value;
}

export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

export const now = (): string => new Date().toISOString();
