/** A live table as this screen has it: what is shown, what waits to be shown, what the player is about to do. */
import { prefersStillness, settings, timed } from '../state/settings.svelte';
import type { Action, CardText, Command, Params, View } from '../wire/types';
import { TableSocket, tableSocketUrl, type Link, type SocketHandlers } from '../wire/socket';
import { t } from '../i18n/messages.svelte';
import { drawingOf, isMuted } from '../rooms/talk.svelte';
import type { IconName } from '../ui/Icon.svelte';
import { framesOf, type Frame, type Hold } from './frames';
import { ownSeat, placeOf, type Place } from './place';
import { eventSentence, obligation, refusalText, storySoFar, turnSentence } from './words';

const HOLDS: Record<Hold, number> = { none: 0, card: 260, trick: 1200, uncover: 350 };
const BUBBLE_MS = 2600;
/** What is said can be read even where nothing else waits. */
const SHORTEST_BUBBLE_MS = 1300;
const LOG_LENGTH = 200;
/** Behind by more pictures than this (a tab that slept), show where the table is now. */
const QUEUE_LIMIT = 12;
const UNDO_TRIES = 5;

export interface Notice {
  text: string;
  /** The clause of the rules page that says more. */
  clause: string | null;
}

export interface Bubble {
  text: string;
  /** A reaction is drawn; its text is for who cannot see it. */
  icon: IconName | null;
}

/** The place in `bubbles` of whoever watches. */
export const SPECTATORS = -1;

type Connector = (handlers: SocketHandlers) => Pick<TableSocket, 'send' | 'close' | 'retryNow'>;

export class TableStore {
  view = $state.raw<View | null>(null);
  link = $state<Link>('connecting');
  chosen = $state<CardText | null>(null);
  /** Chosen out of turn and confirmed: played as soon as it is legal. */
  armed = $state(false);
  sending = $state(false);
  notice = $state<Notice | null>(null);
  spoken = $state('');
  log = $state.raw<{ key: number; text: string }[]>([]);
  /** What was just said, by seat; `SPECTATORS` stands for all who watch. */
  bubbles = $state.raw<Record<number, Bubble>>({});
  waitingForTap = $state(false);
  /** How many cards have fallen before our eyes. */
  fallen = $state(0);
  /** Where the cards leaving the middle go. */
  sweepTo = $state<Place>('bottom');
  /** Seconds this browser's clock is ahead of the server's. */
  ahead = $state(0);

  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing = false;
  private serial = 0;
  private current: { id: string; command: Command } | null = null;
  /** The commands that were given while another one was under way. */
  private beside: { id: string; command: Command }[] = [];
  private undoNext = false;
  private undoTries = 0;
  private readonly socket: ReturnType<Connector>;

  constructor(connect: Connector) {
    this.socket = connect({
      link: (link) => (this.link = link),
      message: (message) => {
        const room = message.view.table?.room;
        if (room) this.ahead = Date.now() / 1000 - room.now;
        const whole = message.type === 'view';
        this.enqueue(framesOf(message, this.latest()), whole);
        if (whole) {
          this.log = [];
          this.note(storySoFar(message.view));
        }
      },
      settled: (id, refusal) => this.settled(id, refusal),
    });
  }

