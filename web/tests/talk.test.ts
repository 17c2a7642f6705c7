import { beforeEach, describe, expect, it } from 'vitest';
import { loadLanguage } from '../src/i18n/messages.svelte';
import { drawingOf, hear, isMuted, mayReact, PHRASES, REACTIONS } from '../src/rooms/talk.svelte';
import { SPECTATORS, TableStore } from '../src/table/store.svelte';
import { eventSentence } from '../src/table/words';
import type { SocketHandlers } from '../src/wire/socket';
import type { Command, GameEvent, View } from '../src/wire/types';
import { playing } from './fixtures/views';

let handlers: SocketHandlers;
let store: TableStore;
const sent: Command[] = [];

/** The playing view with two persons at the table. */
function together(change: Partial<View> = {}): View {
  const view = playing(change);
  const seats = view.table?.seats.map((chair) =>
    chair.seat === 2 ? { ...chair, kind: 'person' as const, bot: null, name: 'Beto' } : chair,
  );
  return { ...view, table: { ...view.table, id: 't1', seats: seats ?? [] } };
}

function update(version: number, ...events: GameEvent[]): void {
  handlers.message({ type: 'update', version, events, view: together() });
}

beforeEach(async () => {
  await loadLanguage('en');
  for (const seat of [2, null]) hear(together(), seat, true);
  sent.length = 0;
  store = new TableStore((given) => {
    handlers = given;
    return { send: (command) => `c${sent.push(command)}`, close: () => undefined, retryNow: () => undefined };
  });
  handlers.message({ type: 'view', version: 1, view: together() });
});

describe('what is said at a table', () => {
  it('is read in the words of the page, a reaction as a drawing', () => {
    update(2, { type: 'phrase-said', seat: 2, code: 'well-played' });
    expect(store.bubbles[2]).toEqual({ text: 'Well played!', icon: null });
    update(3, { type: 'phrase-said', seat: null, code: 'heart' });
    expect(store.bubbles[SPECTATORS]?.icon).toBe('heart');
    expect(store.log.map((line) => line.text)).toContain('Beto: Well played!');
  });

  it('is not read from whom one does not want to hear, until one does again', () => {
    hear(together(), 2, false);
    expect(isMuted(together(), 2)).toBe(true);
    expect(isMuted(together(), null)).toBe(false);
    update(2, { type: 'phrase-said', seat: 2, code: 'hello' });
    expect(store.bubbles[2]).toBeUndefined();
    expect(eventSentence(together(), { type: 'phrase-said', seat: 2, code: 'hello' })).toBeNull();
    expect(localStorage.getItem('rebelote.muted')).toContain('Beto');
    hear(together(), 2, true);
    update(3, { type: 'phrase-said', seat: 2, code: 'hello' });
    expect(store.bubbles[2]?.text).toBe('Hello!');
  });

  it('travels as a code and holds up no move', () => {
    store.speakOut('hello');
    store.act({ type: 'play', card: 'KH' });
    expect(sent.map((command) => command.type)).toEqual(['say', 'act']);
  });

  it('lets spectators react only while no deal is played', () => {
    expect(mayReact(together())).toBe(true);
    expect(mayReact(together({ seat: null }))).toBe(false);
    expect(mayReact(together({ seat: null, phase: 'scored' }))).toBe(true);
  });

  it('has a drawing for every reaction and for no phrase', () => {
    expect(REACTIONS.map(drawingOf)).toEqual([...REACTIONS]);
    expect(PHRASES.map(drawingOf)).toEqual(PHRASES.map(() => null));
  });
});

describe('asking for consent', () => {
  it('says who asks, who lets it lapse, and who gave the match up', () => {
    const sentences = [
      eventSentence(together(), { type: 'proposed', seat: 2, what: 'surrender' }),
      eventSentence(together(), { type: 'proposal-lapsed', seat: 2, what: 'undo' }),
      eventSentence(together(), { type: 'surrendered', seat: 2, side: 0 }),
      eventSentence(together(), { type: 'rematch-wanted', seat: 2 }),
    ];
    expect(sentences).toEqual([
      'Beto: shall we give up the match?',
      'Nothing is taken back.',
      'Us: match given up.',
      'Beto: another match?',
    ]);
  });
});
