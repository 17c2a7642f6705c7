import { describe, expect, it } from 'vitest';
import { drawFaces } from '../build/faces';

describe.each(['normal', 'large'] as const)('the %s card faces', (cut) => {
  const faces = drawFaces('two', cut);

  it('are 32, and the courts again with V D R', () => {
    expect(faces.size).toBe(32 + 12);
    for (const name of ['VH', 'DS', 'RC', 'KH', 'TD', '7C']) expect(faces.has(name), name).toBe(true);
  });

  it('are drawings of their own, asking for nothing elsewhere', () => {
    for (const [name, svg] of faces) {
      expect(svg.startsWith('<svg '), name).toBe(true);
      expect(svg.replaceAll(/xmlns(:xlink)?="[^"]*"/g, ''), name).not.toMatch(/https?:|NaN|undefined/);
    }
  });

  it('differ between king and R only in the index', () => {
    expect(faces.get('KH')?.length).not.toBe(faces.get('RH')?.length);
  });
});

describe('four colours', () => {
  it('give each suit its own', () => {
    const faces = drawFaces('four', 'normal');
    const ink = (card: string): string | undefined =>
      /stroke="(#[0-9a-f]{6})" stroke-width="1/.exec(faces.get(card) ?? '')?.[1];
    expect(new Set(['7S', '7H', '7D', '7C'].map(ink)).size).toBe(4);
  });
});
