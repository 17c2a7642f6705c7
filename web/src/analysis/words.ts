/** Analyses and hints in the player's words. */
import { language, t, tFirst } from '../i18n/messages.svelte';
import { cardName, suitName, worded } from '../table/words';
import type { CallChoice, Hint, Reason } from './types';

/** Why, in a sentence. */
export const reasonText = (reason: Reason): string => t(`hint-${reason.code}`, worded(null, reason.params));

/** A call as a choice: "Pass", "Take with hearts". */
export const callText = (call: CallChoice): string =>
  call.call === 'pass' ? t('analysis-option-pass') : t('analysis-option-take', { suit: suitName(call.suit) });

/** A hint in two or three sentences, the choice first; `strongest` is the bot that should have given it. */
export function hintText(hint: Hint, strongest = hint.bot): string {
  const reasons = hint.reasons.slice(0, 2).map(reasonText);
  const simpler = hint.bot === strongest ? [] : [t('hint-simpler', { bot: tFirst([`bot-${hint.bot}`]) })];
  return [choiceText(hint), ...reasons, ...simpler].join(' ');
}

function choiceText(hint: Hint): string {
  if (hint.card) return t('hint-card', { card: cardName(hint.card) });
  if (hint.call === 'take') return t('hint-call-take', { suit: suitName(hint.suit) });
  return t('hint-call-pass');
}

/** A value with one decimal, written as the language does. */
export const written = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** With one decimal, as numbers with an error are written everywhere here. */
export const decimal = (value: number): number => Math.round(value * 10) / 10;
