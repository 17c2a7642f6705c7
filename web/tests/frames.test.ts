import { describe, expect, it } from 'vitest';
import { framesOf } from '../src/table/frames';
import type { GameEvent } from '../src/wire/types';
import { playing, trickDone, uncovered } from './fixtures/views';

const LAST_CARD: GameEvent[] = [
  { type: 'card-played', seat: 1, card: 'JH' },
  { type: 'trick-won', seat: 1, points: 24 },
];

describe('what is shown, one picture after the other', () => {
  it('shows a full view as it is', () => {
    const view = playing();
    expect(framesOf({ type: 'view', version: 3, view }, null)).toEqual([{ view, events: [], hold: 'none' }]);
  });

  it('keeps the finished trick on the table before it goes', () => {
    const shown = playing({
      turn: 1,
      trick: [
        { seat: 2, card: '8H' },
        { seat: 3, card: '7H' },
        { seat: 0, card: 'KH', says: 'belote' },
      ],
    });
    const [still, after] = framesOf({ type: 'update', version: 4, events: LAST_CARD, view: trickDone() }, shown);
    expect(still?.hold).toBe('trick');
    expect(still?.view.trick.map((laid) => laid.card)).toEqual(['8H', '7H', 'KH', 'JH']);
    expect(still?.view.trick[2]?.says).toBe('belote');
    expect(still?.view.turn).toBeNull();
    expect(still?.view.points).toEqual([0, 0]);
    expect(after?.view.trick).toEqual([]);
    expect(after?.events.map((event) => event.type)).toEqual(['trick-won']);
  });

  it('holds back the score sheet until the last trick has been seen', () => {
    const scored = trickDone({ phase: 'scored', totals: [0, 162], deals: [] });
    const [still, after] = framesOf({ type: 'update', version: 9, events: LAST_CARD, view: scored }, playing());
    expect(still?.view.phase).toBe('play');
    expect(still?.view.totals).toEqual([0, 0]);
    expect(after?.view.phase).toBe('scored');
  });

  it('turns covered cards up only after the trick', () => {
    const events: GameEvent[] = [
      { type: 'card-played', seat: 1, card: 'KC' },
      { type: 'trick-won', seat: 1, points: 4 },
      { type: 'cards-uncovered', cards: [{ seat: 0, pile: 3, card: 'JH' }] },
    ];
    const [still, after] = framesOf({ type: 'update', version: 5, events, view: uncovered() }, uncovered());
    expect(still?.view.tableaux?.[0]?.[3]).toEqual([null, true]);
    expect(after?.view.tableaux?.[0]?.[3]).toEqual(['JH', false]);
    expect(after?.hold).toBe('uncover');
  });
});
