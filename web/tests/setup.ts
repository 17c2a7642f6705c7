/** What jsdom lacks and the client asks of a browser. */
import { vi } from 'vitest';

vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

if (!('animate' in Element.prototype)) {
  Object.assign(Element.prototype, {
    animate: () => ({
      cancel: () => undefined,
      finished: Promise.resolve(),
      onfinish: null,
      currentTime: 0,
      effect: null,
    }),
  });
}
