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
const readProjectFile = (path: string) => readFileSync(new URL(path, root), 'utf8');

const icons = globSync('src/activities/*/icon.svg', { cwd: root })
  .sort()
  .map((path) => ({ type: basename(dirname(path)), svg: readProjectFile(path) }));

const resizeIcon = (svg: string, size: number) =>
  svg.replace('<svg ', `<svg width="${size}" height="${size}" `);

function renderIconSheet(): string {
  const largeIcons = icons.map(
    ({ type, svg }) => `<figure>${resizeIcon(svg, 96)}<figcaption>${type}</figcaption></figure>`,
  );
  const iconRow = (size: number, style = '') =>
    `<div class="row" style="${style}">${icons.map(({ svg }) => resizeIcon(svg, size)).join('')}</div>`;
  return `<div class="grid">${largeIcons.join('')}</div>${iconRow(48)}${iconRow(24)}${iconRow(32, 'filter:grayscale(1)')}`;
}

function renderColourSheet(): string {
  const swatch = (name: string, ground: string, ink: string) =>
    `<div class="swatch" style="background:${ground};color:${ink}">${name}<b>學習 Aa</b></div>`;
  const token = (ground: string, ink: string) => swatch(ground, `var(--el-${ground})`, `var(--el-${ink})`);
  const primaryTokens = Array.from({ length: 10 }, (_, i) =>
    token(`primary-${i}`, i < 5 ? 'ink' : 'on-solid'),
  );
  const groundTokens = ['card', 'ground-faint', 'ground', 'ground-deep'].flatMap((ground) => [
    token(ground, 'ink'),
    token(ground, 'ink-3'),
  ]);
  const stateTokens = ['primary', 'accent', 'success', 'warn', 'danger'].flatMap((colour) => [
    token(colour === 'primary' ? colour : `${colour}-solid`, 'on-solid'),
    token(`${colour}-soft`, `${colour}-ink`),
  ]);
  const subjectSwatches = Object.entries(subjectColours).flatMap(([name, { solid, soft, ink }]) => [
    swatch(name, solid, '#fff'),
    swatch(name, soft, ink),
  ]);
  const swatchGrid = (cells: string[], columns: number) =>
    `<div class="swatches" style="grid-template-columns:repeat(${columns},1fr)">${cells.join('')}</div>`;
  return (
    swatchGrid(primaryTokens, 10) +
    swatchGrid(groundTokens, 8) +
    swatchGrid(stateTokens, 10) +
    swatchGrid(subjectSwatches, 8)
  );
}

async function renderIllustrationSheet(): Promise<string> {
  const vite = await createServer({
    root: root.pathname,
    configFile: false,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const figures: string[] = [];
    for (const file of globSync('src/ui/illustrations/*.tsx', { cwd: root }).sort()) {
      if (basename(file) === 'illustration.tsx') continue;
      const module: Record<string, FunctionComponent<{ size?: number }>> = await vite.ssrLoadModule(
        `/${file}`,
      );
      for (const [name, component] of Object.entries(module)) {
        const picture = renderToStaticMarkup(createElement(component, name === 'Logo' ? { size: 96 } : {}));
        const wideClass = name === 'Welcome' ? ' class="wide"' : '';
        figures.push(`<figure${wideClass}>${picture}<figcaption>${name}</figcaption></figure>`);
      }
    }
    return `<div class="pictures">${figures.join('')}</div>`;
  } finally {
    await vite.close();
  }
}

const sheetCss = `
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
  icons: renderIconSheet,
  colours: renderColourSheet,
  illustrations: renderIllustrationSheet,
};
const requestedSheets = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArguments,
});
try {
  const page = await browser.newPage({ viewport: { width: 1120, height: 800 }, deviceScaleFactor: 1.5 });
  for (const [name, renderSheet] of Object.entries(sheets)) {
    if (requestedSheets.length > 0 && !requestedSheets.includes(name)) continue;
    const css =
      readProjectFile('src/ui/theme/tokens.css') + readProjectFile('src/ui/theme/base.css') + sheetCss;
    await page.setContent(
      `<html lang="zh-HK"><style>${css}</style><body><div id="sheet">${await renderSheet()}</div></body></html>`,
    );
    const path = new URL(`docs/images/look-${name}.png`, root).pathname;
    await page.locator('#sheet').screenshot({ path });
    console.log(path);
  }
} finally {
  await browser.close();
}
