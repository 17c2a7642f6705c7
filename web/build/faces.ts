/**
 * Draws the card faces from the art of the playing-card package.
 *
 * The package holds one SVG a card with small English indices. Here every face is written out again, one file a card:
 * in two palettes (two or four suit colours), in two cuts (`normal` for a laptop, `large` with a big corner index for
 * an overlapping fan on a phone), and the court cards with either the letters J Q K or V D R.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const RANKS = [...'789TJQKA'];
const SUITS = [...'SHDC'];
const COURTS = 'JQK';
const FRENCH: Record<string, string> = { J: 'V', Q: 'D', K: 'R' };

export type Cut = 'normal' | 'large';
export type Palette = 'two' | 'four';

const COLOURS: Record<Palette, Record<string, string>> = {
  two: { S: '#1b1d24', H: '#b8232f', D: '#b8232f', C: '#1b1d24' },
  four: { S: '#1b1d24', H: '#b8232f', D: '#1c5db0', C: '#1c7340' },
};

/** Letters the package lacks, in the hand of its own index strokes (a 1000-unit square around the origin). */
const LETTERS: Record<string, string> = {
  V: 'M-300 -460L-110 -460M-205 -460L0 450L205 -460M110 -460L300 -460',
  D: 'M-285 -460L-40 -460M-185 -460L-185 460M-285 460L-40 460M-40 -460C170 -460 250 -250 250 0C250 250 170 460 -40 460',
  R: 'M-285 -460L30 -460M-185 -460L-185 460M-285 460L-85 460M30 -460A225 225 0 0 1 30 -10L-185 -10M20 -10L200 460M110 460L285 460',
};

interface Art {
  symbols: string;
  body: string;
  index: string;
  suit: string;
}

function sourceFolder(palette: Palette): string {
  const manifest = createRequire(import.meta.url).resolve('@heruka_urgyen/react-playing-cards/package.json');
  return join(dirname(manifest), 'src/images', `${palette}color`.replace('two', '2').replace('four', '4'));
}

function capture(text: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`card art: no ${what} found; the package has another layout than expected`);
  return found;
}

/** One decimal is a twentieth of a pixel at most on any card we show, and a third of the bytes. */
function shorten(svg: string): string {
  return svg.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

function readArt(palette: Palette, card: string): Art {
  const name = card.slice(1) + card.slice(0, 1);
  const svg = readFileSync(join(sourceFolder(palette), `${card}.svg`), 'utf8');
  const inner = capture(svg, /<svg[^>]*>(.*)<\/svg>/s, 'svg element');
  const cutAt = inner.indexOf('<rect width="239"');
  const symbols = inner.slice(0, cutAt);
  const body = inner
    .slice(cutAt)
    .replace(/<rect[^>]*>(<\/rect>)?/, '')
    .replace(/<use[^>]*height="(32|26\.769)"[^>]*><\/use>/g, '');
  return {
    symbols: shorten(symbols.replace(new RegExp(`<symbol id="V${name}".*?</symbol>`, 's'), '')),
    body: shorten(body),
    index: capture(symbols, new RegExp(`id="V${name}"[^>]*><path d="([^"]*)"`), `index of ${card}`),
    suit: capture(symbols, new RegExp(`id="S${name}"[^>]*><path d="([^"]*)"`), `suit of ${card}`),
  };
}

function corner(art: Art, letter: string, colour: string, size: number, left: number, top: number): string {
  // Glyphs are drawn about their centre: 1000 units to the letter's height, 1000 to the suit's.
  const scale = size / 1000;
  const pip = scale * (size > 60 ? 0.8 : 0.72);
  const centre = left + size * 0.33;
  return (
    `<path d="${letter}" transform="translate(${centre} ${top + size / 2})scale(${scale})" fill="none" stroke="${colour}" ` +
    `stroke-width="${letter === art.index && size > 60 ? 96 : 104}" stroke-linecap="square"/>` +
    `<path d="${art.suit}" transform="translate(${centre} ${top + size * 1.1 + 500 * pip + 4})scale(${pip})" fill="${colour}"/>`
  );
}

/** Beside a big index there is less room: pips move over, a court card stands in the lower right corner. */
const LARGE_PIPS = 'translate(158 208)scale(.84)';
const LARGE_COURT = 'translate(150 203)scale(.92)';

function draw(art: Art, letter: string, colour: string, cut: Cut, court: boolean): string {
  const place = cut === 'normal' ? 'translate(120 168)' : court ? LARGE_COURT : LARGE_PIPS;
  const art_ = `<g transform="${place}">${art.body}</g>`;
  const index = cut === 'normal' ? corner(art, letter, colour, 42, 9, 13) : corner(art, letter, colour, 84, 12, 16);
  const turned = cut === 'normal' ? `<g transform="rotate(180 120 168)">${index}</g>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 240 336">` +
    `${art.symbols}<rect width="240" height="336" rx="15" fill="#fffdf5"/>${art_}${index}${turned}</svg>`
  );
}

function recolour(svg: string, palette: Palette): string {
  const colours = COLOURS[palette];
  const names: Record<string, string> = {
    red: colours['H'] ?? '',
    black: colours['S'] ?? '',
    blue: colours['D'] ?? '',
    green: colours['C'] ?? '',
  };
  return svg
    .replace(/(fill|stroke)="(red|black|blue|green)"/g, (_, key: string, name: string) => `${key}="${names[name]}"`)
    .replace(/stroke="#44F" fill="none"/g, 'stroke="#8a8470" stroke-width="1" fill="none"');
}

/** Every face of one palette and cut: file name (`9H`, or `KH` and `RH` for a court card) to SVG text. */
export function drawFaces(palette: Palette, cut: Cut): Map<string, string> {
  const faces = new Map<string, string>();
  for (const suit of SUITS) {
    const colour = COLOURS[palette][suit] ?? '';
    for (const rank of RANKS) {
      const art = readArt(palette, rank + suit);
      const letters = COURTS.includes(rank) ? [rank, FRENCH[rank] ?? rank] : [rank];
      for (const letter of letters) {
        const svg = draw(art, LETTERS[letter] ?? art.index, colour, cut, COURTS.includes(rank));
        faces.set(letter + suit, recolour(svg, palette));
      }
    }
  }
  return faces;
}

function writeFaces(root: string): void {
  for (const palette of ['two', 'four'] as const) {
    for (const cut of ['normal', 'large'] as const) {
      const folder = join(root, `${palette}-${cut}`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [name, svg] of drawFaces(palette, cut)) writeFileSync(join(folder, `${name}.svg`), svg);
    }
  }
}

/** Writes the faces into `.generated/faces` before anything is bundled. */
export function faces(): Plugin {
  return {
    name: 'rebelote-card-faces',
    enforce: 'pre',
    config(config) {
      writeFaces(join(config.root ?? process.cwd(), '.generated/faces'));
    },
  };
}
