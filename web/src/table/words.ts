/** The play in words: the same sentence in the panel, in the line above the hand and for a screen reader. */
import { t, tFirst } from '../i18n/messages.svelte';
import type { CardText, GameEvent, Params, Suit, View } from '../wire/types';
import { roomSentence } from '../rooms/words';
import { optionLabel } from '../ui/house';
import { sideOf } from './frames';
import { ownSeat, placeOf } from './place';

/** "the nine of hearts" in the language of the page. */
export const cardName = (card: CardText): string => t(`card-${card.charAt(0)}`, { suit: t(`suit-${card.charAt(1)}`) });

export const suitName = (suit: Suit): string => t(`suit-${suit}`);

export const isYou = (view: View, seat: number): boolean => view.seat === seat;

/** A seat's name: a person's own, a bot's from the catalogue, by where it sits. */
export function seatName(view: View, seat: number): string {
  if (isYou(view, seat)) return t('seat-you');
  const chair = view.table?.seats[seat];
  if (chair?.kind === 'person' && chair.name) return chair.name;
  if (chair?.gone) return t('ui-table-seat-gone');
  if (chair?.kind === 'empty') return t('seat-empty');
  // Where several people look at one table, a name may not depend on who looks.
  if (view.table?.room)
    return t(chair?.kind === 'person' ? 'ui-room-guest' : `ui-room-bot-${seat}`, { number: seat + 1 });
  return t(`seat-bot-${placeOf(view, seat)}`);
}

/** "us" and "them", or the two players' names, as the viewer sees the sides. */
export function sideName(view: View, side: number): string {
  const own = sideOf(ownSeat(view));
  if (view.players === 2) return seatName(view, side);
  if (view.seat === null && view.table?.room) return `${seatName(view, side)} · ${seatName(view, side + 2)}`;
  return t(side === own ? 'ui-us' : 'ui-them');
}

/** Parameters of a rule's sentence with cards and suits put into words. */
export function worded(view: View | null, params: Params = {}): Params {
  const filled: Params = { ...params };
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'string') continue;
    if (name === 'option' || name === 'keys') filled[name] = value.split(', ').map(optionLabel).join(' · ');
    if (name === 'reason') filled[name] = tFirst([`reason-${value}`]);
    if (/^[789TJQKA][SHDC]$/.test(value)) filled[name] = cardName(value);
    else if (/^[SHDC]$/.test(value)) filled[name] = suitName(value as Suit);
  }
  if (view && typeof params['seat'] === 'number') filled['seat'] = seatName(view, params['seat']);
  return filled;
}

/** Why a card or a command was refused, from the rule's own sentence. */
export function refusalText(view: View | null, code: string, params: Params = {}): string {
  return tFirst([`rule-${code}`, `error-${code}`, 'ui-refused'], worded(view, params));
}

/** The sentence of a score line. */
export function scoreRuleText(view: View, rule: string, params: Params = {}): string {
  return t(`rule-${rule}`, worded(view, params));
}

/** One sentence for an event, or none for those that only move the screen. */
export function eventSentence(view: View, event: GameEvent): string | null {
  switch (event.type) {
    case 'pack-prepared':
      return t('event-pack-prepared', { number: event.number, ...subject(view, event.dealer) });
    case 'pack-cut':
      return t('event-pack-cut', subject(view, event.seat));
    case 'cards-dealt':
      return event.turned ? t('event-cards-dealt', { card: cardName(event.turned) }) : null;
    case 'called':
      return event.call === 'take' && event.suit
        ? t('event-takes', { ...subject(view, event.seat), suit: suitName(event.suit) })
        : t('event-passes', subject(view, event.seat));
    case 'hands-completed':
      return t('event-hands-completed');
    case 'melds-shown':
      return event.melds.length
        ? event.melds
            .map((meld) =>
              t('event-meld', { ...subject(view, meld.seat), points: meld.points, kind: t(`meld-${meld.kind}`) }),
            )
            .join(' ')
        : null;
    case 'card-played':
      return playedSentence(view, event);
    case 'trick-won':
      return t('event-trick-won', { ...subject(view, event.seat), points: event.points });
    case 'cards-uncovered':
      return event.cards.length
        ? t('event-uncovered', { cards: list(event.cards.map((item) => cardName(item.card))) })
        : null;
    case 'deal-scored':
      return outcomeSentence(view);
    case 'match-ended':
      return endSentence(view, event.winner);
    case 'undo-taken':
      return t('event-undo', subject(view, event.seat));
    case 'hint-taken':
      return t('hint-practice');
    default:
      return roomSentence(view, event);
  }
}

