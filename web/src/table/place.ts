/** Where a seat is on the screen: the viewer below, play running to the right. */
import type { View } from '../wire/types';

export type Place = 'bottom' | 'right' | 'top' | 'left';

const FOUR: readonly Place[] = ['bottom', 'right', 'top', 'left'];
const TWO: readonly Place[] = ['bottom', 'top'];

/** A spectator looks from seat 0. */
export const ownSeat = (view: View): number => view.seat ?? 0;

export function placeOf(view: View, seat: number): Place {
  const places = view.players === 2 ? TWO : FOUR;
  return places[(seat - ownSeat(view) + view.players) % view.players] ?? 'bottom';
}

/** Seats in the order a reader meets them: the viewer's right, partner, left, and the viewer last. */
export function seatsAround(view: View): number[] {
  return Array.from({ length: view.players }, (_, step) => (ownSeat(view) + 1 + step) % view.players);
}
