// Draws docs/images/look-*.png from the real tokens, icons and illustrations, in headless Chromium.
// Run by hand after changing one of them: node scripts/look-sheet.ts [icons | colours | illustrations]
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { subjectColours } from '#ui/theme/subject-colours.ts';
import { chromiumArguments, ensureChromium } from './chromium.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const icons = globSync('src/activities/*/icon.svg', { cwd: root })
  .sort()
  .map((path) => ({ type: basename(dirname(path)), svg: read(path) }));

const iconAt = (svg: string, size: number) => svg.replace('<svg ', `<svg width="${size}" height="${size}" `);

function iconSheet(): string {
  const large = icons.map(
    ({ type, svg }) => `<figure>${iconAt(svg, 96)}<figcaption>${type}</figcaption></figure>`,
  );
  const row = (size: number, style = '') =>
    `<div class="row" style="${style}">${icons.map(({ svg }) => iconAt(svg, size)).join('')}</div>`;
  return `<div class="grid">${large.join('')}</div>${row(48)}${row(24)}${row(32, 'filter:grayscale(1)')}`;
}

function colourSheet(): string {
  const swatch = (name: string, ground: string, ink: string) =>
    `<div class="swatch" style="background:${ground};color:${ink}">${name}<b>學習 Aa</b></div>`;
  const token = (ground: string, ink: string) => swatch(ground, `var(--el-${ground})`, `var(--el-${ink})`);
  const scale = Array.from({ length: 10 }, (_, i) => token(`primary-${i}`, i < 5 ? 'ink' : 'on-solid'));
  const grounds = ['card', 'ground-faint', 'ground', 'ground-deep'].flatMap((g) => [
    token(g, 'ink'),
    token(g, 'ink-3'),
  ]);
  const states = ['primary', 'accent', 'success', 'warn', 'danger'].flatMap((s) => [
    token(s === 'primary' ? s : `${s}-solid`, 'on-solid'),
    token(`${s}-soft`, `${s}-ink`),
  ]);
  const subjects = Object.entries(subjectColours).flatMap(([name, { solid, soft, ink }]) => [
    swatch(name, solid, '#fff'),
    swatch(name, soft, ink),
  ]);
  const block = (cells: string[], columns: number) =>
    `<div class="swatches" style="grid-template-columns:repeat(${columns},1fr)">${cells.join('')}</div>`;
  return block(scale, 10) + block(grounds, 8) + block(states, 10) + block(subjects, 8);
}

async function illustrationSheet(): Promise<string> {
  const vite = await createServer({
    root: root.pathname,
    configFile: false,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const cells: string[] = [];
    for (const file of globSync('src/ui/illustrations/*.tsx', { cwd: root }).sort()) {
      if (basename(file) === 'illustration.tsx') continue;
      const module: Record<string, FunctionComponent<{ size?: number }>> = await vite.ssrLoadModule(
        `/${file}`,
      );
      for (const [name, component] of Object.entries(module)) {
        const picture = renderToStaticMarkup(createElement(component, name === 'Logo' ? { size: 96 } : {}));
        const wide = name === 'Welcome' ? ' class="wide"' : '';
        cells.push(`<figure${wide}>${picture}<figcaption>${name}</figcaption></figure>`);
      }
    }
    return `<div class="pictures">${cells.join('')}</div>`;
  } finally {
    await vite.close();
  }
}

const style = `
  #sheet { width: 1120px; padding: 28px; background: var(--el-ground); }
  figure { display: grid; justify-items: center; align-content: center; gap: 10px; }
  figcaption { font-size: var(--el-text-xs); color: var(--el-ink-2); }
  .grid { display: grid; grid-template-columns: repeat(7, 1fr); gap: 24px 8px; margin-bottom: 28px; }
  .row { display: flex; gap: 18px; margin-top: 16px; align-items: center; }
  .swatches { display: grid; gap: 8px; margin-bottom: 20px; }
  .swatch { padding: 10px 12px; border-radius: var(--el-radius-m); font-size: 12px; white-space: nowrap; }
  .swatch b { display: block; font-size: 16px; }
  .pictures { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; }
  .pictures figure { padding: 16px 8px; background: var(--el-card); border-radius: var(--el-radius-l); box-shadow: var(--el-shadow-2); }
  .pictures .wide { grid-column: span 2; grid-row: span 2; }
`;

const sheets: Record<string, () => string | Promise<string>> = {
  icons: iconSheet,
  colours: colourSheet,
  illustrations: illustrationSheet,
};
const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArguments,
});
try {
  const page = await browser.newPage({ viewport: { width: 1120, height: 800 }, deviceScaleFactor: 1.5 });
  for (const [name, draw] of Object.entries(sheets)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const css = read('src/ui/theme/tokens.css') + read('src/ui/theme/base.css') + style;
    await page.setContent(
      `<html lang="zh-HK"><style>${css}</style><body><div id="sheet">${await draw()}</div></body></html>`,
    );
    const path = new URL(`docs/images/look-${name}.png`, root).pathname;
    await page.locator('#sheet').screenshot({ path });
    console.log(path);
  }
} finally {
  await browser.close();
}
