/** What can be said at a table, and whom this browser does not want to hear. */
import type { IconName } from '../ui/Icon.svelte';
import type { View } from '../wire/types';

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thank-you',
  'sorry',
  'no-hurry',
  'one-moment',
  'back-again',
  'good-game',
  'goodbye',
] as const;

export const REACTIONS = ['smile', 'laugh', 'surprise', 'thumb', 'heart'] as const satisfies readonly IconName[];

/** The drawing of a reaction; none for a phrase. */
export const drawingOf = (code: string): IconName | null => REACTIONS.find((known) => known === code) ?? null;

/** Spectators may react only while no deal is played: what they see could be a hint. */
export const mayReact = (view: View): boolean =>
  view.seat !== null || view.table?.begun === false || ['ready', 'scored', 'ended'].includes(view.phase);

const STORED = 'rebelote.muted';
const MOST_KEPT = 200;

/** Told apart by table, seat and name: the server gives out no other sign of who somebody is. */
const keyOf = (view: View, seat: number | null): string =>
  JSON.stringify([view.table?.id ?? '', seat, seat === null ? '' : (view.table?.seats[seat]?.name ?? '')]);

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

let muted = $state.raw<string[]>(stored());

export const isMuted = (view: View, seat: number | null): boolean => muted.includes(keyOf(view, seat));

/** Hears somebody again, or no more. Kept in this browser; nobody is told. */
export function hear(view: View, seat: number | null, heard: boolean): void {
  const key = keyOf(view, seat);
  muted = [...muted.filter((other) => other !== key), ...(heard ? [] : [key])].slice(-MOST_KEPT);
  localStorage.setItem(STORED, JSON.stringify(muted));
}
