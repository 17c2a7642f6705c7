/**
 * A finished deal as the server replays it, and where everything lies after each of its steps.
 *
 * Only cards are moved here: who wins a trick, what is uncovered and what is written all come with the events.
 */
import type { Call, CardText, GameEvent, Meld, PlayedCard, Sheet, Suit, Trick } from '../wire/types';

/** Events of a finished deal hide nothing. */
export type OpenEvent =
  Exclude<GameEvent, { type: 'hands-completed' }> | { type: 'hands-completed'; drawn: CardText[][] };

export interface Step {
  seat: number;
  legal: { calls?: { call: 'pass' | 'take'; suit?: Suit | null }[]; cards?: CardText[] };
  events: OpenEvent[];
}

export interface Deal {
  profile: string;
  players: number;
  house_rules: Record<string, unknown>;
  target: number | null;
  match: string;
  number: number;
  dealer: number;
  first: number;
  cut: number;
  before: { totals: number[]; pending: number };
  turned: CardText;
  hands?: CardText[][];
  /** Each seat's piles, `[exposed, covered]`. */
  tableaux?: [CardText, CardText][][];
  steps: Step[];
}

/** A pile: its exposed card and the covered one beneath, null where there is none. */
export interface OpenPile {
  card: CardText | null;
  below: CardText | null;
}

/** Where everything lies after a number of steps. */
export interface Position {
  /** Steps done. */
  step: number;
  /** Who acts next; null when the deal is over. */
  turn: number | null;
  hands: CardText[][];
  piles: OpenPile[][];
  calls: Call[];
  taker: number | null;
  trump: Suit | null;
  /** The cards in the middle: the open trick, or the one just finished. */
  trick: PlayedCard[];
  /** Who won the finished trick in the middle; null while it is open. */
  won: number | null;
  tricks: Trick[];
  points: number[];
  melds: Meld[];
  sheet: Sheet | null;
  totals: number[];
  pending: number;
  winner: number | 'draw' | null;
}

/** All positions of a deal, from the cards just dealt to the end: one more than it has steps. */
export function positionsOf(deal: Deal): Position[] {
  const positions = [start(deal)];
  for (const step of deal.steps) {
    const before = positions[positions.length - 1] as Position;
    const after = step.events.reduce((position, event) => moved(position, event), { ...before, step: before.step + 1 });
    const over = after.sheet !== null;
    after.turn = over ? null : (deal.steps[after.step]?.seat ?? null);
    positions.push(after);
  }
  return positions;
}

function start(deal: Deal): Position {
  return {
    step: 0,
    turn: deal.steps[0]?.seat ?? null,
    hands: deal.hands ?? [],
    piles: (deal.tableaux ?? []).map((piles) => piles.map(([card, below]) => ({ card, below }))),
    calls: [],
    taker: null,
    trump: null,
    trick: [],
    won: null,
    tricks: [],
    points: [0, 0],
    melds: [],
    sheet: null,
    totals: deal.before.totals,
    pending: deal.before.pending,
    winner: null,
  };
}

function moved(position: Position, event: OpenEvent): Position {
  switch (event.type) {
    case 'called':
      return called(position, event);
    case 'hands-completed':
      return { ...position, hands: position.hands.map((hand, seat) => [...hand, ...(event.drawn[seat] ?? [])]) };
    case 'melds-shown':
      return { ...position, melds: event.melds };
    case 'card-played':
      return played(position, event);
    case 'trick-won':
      return trickWon(position, event.seat, event.points);
    case 'cards-uncovered':
      return { ...position, piles: uncovered(position.piles, event.cards) };
    case 'deal-scored':
      return { ...position, sheet: event, totals: event.totals, pending: event.pending };
    case 'match-ended':
      return { ...position, winner: event.winner };
    default:
      return position;
  }
}

function called(position: Position, event: Call): Position {
  const { seat, call, suit } = event;
  const calls = [...position.calls, { seat, call, suit: suit ?? null }];
  return call === 'take' ? { ...position, calls, taker: seat, trump: suit ?? null } : { ...position, calls };
}

function played(position: Position, event: PlayedCard): Position {
  const laid = { seat: event.seat, card: event.card, says: event.says ?? null };
  return {
    ...position,
    hands: position.hands.map((hand) => hand.filter((card) => card !== event.card)),
    piles: position.piles.map((piles) =>
      piles.map((pile) => (pile.card === event.card ? { ...pile, card: null } : pile)),
    ),
    trick: position.won === null ? [...position.trick, laid] : [laid],
    won: null,
  };
}

function trickWon(position: Position, seat: number, points: number): Position {
  const leader = position.trick[0]?.seat ?? seat;
  const side = seat % 2;
  return {
    ...position,
    won: seat,
    tricks: [...position.tricks, { leader, winner: seat, points, cards: position.trick }],
    points: position.points.map((sum, index) => (index === side ? sum + points : sum)),
  };
}

function uncovered(piles: OpenPile[][], cards: { seat: number; pile: number; card: CardText }[]): OpenPile[][] {
  return piles.map((own, seat) =>
    own.map((pile, index) => {
      const up = cards.find((item) => item.seat === seat && item.pile === index);
      return up ? { card: up.card, below: null } : pile;
    }),
  );
}

/** The step after which a trick's first card is still to be played, for every trick: where a jump by trick lands. */
export function trickStarts(positions: Position[]): number[] {
  const starts = [0];
  for (const position of positions) {
    const taken = position.trump !== null && position.trick.length === 0 && starts.length === 1;
    if (taken || position.won !== null) starts.push(position.step);
  }
  return [...new Set(starts)];
}

const SUITS = 'SHDC';
const PLAIN = '789JQKTA';
const TRUMP = '78QKTA9J';
/** Suits in an order of alternating colours. */
const ORDER: Record<string, number> = { S: 0, H: 1, C: 2, D: 3 };

/** A hand as a player holds it: trump first, then suit by suit, the strong cards first. */
export function sorted(hand: CardText[], trump: Suit | null): CardText[] {
  const value = (card: CardText): number => {
    const suit = card.charAt(1);
    const strength = (suit === trump ? TRUMP : PLAIN).indexOf(card.charAt(0));
    const place = suit === trump ? -1 : (ORDER[suit] ?? SUITS.indexOf(suit));
    return place * 10 - strength;
  };
  return [...hand].sort((a, b) => value(a) - value(b));
}
