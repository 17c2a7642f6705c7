/** Names and figures as the statistics write them. */
import { hasMessage, language, t, tFirst } from '../i18n/messages.svelte';

export const gameName = (profile: string): string =>
  hasMessage(`ui-profile-${profile}`) ? t(`ui-profile-${profile}`) : profile;

export const botName = (bot: string): string => tFirst([`bot-${bot}`]);

export const levelName = (id: string): string =>
  id === 'people' || id === '' ? t('stats-people') : id.split('+').map(botName).join(', ');

export const percent = (part: number, whole = 1): string =>
  whole ? new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(part / whole) : '–';

export const mean = (sum: number, count: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(sum / count);

export const whole = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 0, useGrouping: false }).format(value);
