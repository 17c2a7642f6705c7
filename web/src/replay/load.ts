/** Records from a file, a link or a table, checked by the server: what is wrong where, and each deal's steps. */
import { ApiError, ask } from '../wire/api';
import type { Params } from '../wire/types';
import type { Deal } from './deal';

export interface Fault {
  where: string;
  rule: string;
  params: Params;
  message: string;
}

export interface CheckedDeal {
  line: number;
  /** The line itself, for export and sharing. */
  text: string;
  faults: Fault[];
  replay: Deal | null;
  names: (string | null)[];
  bots: (string | null)[];
}

interface Answer {
  records: { line: number; faults: Fault[]; replay: Deal | null }[];
}

/** Less than the server takes at once, in bytes. */
const CHUNK = 56_000;
const LARGEST_FILE = 20_000_000;

/** Checks a text of deal records. `progress` gets the share that is done. */
export async function check(text: string, progress: (done: number) => void = () => undefined): Promise<CheckedDeal[]> {
  if (text.length > LARGEST_FILE) throw new ApiError('body-too-large', { largest: LARGEST_FILE });
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const found: CheckedDeal[] = [];
  for (const chunk of chunks(lines)) {
    progress(chunk.first / Math.max(1, lines.length));
    const answer = await post<Answer>('/api/records/verify', chunk.text);
    for (const item of answer.records) {
      const line = chunk.first + item.line;
      if (item.line <= chunk.repeated) continue;
      const own = lines[line - 1] ?? '';
      found.push({ ...item, line, text: own, ...people(own) });
    }
  }
  if (!found.length) throw new ApiError('no-records');
  return found;
}

export interface Chunk {
  /** Lines before the chunk's own first one. */
  first: number;
  text: string;
  /** Leading lines that were in the chunk before: the last deal is sent again so that the next is seen to follow it. */
  repeated: number;
}

export function* chunks(lines: string[]): Generator<Chunk> {
  const size = (line: string): number => new Blob([line]).size + 1;
  let at = 0;
  while (at < lines.length) {
    const repeated = at > 0 && size(lines[at - 1] ?? '') < CHUNK / 2 ? 1 : 0;
    const first = at - repeated;
    let bytes = repeated ? size(lines[first] ?? '') : 0;
    let records = repeated;
    const begin = at;
    while (at < lines.length && (at === begin || (bytes + size(lines[at] ?? '') < CHUNK && records < 90))) {
      bytes += size(lines[at] ?? '');
      records += 1;
      at += 1;
    }
    const text = lines.slice(first, at).join('\n');
    if (text.trim()) yield { first, text, repeated };
  }
}

function people(line: string): Pick<CheckedDeal, 'names' | 'bots'> {
  try {
    const record = JSON.parse(line) as { names?: unknown; bots?: unknown };
    return { names: words(record.names), bots: words(record.bots) };
  } catch {
    return { names: [], bots: [] };
  }
}

const words = (value: unknown): (string | null)[] =>
  Array.isArray(value) ? value.slice(0, 4).map((item) => (typeof item === 'string' ? item.slice(0, 24) : null)) : [];

async function post<T>(path: string, text: string): Promise<T> {
  return send<T>(path, { method: 'POST', headers: { 'content-type': 'application/jsonl' }, body: text });
}

async function send<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetched(path, init);
  return (await response.json()) as T;
}

async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError('offline');
  }
  if (response.ok) return response;
  const data = (await response.json().catch(() => null)) as { error?: { code?: string; params?: Params } } | null;
  throw new ApiError(data?.error?.code ?? 'internal', data?.error?.params ?? {});
}

export const sharedRecords = async (id: string): Promise<string> =>
  (await fetched(`/api/replays/${encodeURIComponent(id)}`)).text();

/** A table's finished deals, by its own id or by that of its link for watching. */
export const tableRecords = async (table: string, watching: boolean): Promise<string> =>
  (await fetched(`/api/${watching ? 'watch' : 'tables'}/${encodeURIComponent(table)}/records`)).text();

/** Keeps records on the server for others to see; the id of their page. */
export const shareRecords = async (text: string): Promise<string> =>
  (await post<{ replay: string }>('/api/replays', text)).replay;

export interface AgainWanted {
  record: unknown;
  trick: number;
  seat: number;
  bots: string;
}

/** Opens a practice table with a deal's cards; its id. */
export const playAgain = async (wanted: AgainWanted): Promise<string> =>
  (await ask<{ table: string }>('/api/again', wanted)).table;

/** Shares a deal's cards for friends to play; the id of its page. */
export const giveDeal = async (wanted: {
  record: unknown;
  seat: number;
  bots: string;
  name: string;
}): Promise<string> => (await ask<{ deal: string }>('/api/deals', wanted)).deal;

export interface DealResult {
  name: string;
  outcome: string;
  scores: number[];
  taker: number | null;
  trump: string | null;
  practice: boolean;
  first: boolean;
  you: boolean;
}

export interface SharedDeal {
  profile: string;
  house_rules: Record<string, unknown>;
  seat: number;
  bots: string | string[];
  name: string;
  yours: boolean;
  table: string | null;
  playing: number;
  played: number;
  results: DealResult[] | null;
  record: Record<string, unknown> | null;
}

export const sharedDeal = (id: string): Promise<SharedDeal> => ask<SharedDeal>(`/api/deals/${encodeURIComponent(id)}`);

export const playShared = async (id: string, name: string): Promise<string> =>
  (await ask<{ table: string }>(`/api/deals/${encodeURIComponent(id)}/tables`, { name })).table;
