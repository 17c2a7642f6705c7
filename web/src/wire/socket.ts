/**
 * One table's socket: keeps itself connected, resends what was not acknowledged, asks for a full view on a gap.
 *
 * A command carries an id of its own, so sending it again after a drop never does it twice.
 */
import type { Command, Params, ServerMessage } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'gone' | 'signed-out';

export interface SocketHandlers {
  link(state: Link): void;
  message(message: Extract<ServerMessage, { type: 'view' | 'update' }>): void;
  /** The command `id` ended; `refusal` is null when it was accepted. */
  settled(id: string, refusal: { code: string; params: Params } | null): void;
}

const PING_EVERY_MS = 20_000;
const SILENCE_MS = 45_000;
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 8_000;
/** The server closes with this code when it knows no such table; trying again would not help. */
const UNKNOWN_TABLE = 4404;
/** The sign-in, or the guest, that the socket was opened as is over: connecting again, we would be somebody else. */
const SIGNED_OUT = 4401;

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly unsettled = new Map<string, string>();
  private version = -1;
  private retries = 0;
  private everOpen = false;
  private heard = 0;
  private closed = false;
  private serial = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly pingTimer: ReturnType<typeof setInterval>;

  constructor(
    private readonly url: string,
    private readonly handlers: SocketHandlers,
  ) {
    this.pingTimer = setInterval(() => this.beat(), PING_EVERY_MS);
    addEventListener('online', this.retryNow);
    this.connect();
  }

  /** Sends a command and returns its id; `settled` reports how it ended. */
  send(command: Command): string {
    const id = `${Date.now().toString(36)}-${(this.serial += 1)}`;
    const text = JSON.stringify({ ...command, id, version: this.version });
    this.unsettled.set(id, text);
    this.transmit(text);
    return id;
  }

  retryNow = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.retryTimer);
    this.retries = 0;
    this.connect();
  };

  close(): void {
    this.closed = true;
    clearInterval(this.pingTimer);
    clearTimeout(this.retryTimer);
    removeEventListener('online', this.retryNow);
    this.socket?.close();
  }

  private connect(): void {
    this.socket?.close();
    if (this.retries === 0) this.handlers.link(this.everOpen ? 'lost' : 'connecting');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.received(socket, event.data);
    socket.onclose = (event) => this.dropped(socket, event.code);
  }

  private opened(): void {
    this.heard = Date.now();
    for (const text of this.unsettled.values()) this.transmit(text);
  }

  /** The first view is what makes a connection one: a table that is not there lets us in and turns us away. */
  private welcomed(): void {
    this.everOpen = true;
    this.retries = 0;
    this.handlers.link('open');
  }

  private received(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'view':
        this.version = message.version;
        this.welcomed();
        this.handlers.message(message);
        break;
      case 'update':
        this.update(message);
        break;
      case 'done':
        this.settle(message.id, null);
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'pong':
      case 'closing':
        break;
    }
  }

  /** A refusal without an id is about whatever we sent last and have no answer to. */
  private refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const id = message.id ?? [...this.unsettled.keys()].at(-1);
    if (id) this.settle(id, { code: message.code, params: message.params ?? {} });
  }

  private update(message: Extract<ServerMessage, { type: 'update' }>): void {
    if (message.version <= this.version) return;
    // Every update carries the whole view, so a gap only loses the events between: show where the table is now.
    this.version = message.version;
    this.handlers.message(message);
  }

  private settle(id: string, refusal: { code: string; params: Params } | null): void {
    this.unsettled.delete(id);
    this.handlers.settled(id, refusal);
    if (refusal?.code === 'stale-version') this.transmit(JSON.stringify({ type: 'sync' }));
  }

  private dropped(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    if (code === UNKNOWN_TABLE || code === SIGNED_OUT) {
      this.close();
      this.handlers.link(code === SIGNED_OUT ? 'signed-out' : 'gone');
      return;
    }
    this.retries += 1;
    this.handlers.link('lost');
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.retries - 1));
    this.retryTimer = setTimeout(() => this.connect(), wait);
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE_MS) this.connect();
    else this.transmit(JSON.stringify({ type: 'ping' }));
  }

  private transmit(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }
}

/** The address of a table's socket on the host that served this page. */
export const tableSocketUrl = (table: string): string => socketUrl('tables', table);

/** The address of the socket for looking on. */
export const watchSocketUrl = (watch: string): string => socketUrl('watch', watch);

function socketUrl(where: string, id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/${where}/${encodeURIComponent(id)}/socket`;
}
