import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadLanguage } from '../src/i18n/messages.svelte';
import Table from '../src/screens/Table.svelte';
import { TableStore } from '../src/table/store.svelte';
import type { SocketHandlers } from '../src/wire/socket';
import type { Command, Sheet, View } from '../src/wire/types';
import { playing, uncovered } from './fixtures/views';

const sent: Command[] = [];
let handlers: SocketHandlers;
let screen: Record<string, unknown>;

const make = (): TableStore =>
  new TableStore((given) => {
    handlers = given;
    return {
      send: (command) => `c${sent.push(command)}`,
      close: () => undefined,
      retryNow: () => undefined,
    };
  });

function show(view: View): void {
  handlers.link('open');
  handlers.message({ type: 'view', version: 1, view });
  flushSync();
}

const all = (testid: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-testid="${testid}"]`)];
const one = (testid: string): HTMLElement => {
  const found = all(testid)[0];
  if (!found) throw new Error(`no ${testid} on the screen`);
  return found;
};

/** Every text on a spot, a space between. */
function text(testid: string): string {
  const walker = document.createTreeWalker(one(testid), NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

beforeEach(async () => {
  await loadLanguage('en');
  sent.length = 0;
  screen = mount(Table, { target: document.body, props: { id: 't1', make } });
  flushSync();
});

afterEach(() => unmount(screen));

const SHEET: Sheet = {
  outcome: 'tied',
  taker_side: 0,
  points: [81, 81],
  belote: [0, 0],
  melds: [0, 0],
  scores: [0, 81],
  pending: 81,
  needed: null,
  count: [
    { side: 0, points: 81, rule: 'card-points', params: {} },
    { side: 1, points: 71, rule: 'card-points', params: {} },
    { side: 1, points: 10, rule: 'last-trick', params: {} },
    { side: 0, points: 81, rule: 'contract-majority', params: { taker: 81, defence: 81 } },
  ],
  lines: [{ side: 1, points: 81, rule: 'litige', params: {} }],
};

describe('the table on the screen', () => {
  it('marks the legal cards and names the rule on the others', () => {
    show(playing());
    expect(all('hand-card').map((card) => [card.dataset['card'], card.dataset['legal']])).toEqual([
      ['KH', 'true'],
      ['QH', 'true'],
      ['7S', 'false'],
    ]);
    expect(all('hand-card')[2]?.getAttribute('aria-label')).toBe(
      'the seven of spades, cannot be played. Follow suit: you hold hearts.',
    );
  });

  it('says why when a refused card is touched', () => {
    show(playing());
    all('hand-card')[2]?.click();
    flushSync();
    expect(text('refusal')).toContain('Follow suit: you hold hearts.');
    expect(sent).toEqual([]);
  });

  it('asks about belote when one of the two cards is chosen', () => {
    show(playing());
    all('hand-card')[0]?.click();
    flushSync();
    one('say-belote-no').click();
    expect(sent).toEqual([{ type: 'act', action: { type: 'play', card: 'KH' } }]);
  });

  it('offers the calls the server offers, and no others', () => {
    const calls: View['legal']['calls'] = [{ call: 'pass' }, { call: 'take', suit: 'H' }];
    show(playing({ phase: 'auction', trump: null, taker: null, calls: [], trick: [], legal: { calls } }));
    expect(all('call-take').map((button) => button.dataset['suit'])).toEqual(['H']);
    one('call-take').click();
    expect(sent).toEqual([{ type: 'act', action: { type: 'call', call: 'take', suit: 'H' } }]);
  });

  it('always says trump, taker, totals and what lies in the pot', () => {
    show(playing({ totals: [340, 512], pending: 81 }));
    expect(text('chip')).toMatch(/Trump: hearts.*Hugo took.*Us 340 Them 512 Pot 81/);
  });

  it('shows the chosen suit, not the turned-up one, when trump was named in the second round', () => {
    show(playing({ turned: '9H', trump: 'C', round: 2 }));
    expect(one('trump').dataset['suit']).toBe('C');
  });

  it('always says whose turn it is', () => {
    show(playing({ turn: 3, legal: {} }));
    expect(text('turn')).toBe('Inês is to play…');
    expect(one('turn').dataset['mine']).toBe('false');
  });

  it('writes a litige as a person would', () => {
    show(playing({ phase: 'scored', turn: null, sheet: SHEET, pending: 81, totals: [0, 81], hand: [], trick: [] }));
    const sheet = text('score-sheet');
    expect(sheet).toContain('Equal points: a litige, 0 to 81.');
    expect(sheet).toContain('Points of the cards taken. 81 71');
    expect(sheet).toContain('Put aside for the next decided deal 81');
    one('next-deal').click();
    expect(sent).toEqual([{ type: 'next' }]);
  });

  it('lays out eight piles a side, covered cards without a face', () => {
    show(uncovered());
    expect(all('pile')).toHaveLength(16);
    const mine = all('pile').filter((pile) => pile.dataset['seat'] === '0');
    expect(mine[3]?.dataset).toMatchObject({ card: 'JH', covered: 'false' });
    expect(document.querySelectorAll('.under .card:not(.back)')).toHaveLength(0);
  });

  it('keeps the table in sight while the connection is lost', () => {
    show(playing());
    handlers.link('lost');
    flushSync();
    expect(text('link-state')).toContain('Your place is kept');
    expect(all('hand-card')).toHaveLength(3);
  });
});
