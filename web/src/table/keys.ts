/** The table's keys. A key that a focused control uses itself is left to it. */
import type { TableStore } from './store.svelte';

export interface KeyTargets {
  help: () => void;
  last: () => void;
  rules: () => void;
  talk: () => void;
  undo: () => void;
}

export function pressed(event: KeyboardEvent, store: TableStore, targets: KeyTargets): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement;
  if (target.matches('input:not([type=checkbox]), select, textarea')) return;
  if (act(event.key, target, store, targets)) event.preventDefault();
}

function act(key: string, target: HTMLElement, store: TableStore, targets: KeyTargets): boolean {
  if (/^[1-8]$/.test(key)) return choose(Number(key) - 1, store);
  switch (key) {
    case 'Enter':
      return confirm(target, store);
    case 'Escape':
      store.release();
      return true;
    case ' ':
      if (target.closest('button, a, input')) return false;
      store.hurry();
      return true;
    case '?':
      targets.help();
      return true;
    default:
      return letter(key.toLowerCase(), targets);
  }
}

function letter(key: string, targets: KeyTargets): boolean {
  switch (key) {
    case 'p':
      return click('[data-testid="call-pass"]');
    case 't':
      return click('[data-testid="call-take"]');
    case 'n':
      return click('[data-testid="next-deal"]');
    case 'u':
      targets.undo();
      return true;
    case 's':
      targets.talk();
      return true;
    case 'l':
      targets.last();
      return true;
    case 'r':
      targets.rules();
      return true;
    default:
      return false;
  }
}

/** The hand's cards in the order they lie on the screen; not piles that are gone, nor a card still on its way out. */
function choose(index: number, store: TableStore): boolean {
  const all = document.querySelectorAll<HTMLElement>('[data-testid="hand-card"]');
  const buttons = [...all].filter((button) => !button.closest('[inert]'));
  const card = buttons[index]?.dataset['card'];
  if (!card) return false;
  buttons[index]?.focus();
  store.touch(card);
  return true;
}

function confirm(target: HTMLElement, store: TableStore): boolean {
  const onCard = target.closest<HTMLElement>('[data-testid="hand-card"]');
  if (!store.chosen || (target.closest('button, a') && onCard?.dataset['card'] !== store.chosen)) return false;
  if (store.question) document.querySelector<HTMLElement>('[data-testid="say-belote-yes"]')?.focus();
  else store.confirm();
  return true;
}

function click(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(selector);
  button?.click();
  return button !== null;
}
