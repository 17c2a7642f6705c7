/**
 * Words in the player's language, from the same catalogues the server and the command read.
 *
 * One lazy chunk a language. `t` is reactive: changing the language redraws what was said.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'es', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
};

const STORED = 'rebelote.language';

const sources = import.meta.glob<string>('../../../src/rebelote/i18n/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

let current = $state<{ language: Language; bundle: FluentBundle }>({
  language: 'en',
  bundle: new FluentBundle('en'),
});

/** Builds a bundle from a catalogue's text; exported for the tests that hold the catalogues together. */
export function bundleOf(language: Language, text: string): { bundle: FluentBundle; errors: Error[] } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  return { bundle, errors: bundle.addResource(new FluentResource(text)) };
}

export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(STORED), ...navigator.languages];
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag?.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return 'en';
}

export async function loadLanguage(language: Language): Promise<void> {
  const load = Object.entries(sources).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1];
  const text = load ? await load() : '';
  current = { language, bundle: bundleOf(language, text).bundle };
  document.documentElement.lang = language;
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED, language);
  await loadLanguage(language);
}

export const language = (): Language => current.language;

export const hasMessage = (key: string): boolean => current.bundle.hasMessage(key);

/** The sentence of a key, its `$placeholders` filled from `params`. A missing key shows itself, never nothing. */
export function t(key: string, params: Record<string, FluentVariable | boolean | null | undefined> = {}): string {
  const pattern = current.bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(params)) {
    // 1000 points are written so at every table, never 1,000.
    if (typeof value === 'number') filled[name] = new FluentNumber(value, { useGrouping: false });
    else filled[name] = typeof value === 'boolean' ? String(value) : (value ?? '');
  }
  return current.bundle.formatPattern(pattern, filled, []);
}

/** The first of `keys` that has words, or the last. */
export function tFirst(keys: string[], params: Parameters<typeof t>[1] = {}): string {
  return t(keys.find(hasMessage) ?? keys.at(-1) ?? '', params);
}
