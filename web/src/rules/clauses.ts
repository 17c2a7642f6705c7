/**
 * A profile's rules as numbered sections of sentences, chosen by the profile's options.
 *
 * Every sentence is a key of the catalogue; an option a house rule changes picks another sentence and is marked, so
 * the page says what is played.
 */
import type { OptionInfo, Params, ProfileInfo } from '../wire/types';

export interface Clause {
  /** The anchor that "Why?" opens. */
  id: string;
  key: string;
  params?: Params;
  /** Whether a house rule of the table changed this. */
  house?: boolean;
}

export interface Section {
  id: 'deal' | 'order' | 'play' | 'count' | 'example' | 'context' | 'questions';
  clauses: Clause[];
}

type Value = OptionInfo['value'];

/** The options in force, and which of them a table changed. */
export class Rules {
  private readonly values = new Map<string, Value>();
  private readonly changed: ReadonlySet<string>;
  readonly id: string;
  readonly two: boolean;

  constructor(profile: ProfileInfo, houseRules: Record<string, unknown> = {}) {
    this.id = profile.id;
    this.two = profile.players === 2;
    for (const option of profile.options) this.values.set(option.name, option.value);
    for (const [name, value] of Object.entries(houseRules)) this.values.set(name, value as Value);
    this.changed = new Set(Object.keys(houseRules));
  }

  /** An option's value in words of its own (`cut-only`, `true`, `82`), or `otherwise` where the profile has none. */
  is(name: string, otherwise = ''): string {
    const value = this.values.get(name);
    return value === undefined ? otherwise : Array.isArray(value) ? value.join(' + ') : String(value);
  }

  number(name: string): number {
    return Number(this.values.get(name) ?? 0);
  }

  house(...names: string[]): boolean {
    return names.some((name) => this.changed.has(name));
  }

  get oneDeal(): boolean {
    return this.is('length') === 'one-deal';
  }
}

export function sectionsOf(rules: Rules): Section[] {
  const sections: Section[] = [
    { id: 'deal', clauses: rules.two ? dealForTwo(rules) : dealForFour(rules) },
    { id: 'order', clauses: [{ id: 'order', key: 'rules-order' }] },
    { id: 'play', clauses: rules.two ? playForTwo(rules) : playForFour(rules) },
    { id: 'count', clauses: count(rules) },
    { id: 'example', clauses: numbered(rules, 'example', EXAMPLES) },
    { id: 'context', clauses: numbered(rules, 'context', CONTEXTS) },
    { id: 'questions', clauses: numbered(rules, 'question', QUESTIONS) },
  ];
  return sections.filter((section) => section.clauses.length > 0);
}

/** How many sentences each profile has of its own. */
const EXAMPLES: Record<string, number> = { classic: 3, contract: 2, 'single-deal': 1, decouverte: 2 };
const CONTEXTS: Record<string, number> = { classic: 3, contract: 1, 'single-deal': 1, decouverte: 3 };
export const QUESTIONS: Record<string, number> = { classic: 3, contract: 3, 'single-deal': 3, decouverte: 3 };

/** Sentences of a profile that hold only while these options are the book's: a house rule takes them off the page. */
const HOLDS_WITH: Record<string, string[]> = {
  'example-classic-3': ['made_when', 'failure_pays'],
  'example-contract-2': ['made_when', 'contract_points', 'contract_points_with_belote', 'belote'],
  'example-single-deal-1': ['made_when', 'tie', 'belote', 'belote_counts'],
  'example-decouverte-1': ['uncover'],
  'example-decouverte-2': ['uncover'],
  'context-contract-1': ['made_when', 'belote'],
  'context-single-deal-1': ['length'],
  'question-classic-1': ['partner_holds', 'overtrump_partner'],
  'question-classic-2': ['belote'],
  'question-classic-3': ['belote', 'belote_on_failure'],
  'question-contract-1': ['belote', 'made_when', 'contract_points_with_belote'],
  'question-contract-2': ['undertrump', 'partner_holds'],
  'question-contract-3': ['next_dealer', 'after_all_pass'],
  'question-single-deal-1': ['made_when', 'tie'],
  'question-single-deal-2': ['belote', 'belote_on_failure', 'failure_pays'],
  'question-decouverte-1': ['uncover'],
  'question-decouverte-3': ['melds'],
};

