/** How cards travel: from hand to trick, from trick to its winner. Under reduced motion they only fade. */
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { prefersStillness, timed } from '../state/settings.svelte';
import type { Place } from './place';

const CARD_MS = 200;
const SWEEP_MS = 250;
const TURN_MS = 300;
const FADE_MS = 120;

/** Whole steps from the middle towards a place, right and down. */
const TOWARDS: Record<Place, readonly [number, number]> = {
  bottom: [0, 1],
  top: [0, -1],
  right: [1, 0],
  left: [-1, 0],
};

function fade(): TransitionConfig {
  return { duration: timed(FADE_MS), css: (t) => `opacity:${t}` };
}

function offset(node: Element, place: Place): [number, number] {
  const felt = node.closest('[data-felt]')?.getBoundingClientRect();
  const [x, y] = TOWARDS[place];
  return [(x * (felt?.width ?? 400)) / 2.4, (y * (felt?.height ?? 400)) / 2.4];
}

/** A card coming from a seat's place. */
export function arrive(node: Element, { from }: { from: Place }): TransitionConfig {
  if (prefersStillness()) return fade();
  const [x, y] = offset(node, from);
  return {
    duration: timed(CARD_MS),
    easing: cubicOut,
    css: (t, u) => `translate:${u * x}px ${u * y}px;opacity:${Math.min(1, 0.3 + t * 2)}`,
  };
}

/** A finished trick going to its winner; `to` is read when it goes. */
export function sweep(node: Element, { to }: { to: () => Place }): TransitionConfig {
  if (prefersStillness()) return fade();
  const [x, y] = offset(node, to());
  return {
    duration: timed(SWEEP_MS),
    css: (t, u) => `translate:${u * x}px ${u * y}px;scale:${0.5 + t / 2};opacity:${Math.min(1, t * 1.6)}`,
  };
}

/** A covered card being turned over. */
export function turnOver(_node: Element): TransitionConfig {
  if (prefersStillness()) return fade();
  return { duration: timed(TURN_MS), css: (t) => `transform:perspective(600px) rotateY(${(1 - t) * 90}deg)` };
}

/** A card on its way out is in nobody's hand any more: what it showed of the turn before must not linger. */
export function leaving(event: Event): void {
  for (const card of (event.currentTarget as Element).querySelectorAll<HTMLElement>('[data-legal]'))
    card.dataset['legal'] = 'false';
}

type Fly = (node: Element, params: { key: string; from?: Place }) => () => TransitionConfig;

/** One's own card: flies from where it stood to where it lies. Each table has a pair of its own. */
export function travel(): [send: Fly, receive: Fly] {
  return crossfade({
    duration: () => (prefersStillness() ? FADE_MS : timed(CARD_MS)),
    easing: cubicOut,
    fallback: (node, params) => {
      const from = (params as { from?: Place }).from;
      return from ? arrive(node, { from }) : { duration: 0 };
    },
  });
}
