import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMAT, ImportProblem, readMatch, sideName, tally, type KeptDeal } from '../src/keeper/match';
import { ending, nextDealer, sheetOf, type Pair, type ScoreTable } from '../src/keeper/table';

/** Written by tests/slow/test_score_tables.py: score tables, and the sheets of the rules for each of their entries. */
const folder = process.env['REBELOTE_SCORE_TABLES'] ?? '';

interface Dumped {
  table: ScoreTable;
  sheets: { taker_side: number | null; points: Pair; belote: Pair; melds: Pair; pot: number; sheet: object }[];
  endings: { totals: Pair; over: boolean; winner: 0 | 1 | 'draw' | null }[];
}

describe.skipIf(!existsSync(folder))('score tables of the rules', () => {
  const files = folder ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  it.each(files)('%s: every sheet is the one the rules write', (name) => {
    const { table, sheets, endings } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Dumped;
    expect(sheets.length).toBeGreaterThan(table.plain.length);
    for (const { sheet, pot, ...counted } of sheets) expect(sheetOf(table, counted, pot)).toEqual(sheet);
    for (const { totals, over, winner } of endings) expect(ending(table, 'made', totals)).toEqual({ over, winner });
  });
});

/** A table of one made-up game: whoever took writes all; two deals that need no rule to understand. */
const small: ScoreTable = {
  format: 'rebelote-scores/1',
  profile: 'small',
  house_rules: {},
  rules_hash: '',
  players: 4,
  points: [
    [100, 62],
    [81, 81],
  ],
  belote: [[0, 0]],
  melds: [[0, 0]],
  plain: [
    [0, 100, 62, 0, 100],
    [1, 0, 81, 81, 81],
    [0, 100, 62, 0, 100],
    [1, 0, 81, 81, 81],
  ],
  with_pot: [
    [0, -101, 62, 0, -101],
    [1, 0, 81, -82, 81],
    [0, -101, 62, 0, -101],
    [1, 0, 81, -82, 81],
  ],
  void: [
    [2, 0, 0, 0, 0],
    [2, 0, 0, -1, 0],
  ],
  shapes: [
    { outcome: 'made', taker_side: 0, needed: null, count: [], lines: [[0, 'made', []]] },
    { outcome: 'tied', taker_side: 0, needed: null, count: [], lines: [[1, 'litige', []]] },
    { outcome: 'void', taker_side: null, needed: null, count: [], lines: [[null, 'void', []]] },
  ],
  match: { ends_at: 200, equal_ends: false, void_ends: false, dealer: 1, void_dealer: 0 },
};

const deal = (taker: number | null, points: Pair, dealer = 0): KeptDeal => ({
  dealer,
  taker,
  points,
  belote: [0, 0],
  melds: [0, 0],
});

describe('a match', () => {
  it('adds up, keeps the pot through a void deal and pays it out', () => {
    const score = tally(small, [deal(0, [81, 81]), deal(null, [0, 0], 1), deal(2, [100, 62], 1)]);
    expect(score.rows.map((row) => row.pot)).toEqual([81, 81, 0]);
    expect(score.rows.map((row) => row.totals)).toEqual([
      [0, 81],
      [0, 81],
      [181, 143],
    ]);
    expect(score).toMatchObject({ over: false, dealer: 2, broken: null });
  });

  it('is over at the target and not on equal totals', () => {
    expect(ending(small, 'made', [200, 199])).toEqual({ over: true, winner: 0 });
    expect(ending(small, 'made', [200, 200])).toEqual({ over: false, winner: null });
    expect(ending(small, 'void', [300, 10])).toEqual({ over: false, winner: null });
  });

  it('passes the deal as the table says', () => {
    expect(nextDealer(small, 'made', 3)).toBe(0);
    expect(nextDealer(small, 'void', 3)).toBe(3);
    expect(nextDealer({ ...small, match: { ...small.match, dealer: null } }, 'made', 3)).toBeNull();
  });

  it('says which deal cannot be', () => {
    expect(tally(small, [deal(0, [100, 62]), deal(0, [90, 62])])).toMatchObject({ broken: 1, totals: [100, 62] });
  });

  it('names a side after its players', () => {
    expect(sideName(['A', 'B', 'C', 'D'], 1)).toBe('B + D');
    expect(sideName(['A', 'B'], 1)).toBe('B');
  });
});

describe('an exported match', () => {
  const kept = {
    format: FORMAT,
    started: '2026-01-01',
    profile: 'classic',
    house_rules: {},
    players: ['A', 'B'],
    deals: [deal(1, [100, 62])],
  };

  it('is read back', () => {
    expect(readMatch(JSON.stringify(kept))).toMatchObject({ players: ['A', 'B'], deals: kept.deals });
  });

  it.each([
    ['no JSON', 'file'],
    ['[]', 'file'],
    [JSON.stringify({ ...kept, format: 'x' }), 'format'],
    [JSON.stringify({ ...kept, players: ['A'] }), 'players'],
    [JSON.stringify({ ...kept, house_rules: { tie: {} } }), 'house_rules.tie'],
    [JSON.stringify({ ...kept, deals: [{ ...deal(0, [1, 2]), taker: 7 }] }), 'deals[0].taker'],
    [JSON.stringify({ ...kept, deals: [{ ...deal(0, [1, 2]), points: [1] }] }), 'deals[0].points'],
  ])('names what is wrong: %s', (text, where) => {
    expect(() => readMatch(text)).toThrow(ImportProblem);
    expect(() => readMatch(text)).toThrow(where);
  });
});
