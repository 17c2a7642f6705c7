/** A hint at the table against bots: what the strongest bot would do from this seat, and why. */
import { t, tFirst } from '../i18n/messages.svelte';
import type { TableStore } from '../table/store.svelte';
import { ApiError, ask } from '../wire/api';
import type { Hint } from './types';
import { hintText } from './words';

/** Asks for a hint and says it in the line above the hand. */
export async function askHint(store: TableStore, table: string): Promise<void> {
  const asked = store.view;
  if (!asked) return;
  store.say(t('hint-thinking'));
  const text = await answer(table);
  // somebody has moved since: what was asked about is over
  if (store.view === asked) store.say(text);
}

async function answer(table: string): Promise<string> {
  try {
    return hintText(await ask<Hint>(`/api/tables/${table}/hint`, {}));
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (problem.code === 'offline') return t('ui-offline');
    return tFirst([`error-${problem.code}`, `rule-${problem.code}`, 'ui-refused'], { ...problem.params });
  }
}