/** What has happened in the deal so far, as far as a view tells it: for whoever comes to the table now. */
export function storySoFar(view: View): string[] {
  const plays = [...view.tricks.map((trick) => [...trick.cards, trick]), view.trick].flat();
  const events: GameEvent[] = [
    ...(view.dealer === null || view.first === null
      ? []
      : [{ type: 'pack-prepared' as const, number: view.number, dealer: view.dealer, first: view.first }]),
    ...(view.turned ? [{ type: 'cards-dealt' as const, turned: view.turned }] : []),
    ...view.calls.map((call) => ({ type: 'called' as const, ...call })),
    ...plays.map((item) =>
      'winner' in item
        ? { type: 'trick-won' as const, seat: item.winner, points: item.points }
        : { type: 'card-played' as const, ...item },
    ),
  ];
  return events.flatMap((event) => eventSentence(view, event) ?? []);
}

function playedSentence(view: View, event: Extract<GameEvent, { type: 'card-played' }>): string {
  const trump = view.trump === event.card.charAt(1);
  const sentence = t(trump ? 'event-plays-trump' : 'event-plays', {
    ...subject(view, event.seat),
    card: cardName(event.card),
  });
  return event.says
    ? `${sentence} ${t('event-says', { ...subject(view, event.seat), word: t(`ui-${event.says}`) })}`
    : sentence;
}

export function outcomeSentence(view: View): string | null {
  const sheet = view.sheet;
  if (!sheet) return null;
  if (sheet.outcome === 'void') return t('event-void');
  const taker = view.taker ?? 0;
  return t(`event-outcome-${sheet.outcome}`, {
    ...subject(view, taker),
    us: sheet.scores[sideOf(ownSeat(view))] ?? 0,
    them: sheet.scores[1 - sideOf(ownSeat(view))] ?? 0,
  });
}

export function endSentence(view: View, winner: number | 'draw'): string {
  if (winner === 'draw') return t('event-draw');
  if (view.seat === null) return t('event-side-wins', { side: sideName(view, winner) });
  return t(winner === sideOf(view.seat) ? 'event-you-win' : 'event-you-lose');
}

/** How a match ended that a side gave up. */
export function givenUpSentence(view: View): string {
  const side = view.table?.given_up ?? 0;
  if (view.seat === null) return t('ui-table-given-up-side', { side: sideName(view, side) });
  return t(side === sideOf(view.seat) ? 'ui-table-given-up-us' : 'ui-table-given-up-them');
}

/** `$you` picks the verb's person, `$who` is the name when it is somebody else. */
function subject(view: View, seat: number): { who: string; you: string } {
  return { who: seatName(view, seat), you: isYou(view, seat) ? 'yes' : 'no' };
}

/** What the table waits for, always one sentence. */
export function turnSentence(view: View): string {
  if (view.phase === 'scored' || view.phase === 'ended') return t('ui-deal-over');
  if (typeof view.table?.closed === 'string') return t('closed-line');
  if (view.turn === null) return t('ui-wait');
  const key =
    { cut: 'ui-turn-cut', auction: 'ui-turn-call', play: 'ui-turn-play' }[view.phase as 'cut'] ?? 'ui-turn-play';
  return t(key, subject(view, view.turn));
}

/** The page that replays a table's finished deals. */
export const replayOf = (view: View): string =>
  `/replay/${view.table?.room?.code === null ? 'w' : 't'}/${view.table?.id ?? ''}`;

export function list(items: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(items);
}

/** The rule that binds the player now, where one forbids a card: what a screen reader adds to "your turn". */
export function obligation(view: View): string[] {
  const refusals = Object.values(view.legal.refused ?? {});
  const first = refusals[0];
  return first && view.phase === 'play' ? [refusalText(view, first.rule, first.params)] : [];
}
