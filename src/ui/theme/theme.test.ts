import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mantineTheme } from './mantine-theme.ts';
import { subjectColour, subjectColours } from './subject-colours.ts';

const readStyles = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = new Map(
  [...readStyles('./tokens.css').matchAll(/--el-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** The hex colour behind a token, following one `var()`. */
function readColour(name: string): string {
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

function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe('contrast', () => {
  const groundNames = ['card', 'ground', 'ground-faint', 'ground-deep'];
  const textNames = ['ink', 'ink-2', 'ink-3', 'primary', 'primary-ink', 'accent-ink'];
  const stateNames = ['success', 'warn', 'danger', 'info', 'accent'];

  it.each(groundNames.flatMap((ground) => textNames.map((text) => [text, ground])))(
    '%s is AA text on %s',
    (text, ground) => {
      expect(contrastRatio(readColour(text), readColour(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(stateNames)('%s: ink on soft, card and ground; white on solid', (state) => {
    for (const ground of [`${state}-soft`, 'card', 'ground']) {
      expect(contrastRatio(readColour(`${state}-ink`), readColour(ground))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastRatio(readColour('on-solid'), readColour(`${state}-solid`))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['primary', 'primary-hover', 'primary-active'])('white text is readable on %s', (name) => {
    expect(contrastRatio('#ffffff', readColour(name))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['line-strong', 'focus-colour'])('%s outlines a control on card and ground', (name) => {
    expect(contrastRatio(readColour(name), readColour('card'))).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(readColour(name), readColour('ground'))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(subjectColours))('subject %s', (_, { solid, soft, ink }) => {
    expect(contrastRatio('#ffffff', solid)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [soft, readColour('card'), readColour('ground')]) {
      expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
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
    expect(colours['harbour']).toEqual(
      Array.from({ length: 10 }, (_, shade) => readColour(`primary-${shade}`)),
    );
    const tokenByScale = { kapok: 'accent', green: 'success', yellow: 'warn', red: 'danger' };
    for (const [name, token] of Object.entries(tokenByScale)) {
      const [, soft, , , , , solid, ink] = colours[name] ?? [];
      expect({ name, soft, solid, ink }).toEqual({
        name,
        soft: readColour(`${token}-soft`),
        solid: readColour(`${token}-solid`),
        ink: readColour(`${token}-ink`),
      });
    }
    expect(mantineTheme.black).toBe(readColour('ink'));
  });

  it('refers to tokens that exist', () => {
    const usedTokens = [...readStyles('./mantine-theme.ts').matchAll(/var\(--el-([\w-]+)\)/g)].map(
      ([, name = '']) => name,
    );
    expect(usedTokens.length).toBeGreaterThan(10);
    expect(usedTokens.filter((name) => !tokens.has(name))).toEqual([]);
  });
});

describe('illustrations', () => {
  const folder = new URL('../illustrations/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'));

  it.each(files)('%s uses only existing tokens and white', (file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const usedTokens = [...source.matchAll(/var\(--el-([\w-]+)\)/g)].map(([, name = '']) => name);
    expect(usedTokens.filter((name) => !tokens.has(name))).toEqual([]);
    expect(source.match(/#[0-9a-f]{3,8}\b/gi)?.filter((hex) => hex !== '#fff') ?? []).toEqual([]);
  });
});

describe('activity icons', () => {
  const folder = new URL('../../activities/', import.meta.url);
  const icons = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('icon.svg'),
  );

  it('exist, each on a tile of a different colour', () => {
    const tileColours = icons.map(
      (name) => /<rect [^>]*fill="(#\w{6})"/.exec(readFileSync(new URL(name, folder), 'utf8'))?.[1],
    );
    expect(icons.length).toBeGreaterThanOrEqual(14);
    expect(new Set(tileColours).size).toBe(icons.length);
  });

  it.each(icons)('%s is one of the family and safe to inline', (name) => {
    const svg = readFileSync(new URL(name, folder), 'utf8');
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 48 48">\n<rect width="48" height="48" rx="13"/,
    );
    expect(svg).not.toMatch(/\sid=|<script|<text|<style|href|url\(|\son\w+=/i);
    expect(svg.length).toBeLessThan(1200);
    const tile = /fill="(#\w{6})"/.exec(svg)?.[1] ?? '';
    expect(contrastRatio('#ffffff', tile)).toBeGreaterThanOrEqual(4.5);
  });
});

// Chromium 156 never finishes the layout of some pages that do: they hang and take gigabytes of memory.
it('no style sheet uses content-visibility within a size container', () => {
  const sources = new URL('../../', import.meta.url);
  const styleSheetPaths = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const styles = styleSheetPaths.map((path) => ({
    path,
    text: readFileSync(new URL(path, sources), 'utf8'),
  }));
  const listSheetsWith = (property: string) =>
    styles.filter(({ text }) => text.includes(property)).map(({ path }) => path);
  const sheetsWithContainers = listSheetsWith('container-type:');
  const sheetsWithHiding = listSheetsWith('content-visibility: auto');
  expect(sheetsWithContainers.length).toBeGreaterThan(0);
  expect(sheetsWithHiding.length).toBeGreaterThan(0);
  expect(sheetsWithContainers.filter((path) => sheetsWithHiding.includes(path))).toEqual([]);
});
