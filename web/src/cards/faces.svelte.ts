/** Which picture a card wears: by palette, by room (a large corner index on small screens) and by language. */
import { language } from '../i18n/messages.svelte';
import { settings } from '../state/settings.svelte';
import type { CardText, Suit } from '../wire/types';

type Deck = Record<string, string>;

const decks: Record<string, () => Promise<{ default: Deck }>> = {
  'two-normal': () => import('./faces-two-normal'),
  'two-large': () => import('./faces-two-large'),
  'four-normal': () => import('./faces-four-normal'),
  'four-large': () => import('./faces-four-large'),
};

const FRENCH_LETTERS: Record<string, string> = { J: 'V', Q: 'D', K: 'R' };
const SMALL_SCREEN = '(max-width: 700px), (max-height: 560px)';

let loaded = $state<{ name: string; urls: Deck }>({ name: '', urls: {} });

/** The letter printed in a card's corner: French and Portuguese packs say V D R. */
export function rankLetter(rank: string): string {
  if (rank === 'T') return '10';
  return language() === 'fr' || language() === 'pt' ? (FRENCH_LETTERS[rank] ?? rank) : rank;
}

export const rankOf = (card: CardText): string => card.charAt(0);
export const suitOf = (card: CardText): Suit => card.charAt(1) as Suit;
export const SUIT_SIGNS: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The picture's address, or undefined until the deck is here. */
export function faceUrl(card: CardText): string | undefined {
  const letter = rankOf(card) === 'T' ? 'T' : rankLetter(rankOf(card));
  return loaded.urls[letter + suitOf(card)];
}

async function load(name: string): Promise<void> {
  if (loaded.name === name) return;
  const deck = (await decks[name]?.())?.default ?? {};
  const urls: Deck = {};
  for (const [path, url] of Object.entries(deck)) urls[path.replace(/^.*\/|\.svg$/g, '')] = url;
  loaded = { name, urls };
}

/** Keeps the right deck loaded; call from a component's setup. */
export function useFaces(): void {
  const small = matchMedia(SMALL_SCREEN);
  let cut = $state(small.matches ? 'large' : 'normal');
  $effect(() => {
    const follow = (): void => {
      cut = small.matches ? 'large' : 'normal';
    };
    small.addEventListener('change', follow);
    return () => small.removeEventListener('change', follow);
  });
  $effect(() => void load(`${settings.palette}-${cut}`));
}

/** Fetches all pictures of the current deck ahead of the deal, so that no card turns up blank. */
export function preloadFaces(): void {
  for (const url of Object.values(loaded.urls)) new Image().src = url;
}
