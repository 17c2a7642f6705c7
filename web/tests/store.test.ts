import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { set } from '../src/state/settings.svelte';
import { TableStore } from '../src/table/store.svelte';
import type { SocketHandlers } from '../src/wire/socket';
import type { Command, View } from '../src/wire/types';
import { playing, trickDone } from './fixtures/views';

class FakeSocket {
  sent: Command[] = [];
  constructor(readonly handlers: SocketHandlers) {}
  send(command: Command): string {
    this.sent.push(command);
    return `c${this.sent.length}`;
  }
  close(): void {
    this.handlers.link('gone');
  }
  retryNow(): void {
    this.handlers.link('connecting');
  }
}

let socket: FakeSocket;
let store: TableStore;

function show(view: View): void {
  socket.handlers.message({ type: 'view', version: 1, view });
}

beforeEach(() => {
  vi.useFakeTimers();
  set({ playing: 'confirm', trick: 'timed', autoLast: false, cutToChance: false, speed: 'normal' });
  store = new TableStore((handlers) => (socket = new FakeSocket(handlers)));
});

afterEach(() => vi.useRealTimers());

describe('choosing and playing a card', () => {
  it('says which rule refuses a card, and sends nothing', () => {
    show(playing());
    store.touch('7S');
    expect(store.notice?.clause).toBe('follow-suit');
    expect(store.chosen).toBeNull();
    expect(socket.sent).toEqual([]);
  });

  it('asks once whether to say belote, and plays as answered', () => {
    show(playing());
    store.touch('KH');
    expect(store.question).toBe('belote');
    store.confirm();
    expect(socket.sent).toEqual([]);
    store.confirm(true);
    expect(socket.sent).toEqual([{ type: 'act', action: { type: 'play', card: 'KH', says: 'belote' } }]);
  });

  it('plays on the second touch and never twice while it waits for the answer', () => {
    show(playing({ legal: { cards: ['KH', 'QH'], says: {}, refused: {} } }));
    store.touch('KH');
    store.touch('KH');
    store.touch('QH');
    store.confirm();
    expect(socket.sent).toHaveLength(1);
  });

  it('leaves the table as it was when the server refuses, and says why', () => {
    show(playing({ legal: { cards: ['KH'], says: {}, refused: {} } }));
    store.touch('KH');
    store.confirm();
    socket.handlers.settled('c1', { code: 'stale-version', params: {} });
    expect(store.sending).toBe(false);
    expect(store.notice).not.toBeNull();
    expect(store.view?.hand).toContain('KH');
  });

  it('plays a card armed out of turn as soon as it is legal', () => {
    show(playing({ turn: 3, legal: {} }));
    store.touch('QH');
    store.confirm();
    expect(store.armed).toBe(true);
    show(playing({ legal: { cards: ['QH'], says: {}, refused: {} } }));
    expect(socket.sent).toEqual([{ type: 'act', action: { type: 'play', card: 'QH' } }]);
  });

  it('lets an armed card go when a rule forbids it, and says which', () => {
    show(playing({ turn: 3, legal: {} }));
    store.touch('7S');
    store.confirm();
    show(playing());
    expect(socket.sent).toEqual([]);
    expect(store.chosen).toBeNull();
    expect(store.notice?.clause).toBe('follow-suit');
  });
});

describe('time at the table', () => {
  const update = (): void =>
    socket.handlers.message({
      type: 'update',
      version: 2,
      events: [
        { type: 'card-played', seat: 1, card: 'JH' },
        { type: 'trick-won', seat: 1, points: 24 },
      ],
      view: trickDone(),
    });

  it('keeps a finished trick for its time, then lets it go', () => {
    show(playing());
    update();
    expect(store.view?.trick).toHaveLength(4);
    vi.advanceTimersByTime(1100);
    expect(store.view?.trick).toHaveLength(4);
    vi.advanceTimersByTime(200);
    expect(store.view?.trick).toHaveLength(0);
    expect(store.sweepTo).toBe('right');
  });

  it('waits for a tap where the player asked for it', () => {
    set({ trick: 'tap' });
    show(playing());
    update();
    vi.advanceTimersByTime(60_000);
    expect(store.waitingForTap).toBe(true);
    store.hurry();
    expect(store.view?.trick).toHaveLength(0);
  });

  it('shows where the table is after a reload, without replaying anything', () => {
    show(playing());
    update();
    show(trickDone({ number: 7 }));
    expect(store.view?.number).toBe(7);
    expect(store.view?.trick).toHaveLength(0);
  });
});

describe('what a setting takes over', () => {
  it('leaves the cut to chance', () => {
    set({ cutToChance: true });
    show(playing({ phase: 'cut', legal: { cut: true } }));
    expect(socket.sent).toEqual([{ type: 'act', action: { type: 'cut', at: null } }]);
  });

  it('plays the only card left', () => {
    set({ autoLast: true });
    show(playing({ hand: ['KH'], legal: { cards: ['KH'], says: {}, refused: {} } }));
    expect(socket.sent).toEqual([{ type: 'act', action: { type: 'play', card: 'KH' } }]);
  });

  it('still asks for belote with the only card left', () => {
    set({ autoLast: true });
    show(playing({ hand: ['KH'], legal: { cards: ['KH'], says: { KH: ['rebelote'] }, refused: {} } }));
    expect(socket.sent).toEqual([]);
    expect(store.question).toBe('rebelote');
  });
});

describe('what is asked for while a move is under way', () => {
  const move: Command = { type: 'act', action: { type: 'play', card: 'KH' } };
  const ask: Command = { type: 'propose', what: 'undo' };

  function underWay(): void {
    show(playing({ legal: { cards: ['KH'], says: {}, refused: {} } }));
    store.touch('KH');
    store.confirm();
    expect(socket.sent).toEqual([move]);
  }

  it('goes to the server after it, once', () => {
    underWay();
    store.command(ask);
    store.command(ask);
    store.command({ type: 'leave' });
    expect(socket.sent).toEqual([move, ask, { type: 'leave' }]);
    socket.handlers.settled('c2', null);
    expect(store.sending).toBe(true);
    socket.handlers.settled('c1', null);
    expect(store.sending).toBe(false);
  });

  it('tells why it was refused', () => {
    underWay();
    store.command(ask);
    socket.handlers.settled('c1', null);
    socket.handlers.settled('c2', { code: 'nothing-to-undo', params: {} });
    expect(store.notice?.clause).toBe('nothing-to-undo');
    expect(store.sending).toBe(false);
  });

  it('is taken back once it is done, where one plays alone', () => {
    underWay();
    store.command({ type: 'undo' });
    store.act({ type: 'play', card: 'QH' });
    expect(socket.sent).toEqual([move]);
    socket.handlers.settled('c1', null);
    expect(socket.sent).toEqual([move, { type: 'undo' }]);
  });

  it('has nothing to take back where the move was refused', () => {
    underWay();
    store.command({ type: 'undo' });
    socket.handlers.settled('c1', { code: 'stale-version', params: {} });
    expect(socket.sent).toEqual([move]);
  });
});
