import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mantineTheme } from './mantine-theme.ts';
import { subjectColour, subjectColours } from './subject-colours.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = new Map(
  [...read('./tokens.css').matchAll(/--el-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** The hex colour behind a token, following one `var()`. */
function colour(name: string): string {
  const value = tokens.get(name) ?? '';
  const reference = /^var\(--el-([\w-]+)\)$/.exec(value)?.[1];
  const hex = reference ? (tokens.get(reference) ?? '') : value;
  expect(hex, `--el-${name}`).toMatch(/^#[0-9a-f]{6}$/);
  return hex;
}

/** WCAG 2.2 relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe('contrast', () => {
  const grounds = ['card', 'ground', 'ground-faint', 'ground-deep'];
  const texts = ['ink', 'ink-2', 'ink-3', 'primary', 'primary-ink', 'accent-ink'];
  const states = ['success', 'warn', 'danger', 'info', 'accent'];

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground])))(
    '%s is AA text on %s',
    (text, ground) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(states)('%s: ink on soft, card and ground; white on solid', (state) => {
    for (const ground of [`${state}-soft`, 'card', 'ground']) {
      expect(contrast(colour(`${state}-ink`), colour(ground))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colour('on-solid'), colour(`${state}-solid`))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['primary', 'primary-hover', 'primary-active'])('white text is readable on %s', (name) => {
    expect(contrast('#ffffff', colour(name))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['line-strong', 'focus-colour'])('%s outlines a control on card and ground', (name) => {
    expect(contrast(colour(name), colour('card'))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour(name), colour('ground'))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(subjectColours))('subject %s', (_, { solid, soft, ink }) => {
    expect(contrast('#ffffff', solid)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [soft, colour('card'), colour('ground')]) {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('subjectColour', () => {
  it('falls back for a subject without a colour and for foreign keys', () => {
    expect(subjectColour('kapok')).toBe(subjectColours.kapok);
    for (const key of [null, undefined, '', 'toString', 'red']) {
      expect(subjectColour(key)).toBe(subjectColours.inkstone);
    }
  });
});

describe('mantine theme', () => {
  it('has the colours of the tokens', () => {
    const colours = mantineTheme.colors ?? {};
    expect(colours['harbour']).toEqual(Array.from({ length: 10 }, (_, shade) => colour(`primary-${shade}`)));
    const scales = { kapok: 'accent', green: 'success', yellow: 'warn', red: 'danger' };
    for (const [name, token] of Object.entries(scales)) {
      const [, soft, , , , , solid, ink] = colours[name] ?? [];
      expect({ name, soft, solid, ink }).toEqual({
        name,
        soft: colour(`${token}-soft`),
        solid: colour(`${token}-solid`),
        ink: colour(`${token}-ink`),
      });
    }
    expect(mantineTheme.black).toBe(colour('ink'));
  });

  it('refers to tokens that exist', () => {
    const used = [...read('./mantine-theme.ts').matchAll(/var\(--el-([\w-]+)\)/g)].map(
      ([, name = '']) => name,
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !tokens.has(name))).toEqual([]);
  });
});

describe('illustrations', () => {
  const folder = new URL('../illustrations/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'));

  it.each(files)('%s uses only existing tokens and white', (file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const used = [...source.matchAll(/var\(--el-([\w-]+)\)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !tokens.has(name))).toEqual([]);
    expect(source.match(/#[0-9a-f]{3,8}\b/gi)?.filter((hex) => hex !== '#fff') ?? []).toEqual([]);
  });
});

describe('activity icons', () => {
  const folder = new URL('../../activities/', import.meta.url);
  const icons = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('icon.svg'),
  );

  it('exist, each on a tile of a different colour', () => {
    const tiles = icons.map(
      (name) => /<rect [^>]*fill="(#\w{6})"/.exec(readFileSync(new URL(name, folder), 'utf8'))?.[1],
    );
    expect(icons.length).toBeGreaterThanOrEqual(14);
    expect(new Set(tiles).size).toBe(icons.length);
  });

  it.each(icons)('%s is one of the family and safe to inline', (name) => {
    const svg = readFileSync(new URL(name, folder), 'utf8');
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 48 48">\n<rect width="48" height="48" rx="13"/,
    );
    expect(svg).not.toMatch(/\sid=|<script|<text|<style|href|url\(|\son\w+=/i);
    expect(svg.length).toBeLessThan(1200);
    const tile = /fill="(#\w{6})"/.exec(svg)?.[1] ?? '';
    expect(contrast('#ffffff', tile)).toBeGreaterThanOrEqual(4.5);
  });
});

// Chromium 156 never finishes the layout of some pages that do: they hang and take gigabytes of memory.
it('no style sheet uses content-visibility within a size container', () => {
  const sources = new URL('../../', import.meta.url);
  const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const styles = sheets.map((path) => ({ path, text: readFileSync(new URL(path, sources), 'utf8') }));
  const having = (property: string) =>
    styles.filter(({ text }) => text.includes(property)).map(({ path }) => path);
  const containers = having('container-type:');
  const hidden = having('content-visibility: auto');
  expect(containers.length).toBeGreaterThan(0);
  expect(hidden.length).toBeGreaterThan(0);
  expect(containers.filter((path) => hidden.includes(path))).toEqual([]);
});
