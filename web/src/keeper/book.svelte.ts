/** Everything the score keeper holds: the matches in this browser, the tables they are counted with, and undo. */
import { ask } from '../wire/api';
import type { ProfileInfo } from '../wire/types';
import { FORMAT, newId, now, tally, type KeptDeal, type KeptMatch, type Tally } from './match';
import type { ScoreTable } from './table';

const BOOK = 'rebelote.keeper';
const PROFILES = 'rebelote.keeper.profiles';
const TABLE = 'rebelote.score-table';
const KEPT_MATCHES = 40;
const KEPT_UNDOS = 200;

interface Stored {
  current: string | null;
  matches: KeptMatch[];
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // the browser keeps nothing (private mode) or is full: the page goes on without
  }
}

/** A table's key: the profile and its house rules in a fixed order. */
function tableKey(profile: string, rules: KeptMatch['house_rules']): string {
  const sorted = Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${TABLE}.${profile}${sorted.length ? JSON.stringify(sorted) : ''}`;
}

export class Book {
  profiles = $state.raw<ProfileInfo[]>([]);
  matches = $state.raw<KeptMatch[]>([]);
  match = $state.raw<KeptMatch | null>(null);
  table = $state.raw<ScoreTable | null>(null);
  /** The code of what went wrong while fetching, if anything needed is missing because of it. */
  problem = $state<string | null>(null);
  /** Whether the browser refuses to keep the score. */
  forgetful = $state(false);
  private past = $state.raw<KeptDeal[][]>([]);

  score = $derived<Tally | null>(this.match && this.table ? tally(this.table, this.match.deals) : null);
  canUndo = $derived(this.past.length > 0);

  constructor() {
    const stored = read<Stored>(BOOK);
    this.matches = (stored?.matches ?? []).filter((match) => match.format === FORMAT);
    this.match = this.matches.find((match) => match.id === stored?.current) ?? null;
    this.profiles = read<ProfileInfo[]>(PROFILES) ?? [];
  }

  /** Shows what is kept at once, then brings everything up to date if the server can be reached. */
  async load(): Promise<void> {
    if (this.match) this.table = this.keptTable(this.match);
    try {
      this.profiles = (await ask<{ profiles: ProfileInfo[] }>('/api/profiles')).profiles;
      write(PROFILES, this.profiles);
      await Promise.all(this.profiles.map((profile) => this.fetchTable(profile.id, {})));
      if (this.match) this.table = await this.fetchTable(this.match.profile, this.match.house_rules);
      this.problem = null;
    } catch (error) {
      const missing = this.profiles.length === 0 || (this.match && !this.table);
      this.problem = missing ? codeOf(error) : null;
    }
  }

  /** Begins a match; answers the code of what went wrong, or null. */
  async begin(
    profile: string,
    rules: KeptMatch['house_rules'],
    players: string[],
    dealer: number,
  ): Promise<string | null> {
    const match: KeptMatch = {
      format: FORMAT,
      id: newId(),
      started: now(),
      profile,
      house_rules: rules,
      players,
      deals: [],
    };
    this.firstDealer = dealer;
    return this.open(match);
  }

  /** The dealer chosen for the first deal, until there is one. */
  firstDealer = $state(0);

  /** Takes up a match, from this browser or from a file; answers the code of what went wrong, or null. */
  async open(match: KeptMatch): Promise<string | null> {
    let table = this.keptTable(match);
    try {
      table ??= await this.fetchTable(match.profile, match.house_rules);
    } catch (error) {
      return codeOf(error);
    }
    if (table.players !== match.players.length) return 'players';
    this.past = [];
    this.table = table;
    this.keep(match);
    return null;
  }

  /** Leaves the match; it stays in the list. */
  leave(): void {
    this.match = null;
    this.table = null;
    this.past = [];
    this.store();
  }

  forget(id: string): void {
    this.matches = this.matches.filter((match) => match.id !== id);
    this.store();
  }

  /** Replaces the deals; undo comes back to those there were. */
  change(deals: KeptDeal[]): void {
    if (!this.match) return;
    this.past = [...this.past, this.match.deals].slice(-KEPT_UNDOS);
    this.keep({ ...this.match, deals });
  }

  undo(): void {
    const deals = this.past.at(-1);
    if (!this.match || !deals) return;
    this.past = this.past.slice(0, -1);
    this.keep({ ...this.match, deals });
  }

  rename(players: string[]): void {
    if (this.match) this.keep({ ...this.match, players });
  }

  private keep(match: KeptMatch): void {
    this.match = match;
    this.matches = [match, ...this.matches.filter((other) => other.id !== match.id)].slice(0, KEPT_MATCHES);
    this.store();
  }

  private store(): void {
    const stored: Stored = { current: this.match?.id ?? null, matches: this.matches };
    this.forgetful = !write(BOOK, stored);
  }

  private keptTable(match: KeptMatch): ScoreTable | null {
    return read<ScoreTable>(tableKey(match.profile, match.house_rules));
  }

  private async fetchTable(profile: string, rules: KeptMatch['house_rules']): Promise<ScoreTable> {
    const table = await ask<ScoreTable>('/api/score-table', { profile, house_rules: rules });
    write(tableKey(profile, rules), table);
    return table;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'internal';
