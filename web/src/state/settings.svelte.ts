/** What a player chose for this browser. Kept in local storage; nothing of it leaves the machine. */

export interface Settings {
  /** How a card is played: choose then confirm, one tap, or dragged to the middle. */
  playing: 'confirm' | 'tap' | 'drag';
  speed: 'slow' | 'normal' | 'fast' | 'instant';
  /** The finished trick waits for its time, or until the table is tapped. */
  trick: 'timed' | 'tap';
  autoLast: boolean;
  cutToChance: boolean;
  palette: 'two' | 'four';
  theme: 'auto' | 'light' | 'dark';
  text: '100' | '125' | '150' | '200';
  sounds: boolean;
  panel: boolean;
  profile: string;
  bot: string;
}

const STORED = 'rebelote.settings';

const DEFAULTS: Settings = {
  playing: 'confirm',
  speed: 'normal',
  trick: 'timed',
  autoLast: false,
  cutToChance: false,
  palette: 'two',
  theme: 'auto',
  text: '100',
  sounds: false,
  panel: true,
  profile: 'classic',
  bot: '',
};

function stored(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

/** Changes some settings and remembers them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(STORED, JSON.stringify(settings));
}

/** Milliseconds a thing takes at the chosen speed: `normal` is the measure. */
export function timed(ms: number): number {
  return ms * { slow: 1.6, normal: 1, fast: 0.5, instant: 0.05 }[settings.speed];
}

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Puts theme and text size on the document; called once, follows every change. */
export function applyAppearance(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['text'] = settings.text;
  };
  $effect(() => {
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  });
}
