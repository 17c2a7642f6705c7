/** The few questions asked over plain HTTP; everything at the table goes over the socket. */
import type { BotInfo, ChangedProfile, Params, ProfileInfo, TableSummary } from './types';

/** A refusal or a failure that has words: `code` is a key of the catalogue, `params` fill its sentence. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
    message = code,
  ) {
    super(message);
  }
}

let known = false;

/**
 * Makes this browser known to the server: only an answer over HTTP can bring the guest's cookie, and who follows a
 * link to a table has none yet. True at once when it is known already; never fails, as the table says it better.
 */
export function introduce(): true | Promise<unknown> {
  return known || ask('/api/bots').catch(() => undefined);
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError('offline');
  }
  known = true;
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (data as { error?: { code?: string; params?: Params; message?: string } } | null)?.error;
    throw new ApiError(error?.code ?? 'server', error?.params ?? {}, error?.message);
  }
  return data as T;
}

export const fetchProfiles = async (): Promise<ProfileInfo[]> =>
  (await ask<{ profiles: ProfileInfo[] }>('/api/profiles')).profiles;

/** A game under house rules: the options that matter then, and what cannot stand together. */
export function fetchChanged(profile: string, houseRules: Record<string, unknown>): Promise<ChangedProfile> {
  const query = new URLSearchParams(Object.entries(houseRules).map(([name, value]) => [name, String(value)]));
  return ask<ChangedProfile>(`/api/profiles/${encodeURIComponent(profile)}?${query.toString()}`);
}

export const fetchBots = async (): Promise<BotInfo[]> => (await ask<{ bots: BotInfo[] }>('/api/bots')).bots;

export const fetchTables = async (): Promise<TableSummary[]> =>
  (await ask<{ tables: TableSummary[] }>('/api/tables')).tables;

export interface NewTable {
  profile: string;
  house_rules: Record<string, unknown>;
  bots: string;
  name?: string;
}

/** Opens a table with the asker at seat 0 and returns its id. */
export const openTable = async (table: NewTable): Promise<string> =>
  (await ask<{ table: string }>('/api/tables', table)).table;