function numbered(rules: Rules, kind: string, counts: Record<string, number>): Clause[] {
  const all = Array.from({ length: counts[rules.id] ?? 0 }, (_, index) => index + 1);
  return all
    .filter((number) => !rules.house(...(HOLDS_WITH[`${kind}-${rules.id}-${number}`] ?? [])))
    .map((number) => ({ id: `${kind}-${number}`, key: `rules-${kind}-${rules.id}-${number}` }));
}

function dealForFour(rules: Rules): Clause[] {
  const dealer = rules.oneDeal ? 'once' : rules.is('next_dealer', 'right');
  const allPass = rules.oneDeal ? 'void' : rules.is('after_all_pass', 'next-dealer');
  return [
    {
      id: 'goal',
      key: rules.oneDeal ? 'rules-goal-one-deal' : 'rules-goal-match',
      params: { target: rules.number('target') },
    },
    { id: 'deal-seats', key: 'rules-deal-four' },
    { id: 'deal-dealer', key: `rules-deal-dealer-${dealer}`, house: rules.house('next_dealer') },
    {
      id: 'deal-shuffle',
      key: `rules-deal-shuffle-${rules.is('shuffle', 'every-deal')}`,
      house: rules.house('shuffle'),
    },
    {
      id: 'deal-packets',
      key: 'rules-deal-packets',
      params: { packets: rules.is('packets', '3 + 2'), number: rules.is('packets', '3 + 2').split(' + ').length },
      house: rules.house('packets'),
    },
    { id: 'deal-auction', key: 'rules-deal-auction' },
    { id: 'deal-pass', key: `rules-deal-pass-${allPass}`, house: rules.house('after_all_pass') },
    { id: 'deal-completion', key: 'rules-deal-completion' },
  ];
}

function dealForTwo(rules: Rules): Clause[] {
  return [
    { id: 'goal', key: 'rules-goal-two', params: { target: rules.number('target') } },
    { id: 'deal-seats', key: 'rules-deal-two' },
    {
      id: 'deal-shuffle',
      key: `rules-deal-shuffle-two-${rules.is('shuffle', 'cut-only')}`,
      house: rules.house('shuffle'),
    },
    { id: 'deal-packets', key: 'rules-deal-rows' },
    { id: 'deal-auction', key: 'rules-deal-indicator' },
    { id: 'deal-pass', key: 'rules-deal-pass-two', house: rules.house('after_all_pass') },
    { id: 'deal-completion', key: 'rules-deal-stays' },
  ];
}

function playForFour(rules: Rules): Clause[] {
  const partner = rules.is('partner_holds', 'any');
  return [
    { id: 'play-lead', key: 'rules-play-lead' },
    { id: 'play-follow', key: 'rules-play-follow' },
    {
      id: 'play-overtrump',
      key: `rules-play-overtrump-${rules.is('overtrump_partner', 'true')}`,
      house: rules.house('overtrump_partner'),
    },
    { id: 'play-partner', key: `rules-play-partner-${partner}`, house: rules.house('partner_holds') },
    { id: 'play-ruff', key: `rules-play-ruff-${rules.is('undertrump', 'forced')}`, house: rules.house('undertrump') },
    { id: 'play-free', key: 'rules-play-free' },
    { id: 'play-win', key: 'rules-play-win' },
  ];
}

function playForTwo(rules: Rules): Clause[] {
  return [
    { id: 'play-lead', key: 'rules-play-lead-two' },
    { id: 'play-follow', key: 'rules-play-follow-two' },
    { id: 'play-overtrump', key: 'rules-play-overtrump-two' },
    { id: 'play-ruff', key: 'rules-play-ruff-two' },
    { id: 'play-covered', key: 'rules-play-covered' },
    { id: 'play-win', key: 'rules-play-win' },
    {
      id: 'play-uncover',
      key: `rules-play-uncover-${rules.is('uncover', 'after-trick')}`,
      house: rules.house('uncover'),
    },
  ];
}

function count(rules: Rules): Clause[] {
  return [
    { id: 'count-last', key: 'rules-count-last' },
    { id: 'count-capot', key: 'rules-count-capot', params: { tricks: rules.two ? 16 : 8 } },
    ...countBelote(rules),
    ...countContract(rules),
    ...countFailure(rules),
    { id: 'count-tie', key: tieKey(rules), house: rules.house('tie', 'tied_belote', 'made_when') },
    ...countMatch(rules),
  ];
}

