/** What the seats of a replayed deal are called, and a view of it that the table's sentences can be asked about. */
import { t, tFirst } from '../i18n/messages.svelte';
import type { View } from '../wire/types';
import type { Deal, Position } from './deal';

const PLACES = ['bottom', 'right', 'top', 'left'];

/** A name for each seat: a person's own, a bot's as at the table, otherwise the seat's number. */
export function namesOf(deal: Deal, names: (string | null)[], bots: (string | null)[]): string[] {
  const person = Math.max(
    0,
    Array.from({ length: deal.players }, (_, seat) => bots[seat]).findIndex((bot) => !bot),
  );
  return Array.from({ length: deal.players }, (_, seat) => {
    if (names[seat]) return names[seat];
    if (bots[seat]) return tFirst([`seat-bot-${placeFrom(deal.players, person, seat)}`]);
    return t('replay-seat', { number: seat + 1 });
  });
}

/** Where a seat sits for one who looks from another: play runs to the right. */
export function placeFrom(players: number, from: number, seat: number): string {
  const step = (seat - from + players) % players;
  return (players === 2 ? ['bottom', 'top'] : PLACES)[step] ?? 'bottom';
}

/** The position as a spectator's view. */
export function viewOf(deal: Deal, position: Position, names: string[]): View {
  return {
    profile: deal.profile,
    players: deal.players,
    seat: null,
    phase: position.sheet ? 'scored' : position.trump ? 'play' : 'auction',
    number: deal.number,
    dealer: deal.dealer,
    first: deal.first,
    turn: position.turn,
    turned: deal.turned,
    calls: position.calls,
    taker: position.taker,
    trump: position.trump,
    counts: position.hands.map((hand) => hand.length),
    hand: [],
    trick: position.trick,
    tricks: position.tricks,
    points: position.points,
    said: [],
    melds: position.melds,
    sheet: position.sheet,
    totals: position.totals,
    pending: position.pending,
    winner: position.winner,
    target: deal.target,
    deals: [],
    legal: {},
    table: { id: '', seats: names.map((name, seat) => ({ seat, kind: 'person' as const, name })) },
  };
}

/** What the two sides are called. */
export function sidesOf(names: string[]): [string, string] {
  const side = (index: number): string => names.filter((_, seat) => seat % 2 === index).join(' + ');
  return [side(0), side(1)];
}
