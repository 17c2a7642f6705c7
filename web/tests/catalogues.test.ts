import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf, LANGUAGES, type Language } from '../src/i18n/messages.svelte';

const LOCALES = join(__dirname, '../../src/rebelote/i18n/locales');
const text = (language: Language): string => readFileSync(join(LOCALES, `${language}.ftl`), 'utf8');
const keys = (language: Language): string[] =>
  [...text(language).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? '');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe.each(LANGUAGES)('the catalogue of %s', (language) => {
  it('can be read without a fault', () => {
    expect(bundleOf(language, text(language)).errors).toEqual([]);
  });

  it('has the keys of English, each once', () => {
    expect([...keys(language)].sort()).toEqual([...new Set(keys('en'))].sort());
  });

  it('fills every sentence without an error', () => {
    const { bundle } = bundleOf(language, text(language));
    for (const key of keys(language)) {
      const pattern = bundle.getMessage(key)?.value;
      expect(pattern, key).toBeTruthy();
    }
  });
});

describe('the client', () => {
  it('asks only for sentences that exist', () => {
    const known = new Set(keys('en'));
    const asked = sources(join(__dirname, '../src')).flatMap((source) =>
      [...source.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
  });
});