function countBelote(rules: Rules): Clause[] {
  const melds = rules.is('melds', 'none');
  if (rules.two) return [{ id: 'count-belote', key: `rules-count-melds-${melds}`, house: rules.house('melds') }];
  const belote = rules.is('belote', 'said');
  const clauses: Clause[] = [{ id: 'count-belote', key: `rules-count-belote-${belote}`, house: rules.house('belote') }];
  if (belote !== 'none') clauses.push({ id: 'count-melds', key: 'rules-count-nothing-else' });
  return clauses;
}

function countContract(rules: Rules): Clause[] {
  const made = rules.is('made_when', 'majority');
  const params = {
    points: rules.number('contract_points'),
    belote: rules.number('contract_points_with_belote'),
  };
  const house = rules.house('made_when', 'contract_points', 'contract_points_with_belote');
  const clauses: Clause[] = [
    { id: 'count-contract', key: `rules-count-contract-${made}${rules.two ? '-two' : ''}`, params, house },
  ];
  if (rules.is('belote_counts') === 'false') {
    clauses.push({ id: 'count-contract-belote', key: 'rules-count-belote-apart', house: rules.house('belote_counts') });
  }
  clauses.push({ id: 'count-made', key: 'rules-count-made' });
  return clauses;
}

function countFailure(rules: Rules): Clause[] {
  const house = rules.house('belote_on_failure', 'failure_pays');
  if (rules.two) return [{ id: 'count-failed', key: 'rules-count-failed-two', house }];
  const kept = rules.is('belote', 'said') === 'none' ? 'plain' : rules.is('belote_on_failure', 'kept');
  const pays = kept === 'lost' && rules.is('failure_pays') === 'all-points' ? 'all-points' : kept;
  return [
    { id: 'count-failed', key: `rules-count-failed-${pays}`, house },
    { id: 'count-swept', key: 'rules-count-swept' },
  ];
}

/** What equal points mean; a litige also says what becomes of the takers' belote. */
function tieKey(rules: Rules): string {
  const tie = rules.is('tie', 'litige');
  if (rules.is('made_when') === 'fixed') return 'rules-count-tie-fixed';
  if (tie === 'litige' && rules.is('tied_belote') === 'kept') return 'rules-count-tie-litige-kept';
  return `rules-count-tie-${tie}`;
}

function countMatch(rules: Rules): Clause[] {
  if (rules.oneDeal) return [{ id: 'count-match', key: 'rules-count-one-deal' }];
  const house = rules.house('target', 'target_is', 'equal_totals');
  const reach = rules.is('target_is', 'reached');
  return [
    { id: 'count-match', key: `rules-count-match-${reach}`, params: { target: rules.number('target') }, house },
    { id: 'count-equal', key: `rules-count-equal-${rules.is('equal_totals', 'play-on')}`, house },
  ];
}

const CLAUSES: Record<string, string> = {
  'follow-suit': 'play-follow',
  overtrump: 'play-overtrump',
  ruff: 'play-ruff',
  undertrump: 'play-ruff',
  'partner-overtrump': 'play-partner',
  'not-exposed': 'play-covered',
  'not-in-hand': 'play-lead',
  'not-your-turn': 'play-lead',
  'cannot-say': 'count-belote',
  'turned-suit-only': 'deal-auction',
  'other-suits-only': 'deal-auction',
  'cut-range': 'deal-shuffle',
  'card-points': 'order',
  'points-with-last-trick': 'count-last',
  'last-trick': 'count-last',
  capot: 'count-capot',
  'capot-bonus': 'count-capot',
  belote: 'count-belote',
  melds: 'count-belote',
  made: 'count-made',
  'made-defence': 'count-made',
  'outcome-made': 'count-contract',
  'outcome-failed': 'count-contract',
  'outcome-tied': 'count-tie',
  'contract-majority': 'count-contract',
  'contract-half': 'count-contract',
  'contract-fixed': 'count-contract',
  litige: 'count-tie',
  'put-aside': 'count-tie',
  'pot-won': 'count-tie',
  void: 'deal-pass',
};

/** The anchor of the clause behind a refusal or a score line; an anchor stays itself. */
export function clauseOf(rule: string): string {
  return CLAUSES[rule] ?? (/^(failed|belote|melds)/.test(rule) ? 'count-failed' : rule);
}
