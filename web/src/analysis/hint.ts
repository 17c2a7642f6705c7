/** A hint at the table against bots: what the strongest bot would do from this seat, and why. */
import { t, tFirst } from '../i18n/messages.svelte';
import type { TableStore } from '../table/store.svelte';
import { ApiError, ask } from '../wire/api';
import type { View } from '../wire/types';
import type { Hint } from './types';
import { hintText } from './words';

/** Asks for a hint and says it in the line above the hand. */
export async function askHint(store: TableStore, table: string): Promise<void> {
  const asked = store.view;
  if (!asked) return;
  store.say(t('hint-thinking'));
  const text = await answer(table, asked.table?.bots?.at(-1));
  // where somebody has moved since, what was asked about is over
  if (store.view && choicesMade(store.view) === choicesMade(asked)) store.say(text);
}

/** How far the deal has come; a hint itself changes the view, but not this. */
const choicesMade = ({ number, calls, tricks, trick }: View): string =>
  [number, calls.length, tricks.length, trick.length].join();

async function answer(table: string, strongest: string | undefined): Promise<string> {
  try {
    return hintText(await ask<Hint>(`/api/tables/${table}/hint`, {}), strongest);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (problem.code === 'offline') return t('ui-offline');
    return tFirst([`error-${problem.code}`, `rule-${problem.code}`, 'ui-refused'], { ...problem.params });
  }
}
