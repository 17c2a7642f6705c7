/**
 * What is shown, and for how long.
 *
 * The server answers at once; a person needs to see the fourth card before the trick goes. One update becomes the
 * pictures that lead to it: the finished trick lying still, then the table as it now is.
 */
import type { GameEvent, PlayedCard, ServerMessage, View } from '../wire/types';

/** `none`: the next picture may follow at once. */
export type Hold = 'none' | 'card' | 'trick' | 'uncover';

export interface Frame {
  view: View;
  events: GameEvent[];
  hold: Hold;
}

export const seatOnLeft = (view: View, seat: number): number => (seat + view.players - 1) % view.players;

/** The side a seat plays for: its parity, which with two players is the seat itself. */
export const sideOf = (seat: number): number => seat % 2;

export function framesOf(message: Extract<ServerMessage, { type: 'view' | 'update' }>, shown: View | null): Frame[] {
  const { view } = message;
  if (message.type === 'view' || shown === null) return [{ view, events: [], hold: 'none' }];
  const { events } = message;
  const end = events.findIndex((event) => event.type === 'trick-won');
  const finished = view.tricks.at(-1);
  if (end < 0 || !finished || finished.cards.length !== view.players) {
    return [{ view, events, hold: holdOf(events) }];
  }
  const before = events.slice(0, end);
  const after = events.slice(end);
  return [
    {
      view: trickLyingStill(view, shown, withAnnouncements(finished.cards, shown, before), after),
      events: before,
      hold: 'trick',
    },
    { view, events: after, hold: after.some((event) => event.type === 'cards-uncovered') ? 'uncover' : 'none' },
  ];
}

function holdOf(events: GameEvent[]): Hold {
  return events.some((event) => event.type === 'card-played' || event.type === 'called') ? 'card' : 'none';
}

/** A finished trick no longer says who announced what with which card; the open one did. */
function withAnnouncements(cards: PlayedCard[], shown: View, events: GameEvent[]): PlayedCard[] {
  const played = [...shown.trick, ...events.filter((event) => event.type === 'card-played')];
  return cards.map((laid) => ({ ...laid, says: played.find((other) => other.card === laid.card)?.says ?? null }));
}

/** The table just after the last card of a trick fell: nobody's turn, nothing counted, nothing uncovered yet. */
function trickLyingStill(view: View, shown: View, cards: PlayedCard[], after: GameEvent[]): View {
  const finished = view.tricks.at(-1);
  return {
    ...view,
    phase: 'play',
    turn: null,
    legal: {},
    leader: finished?.leader ?? null,
    trick: cards,
    tricks: view.tricks.slice(0, -1),
    points: shown.points,
    totals: shown.totals,
    pending: shown.pending,
    deals: shown.deals,
    winner: null,
    sheet: null,
    tableaux: stillCovered(view, after),
  };
}

function stillCovered(view: View, events: GameEvent[]): View['tableaux'] {
  if (!view.tableaux) return view.tableaux;
  const turned = events.flatMap((event) => (event.type === 'cards-uncovered' ? event.cards : []));
  return view.tableaux.map((piles, seat) =>
    piles.map((pile, index) =>
      turned.some((card) => card.seat === seat && card.pile === index) ? [null, true] : pile,
    ),
  );
}
