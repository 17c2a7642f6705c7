/** Accounts over plain HTTP. All of it is optional: a browser that never comes here stays a guest. */
import { ask } from '../wire/api';

export interface Account {
  name: string;
  since: number;
}

export interface Standing {
  /** Null for a guest. */
  account: Account | null;
  /** At how many tables one has sat. */
  tables: number;
}

/** The shortest passphrase the server takes. */
export const SHORTEST = 8;
export const LONGEST = 200;

/** One for the whole page: a channel does not hear itself, but another one in the same page would. */
const channel = new BroadcastChannel('rebelote.identity');

export const fetchStanding = (): Promise<Standing> => ask<Standing>('/api/account');

/** Asks for something after which this browser is somebody else; its other tabs are told. */
export async function change(what: string, body: Record<string, string | boolean>): Promise<Account | null> {
  const { account } = await ask<{ account: Account | null }>(`/api/account${what}`, body);
  channel.postMessage(what);
  return account;
}

/** Loads a tab anew when another one has signed in or out: its seats are somebody else's now. */
export function followIdentity(): () => void {
  const reload = (): void => location.reload();
  channel.addEventListener('message', reload);
  return () => channel.removeEventListener('message', reload);
}
