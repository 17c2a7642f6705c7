import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clauseOf, Rules, sectionsOf } from '../src/rules/clauses';
import type { OptionInfo, ProfileInfo } from '../src/wire/types';

const ENGLISH = readFileSync(join(__dirname, '../../src/rebelote/i18n/locales/en.ftl'), 'utf8');

const option = (name: string, value: OptionInfo['value'], choices: string[] = []): OptionInfo => ({
  name,
  section: 'play',
  type: choices.length ? 'choice' : 'bool',
  choices,
  value,
});

const CLASSIC: ProfileInfo = {
  id: 'classic',
  players: 4,
  target: 1000,
  options: [
    option('packets', [3, 2]),
    option('shuffle', 'every-deal', ['every-deal', 'cut-only']),
    option('next_dealer', 'right', ['right', 'drawn']),
    option('after_all_pass', 'next-dealer', ['next-dealer', 'same-dealer']),
    option('partner_holds', 'any', ['any', 'plain-or-overtrump', 'plain-or-overtrump-if-able', 'as-opponent']),
    option('undertrump', 'forced', ['forced', 'free']),
    option('overtrump_partner', true),
    option('belote', 'said', ['none', 'automatic', 'said', 'said-twice']),
    option('belote_on_failure', 'kept', ['kept', 'lost']),
    option('belote_counts', true),
    option('tied_belote', 'put-aside', ['put-aside', 'kept']),
    option('made_when', 'majority', ['majority', 'half', 'fixed']),
    option('tie', 'litige', ['litige', 'fails', 'makes']),
    option('failure_pays', '162', ['162', 'all-points']),
    option('length', 'target', ['target', 'one-deal']),
    option('target', 1000),
    option('target_is', 'reached', ['reached', 'exceeded']),
    option('equal_totals', 'play-on', ['play-on', 'draw']),
  ],
};

const TWO: ProfileInfo = {
  id: 'decouverte',
  players: 2,
  target: 1000,
  options: [
    option('shuffle', 'cut-only', ['every-deal', 'cut-only']),
    option('uncover', 'after-trick', ['after-trick', 'at-once']),
    option('melds', 'none', ['none', 'counted']),
    option('made_when', 'majority', ['majority', 'half', 'fixed']),
    option('tie', 'fails', ['litige', 'fails', 'makes']),
    option('target', 1000),
    option('target_is', 'reached', ['reached', 'exceeded']),
    option('equal_totals', 'play-on', ['play-on', 'draw']),
  ],
};

const keysOf = (rules: Rules): string[] => sectionsOf(rules).flatMap((one) => one.clauses.map((clause) => clause.key));

describe('the rules page of a profile', () => {
  it('has words for every value of every option', () => {
    for (const profile of [CLASSIC, TWO]) {
      for (const one of profile.options) {
        for (const value of one.type === 'bool' ? [true, false] : (one.choices ?? [])) {
          const rules = new Rules(profile, { [one.name]: value });
          const missing = keysOf(rules).filter((key) => !ENGLISH.includes(`\n${key} =`));
          expect(missing, `${profile.id} ${one.name} ${String(value)}`).toEqual([]);
        }
      }
    }
  });

  it('leaves out an answer or an example that a house rule makes untrue', () => {
    const plain = keysOf(new Rules(CLASSIC));
    const changed = keysOf(new Rules(CLASSIC, { partner_holds: 'as-opponent' }));
    expect(plain).toContain('rules-question-classic-1');
    expect(changed).not.toContain('rules-question-classic-1');
    expect(changed).toContain('rules-question-classic-2');
    const atOnce = sectionsOf(new Rules(TWO, { uncover: 'at-once' })).map((section) => section.id);
    expect(atOnce).not.toContain('example');
  });

  it('says what a house rule changes, and marks it', () => {
    const clauses = sectionsOf(new Rules(CLASSIC, { undertrump: 'free' })).flatMap((one) => one.clauses);
    const ruff = clauses.find((clause) => clause.id === 'play-ruff');
    expect(ruff).toEqual({ id: 'play-ruff', key: 'rules-play-ruff-free', house: true });
    expect(clauses.filter((clause) => clause.house)).toHaveLength(1);
  });

  it('has a clause for every rule a refusal or a score line names', () => {
    const anchors = new Set(
      [CLASSIC, TWO].flatMap((profile) =>
        sectionsOf(new Rules(profile)).flatMap((one) => one.clauses.map(({ id }) => id)),
      ),
    );
    const rules = [
      ...['follow-suit', 'overtrump', 'ruff', 'undertrump', 'partner-overtrump', 'not-exposed', 'cut-range'],
      ...[
        'card-points',
        'last-trick',
        'capot',
        'capot-bonus',
        'belote',
        'belote-kept',
        'belote-taken',
        'made',
        'failed',
      ],
      ...[
        'failed-162',
        'failed-all-points',
        'litige',
        'put-aside',
        'pot-won',
        'contract-fixed',
        'outcome-tied',
        'void',
      ],
    ];
    expect(rules.filter((rule) => rule !== 'order' && !anchors.has(clauseOf(rule)))).toEqual([]);
  });
});
