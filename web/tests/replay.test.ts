import { describe, expect, it } from 'vitest';
import { positionsOf, sorted, trickStarts, type Deal, type Step } from '../src/replay/deal';
import { chunks } from '../src/replay/load';
import { namesOf } from '../src/replay/people';

const play = (seat: number, card: string, ...more: Step['events']): Step => ({
  seat,
  legal: { cards: [card] },
  events: [{ type: 'card-played', seat, card }, ...more],
});

/** Two players, one trick each of one card, as far as the fold is concerned. */
const deal: Deal = {
  profile: 'decouverte',
  players: 2,
  house_rules: {},
  target: 1000,
  match: 'm',
  number: 2,
  dealer: 1,
  first: 0,
  cut: 4,
  before: { totals: [10, 20], pending: 0 },
  turned: 'AS',
  tableaux: [[['JS', '7H']], [['AS', '8H']]],
  steps: [
    { seat: 0, legal: { calls: [] }, events: [{ type: 'called', seat: 0, call: 'take', suit: 'S' }] },
    play(0, 'JS'),
    play(
      1,
      'AS',
      { type: 'trick-won', seat: 0, points: 31 },
      {
        type: 'cards-uncovered',
        cards: [
          { seat: 0, pile: 0, card: '7H' },
          { seat: 1, pile: 0, card: '8H' },
        ],
      },
    ),
    play(0, '7H'),
  ],
};

describe('a replayed deal', () => {
  const positions = positionsOf(deal);

  it('has a position before its first step and after each', () => {
    expect(positions.map((position) => position.step)).toEqual([0, 1, 2, 3, 4]);
    expect(positions.map((position) => position.turn)).toEqual([0, 0, 1, 0, null]);
  });

  it('keeps the finished trick in the middle until the next card', () => {
    expect(positions[3]?.trick.map((laid) => laid.card)).toEqual(['JS', 'AS']);
    expect(positions[3]?.won).toBe(0);
    expect(positions[4]?.trick.map((laid) => laid.card)).toEqual(['7H']);
    expect(positions[3]?.points).toEqual([31, 0]);
  });

  it('turns covered cards up only with the event that says so', () => {
    expect(positions[2]?.piles[0]).toEqual([{ card: null, below: '7H' }]);
    expect(positions[3]?.piles).toEqual([[{ card: '7H', below: null }], [{ card: '8H', below: null }]]);
  });

  it('is gone through by trick', () => {
    expect(trickStarts(positions)).toEqual([0, 1, 3]);
  });

  it('never changes a position once made', () => {
    expect(positions[0]?.piles).toEqual([[{ card: 'JS', below: '7H' }], [{ card: 'AS', below: '8H' }]]);
  });
});

describe('a hand', () => {
  it('lies trump first, each suit by its own strength', () => {
    expect(sorted(['7S', 'TH', 'AH', '9D', 'JD', 'KS'], 'D')).toEqual(['JD', '9D', 'KS', '7S', 'AH', 'TH']);
  });
});

describe('the seats', () => {
  it('have the names of people, of bots as at the table, or numbers', () => {
    const four = { ...deal, players: 4 };
    expect(namesOf(four, ['Ana', null, null, null], [null, 'club', 'club', 'club'])[0]).toBe('Ana');
    expect(namesOf(four, [], [])).toHaveLength(4);
  });
});

describe('a long file', () => {
  it('goes to the server in parts that overlap by a deal, each line once', () => {
    const lines = Array.from({ length: 400 }, (_, index) => `${index}:${'x'.repeat(index % 7 === 0 ? 3000 : 900)}`);
    const own: string[] = [];
    for (const chunk of chunks(lines)) {
      const sent = chunk.text.split('\n');
      expect(chunk.text.length).toBeLessThan(64 * 1024);
      expect(sent.length).toBeLessThanOrEqual(100);
      expect(sent).toEqual(lines.slice(chunk.first, chunk.first + sent.length));
      own.push(...sent.slice(chunk.repeated));
    }
    expect(own).toEqual(lines);
  });
});