  static open(id: string): TableStore {
    return new TableStore((handlers) => new TableSocket(tableSocketUrl(id), handlers));
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  retryNow(): void {
    this.socket.retryNow();
  }

  get myTurn(): boolean {
    const view = this.view;
    return view !== null && view.seat !== null && view.turn === view.seat;
  }

  isLegal(card: CardText): boolean {
    return this.view?.legal.cards?.includes(card) ?? false;
  }

  /** What may be said with the chosen card, by choice. */
  get question(): string | null {
    return this.chosen && this.myTurn ? (this.view?.legal.says?.[this.chosen]?.[0] ?? null) : null;
  }

  /** Touching a card: chooses it, says why it is refused, or plays it, as the player likes. */
  touch(card: CardText): void {
    if (this.sending) return;
    this.hurry();
    const again = this.chosen === card;
    if (!this.mayChoose(card)) return;
    this.chosen = card;
    this.armed = false;
    if (again || settings.playing === 'tap') this.confirm();
  }

  private mayChoose(card: CardText): boolean {
    const refused = this.view?.legal.refused?.[card];
    if (this.myTurn && refused) {
      this.chosen = null;
      this.say(refusalText(this.view, refused.rule, refused.params), refused.rule);
      return false;
    }
    this.notice = null;
    return true;
  }

  /** Plays the chosen card, or arms it when it is not our turn yet. With something to say, the question is asked first. */
  confirm(says?: boolean): void {
    const card = this.chosen;
    if (!card || this.sending) return;
    if (!this.myTurn || this.view?.phase !== 'play') {
      this.armed = !this.armed;
      return;
    }
    const word = this.question;
    if (word && says === undefined) return;
    this.act({ type: 'play', card, ...(word && says ? { says: word } : {}) });
  }

  release(): void {
    this.chosen = null;
    this.armed = false;
    this.notice = null;
  }

  act(action: Action): void {
    this.command({ type: 'act', action });
  }

  /**
   * Sends a command. While one is under way neither a move nor the same thing again is sent; whatever else is asked
   * for meanwhile is not lost: the server takes it in its turn.
   */
  command(command: Command): void {
    if (this.sending) {
      this.alsoWanted(command);
      return;
    }
    this.sending = true;
    this.notice = null;
    this.current = { id: '', command };
    this.current.id = this.socket.send(command);
  }

  private alsoWanted(command: Command): void {
    const same = (other: Command | undefined): boolean => JSON.stringify(other) === JSON.stringify(command);
    if (same(this.current?.command)) return;
    if (command.type === 'undo') this.undoNext = true;
    else if (command.type !== 'act' && command.type !== 'next' && !this.beside.some((one) => same(one.command))) {
      this.beside.push({ id: this.socket.send(command), command });
    }
  }

  /** Says a phrase; nothing waits for it, and it waits for nothing. */
  speakOut(phrase: string): void {
    this.socket.send({ type: 'say', phrase });
  }

  /** Ends the wait over a finished trick. */
  hurry(): void {
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.waitingForTap = false;
    this.advance();
  }

  say(text: string, clause: string | null = null): void {
    this.notice = { text, clause };
    this.speak(text);
  }

  private latest(): View | null {
    return this.queue.at(-1)?.view ?? this.view;
  }

  private enqueue(frames: Frame[], reset: boolean): void {
    if (reset || this.queue.length > QUEUE_LIMIT) {
      this.queue = frames.slice(-1);
      clearTimeout(this.timer);
      this.playing = false;
      this.waitingForTap = false;
    } else {
      this.queue.push(...frames);
    }
    if (!this.playing) this.advance();
  }

  private advance(): void {
    this.playing = false;
    const frame = this.queue.shift();
    if (!frame) return;
    this.show(frame);
    if (frame.hold === 'none') {
      this.advance();
      return;
    }
    this.playing = true;
    if (frame.hold === 'trick' && settings.trick === 'tap') {
      this.waitingForTap = true;
      return;
    }
    const hold = prefersStillness() && frame.hold !== 'trick' ? 0 : timed(HOLDS[frame.hold]);
    this.timer = setTimeout(() => this.advance(), hold);
  }

  private show({ view, events }: Frame): void {
    const won = events.find((event) => event.type === 'trick-won');
    if (won) this.sweepTo = placeOf(view, won.seat);
    this.view = view;
    const sentences: string[] = [];
    for (const event of events) {
      if (event.type === 'card-played') this.fallen += 1;
      if (event.type === 'card-played' && event.says) this.bubble(event.seat, t(`ui-${event.says}`));
      if (event.type === 'phrase-said' && !isMuted(view, event.seat)) {
        this.bubble(event.seat ?? SPECTATORS, t(`ui-talk-${event.code}`), drawingOf(event.code));
      }
      if (event.type === 'melds-shown') {
        for (const meld of event.melds) this.bubble(meld.seat, `${t(`meld-${meld.kind}`)}: ${meld.points}`);
      }
      const sentence = eventSentence(view, event);
      if (sentence) sentences.push(sentence);
    }
    this.note(sentences);
    this.keepChoice(view);
    if (this.myTurn && events.length) sentences.push(turnSentence(view), ...obligation(view));
    if (sentences.length) this.speak(sentences.join(' '));
    this.playByItself(view);
  }

  private note(sentences: string[]): void {
    if (!sentences.length) return;
    const lines = sentences.map((text) => ({ key: (this.serial += 1), text }));
    this.log = [...this.log, ...lines].slice(-LOG_LENGTH);
  }

  /** A live region only speaks what changed, so the same sentence twice gets an invisible mark. */
  private speak(text: string): void {
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }

  private bubble(seat: number, text: string, icon: IconName | null = null): void {
    const bubble = { text, icon };
    this.bubbles = { ...this.bubbles, [seat]: bubble };
    setTimeout(
      () => {
        if (this.bubbles[seat] !== bubble) return;
        this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([other]) => Number(other) !== seat));
      },
      Math.max(timed(BUBBLE_MS), SHORTEST_BUBBLE_MS),
    );
  }

  private held(view: View): CardText[] {
    if (view.tableaux) return (view.tableaux[ownSeat(view)] ?? []).flatMap(([card]) => (card ? [card] : []));
    return view.hand;
  }

  /** Keeps what was chosen early, and says why it cannot be when the turn comes and a rule forbids it. */
  private keepChoice(view: View): void {
    if (!this.chosen) return;
    if (!this.held(view).includes(this.chosen)) {
      this.chosen = null;
      this.armed = false;
    } else if (this.myTurn && view.phase === 'play' && !this.isLegal(this.chosen)) {
      const refused = view.legal.refused?.[this.chosen];
      this.chosen = null;
      this.armed = false;
      if (refused) this.say(refusalText(view, refused.rule, refused.params), refused.rule);
    }
  }

  /** The steps a setting takes over: a confirmed early choice, the only card left, the cut. */
  private playByItself(view: View): void {
    if (!this.myTurn || this.sending || this.queue.length) return;
    if (view.phase === 'cut' && settings.cutToChance) {
      this.act({ type: 'cut', at: null });
    } else if (view.phase === 'play' && this.armed && this.chosen) {
      this.armed = false;
      this.confirm();
    } else if (view.phase === 'play' && settings.autoLast && this.held(view).length === 1) {
      this.chosen = this.held(view)[0] ?? null;
      this.confirm();
    }
  }

  private sayWhy({ code, params }: { code: string; params: Params }): void {
    this.say(refusalText(this.view, code, params), code);
  }

  private settled(id: string, refusal: { code: string; params: Params } | null): void {
    if (this.beside.some((one) => one.id === id)) {
      this.beside = this.beside.filter((one) => one.id !== id);
      if (refusal) this.sayWhy(refusal);
      return;
    }
    if (id && this.current && this.current.id && id !== this.current.id) return;
    const command = this.current?.command;
    this.current = null;
    this.sending = false;
    if (refusal?.code === 'stale-version' && command?.type === 'undo' && this.undoTries < UNDO_TRIES) {
      // A bot moved in between; what is taken back is the same choice.
      this.undoTries += 1;
      this.command(command);
      return;
    }
    this.undoTries = 0;
    if (refusal) {
      this.armed = false;
      this.sayWhy(refusal);
    } else if (command?.type === 'act' && command.action.type === 'play') {
      this.chosen = null;
      this.armed = false;
    }
    const undo = this.undoNext && !refusal;
    this.undoNext = false;
    if (undo) this.command({ type: 'undo' });
    else if (!refusal && this.view && !this.playing) this.playByItself(this.view);
  }
}
