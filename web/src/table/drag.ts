/** Drags a card towards the middle; let go high enough and it is played, else it falls back. */
import type { ActionReturn } from 'svelte/action';

const PLAY_AT_PX = 70;
const STARTS_AT_PX = 8;

interface Drag {
  enabled: boolean;
  drop: () => void;
}

export function dragUp(node: HTMLElement, drag: Drag): ActionReturn<Drag> {
  let options = drag;
  let start: { x: number; y: number; id: number } | null = null;
  let moved = false;

  const place = (x: number, y: number): void => {
    node.style.setProperty('translate', `${x}px ${y}px`);
    node.style.setProperty('transition', 'none');
  };
  const rest = (): void => {
    node.style.removeProperty('translate');
    node.style.removeProperty('transition');
    start = null;
  };
  const down = (event: PointerEvent): void => {
    if (!options.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    moved = false;
  };
  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!moved && Math.hypot(x, y) < STARTS_AT_PX) return;
    if (!moved) node.setPointerCapture(event.pointerId);
    moved = true;
    place(x, y);
  };
  const up = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const high = start.y - event.clientY > PLAY_AT_PX;
    rest();
    if (moved && high) options.drop();
  };
  /** The click that ends a drag is not a tap. */
  const click = (event: MouseEvent): void => {
    if (!moved) return;
    moved = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const allow = (): void => node.style.setProperty('touch-action', options.enabled ? 'none' : 'manipulation');

  allow();
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', rest);
  node.addEventListener('click', click, true);
  return {
    update(next) {
      options = next;
      allow();
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', rest);
      node.removeEventListener('click', click, true);
    },
  };
}
