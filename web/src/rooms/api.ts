/** Rooms over plain HTTP, and the name this browser's player goes by. */
import type { Overrides } from '../ui/HouseRules.svelte';
import { ask } from '../wire/api';

export interface NewRoomBody {
  profile: string;
  house_rules: Overrides;
  name: string;
  level: string;
  listed: boolean;
  open_hands: boolean;
  away_seconds: number;
  move_seconds?: number;
  bank_seconds: number;
}

export interface ListedRoom {
  table: string;
  profile: string;
  people: number;
  updated: string;
}

/** Opens a room with the asker as its host, and returns the table's id. */
export const openRoom = async (body: NewRoomBody): Promise<string> =>
  (await ask<{ table: string }>('/api/rooms', body)).table;

/** The table with a code; an `ApiError` unknown-code when there is none. */
export const findRoom = async (code: string): Promise<string> =>
  (await ask<{ table: string }>(`/api/rooms/${encodeURIComponent(code)}`)).table;

/** The table that a link for watching leads to, for who belongs to it; null for everybody else. */
export const ownTable = async (watch: string): Promise<string | null> =>
  (await ask<{ table: string | null }>(`/api/watch/${encodeURIComponent(watch)}`)).table;

export const fetchRooms = async (): Promise<ListedRoom[]> => (await ask<{ rooms: ListedRoom[] }>('/api/rooms')).rooms;

const STORED = 'rebelote.name';
/** The longest name the server takes, in characters. */
export const LONGEST_NAME = 24;

export const ownName = (): string => localStorage.getItem(STORED) ?? '';

export const rememberName = (name: string): void => localStorage.setItem(STORED, name);
