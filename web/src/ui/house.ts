/** The options of a profile and their values, in words. */
import { hasMessage, t } from '../i18n/messages.svelte';
import type { OptionInfo } from '../wire/types';

export const optionKey = (name: string): string => `option-${name.replaceAll('_', '-')}`;

/** An option nobody has words for keeps its name. */
export const optionLabel = (name: string): string => (hasMessage(optionKey(name)) ? t(optionKey(name)) : name);

/** A value as a player says it: words where the catalogue has some, packets as `3 + 2`, a number as it is. */
export function choiceWords(name: string, value: OptionInfo['value']): string {
  if (Array.isArray(value)) return value.join(' + ');
  return typeof value === 'number' ? String(value) : t(`${optionKey(name)}-${value}`);
}

export const sameValue = (one: unknown, other: unknown): boolean => String(one) === String(other);
