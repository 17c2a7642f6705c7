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

const CHANNEL = 'rebelote.identity';

export const fetchStanding = (): Promise<Standing> => ask<Standing>('/api/account');

/** Asks for something after which this browser is somebody else; its other tabs are told. */
export async function change(what: string, body: Record<string, string | boolean>): Promise<Account | null> {
  const { account } = await ask<{ account: Account | null }>(`/api/account${what}`, body);
  new BroadcastChannel(CHANNEL).postMessage(what);
  return account;
}

/** Loads a tab anew when another one has signed in or out: its seats are somebody else's now. */
export function followIdentity(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => location.reload();
  return () => channel.close();
}
