import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';

/**
 * Registers Chinese fonts of this machine as the generic families. PDFs may use Chinese fonts without embedding them, and
 * the canvas would draw boxes instead.
 */

const sansFontPaths = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/System/Library/Fonts/PingFang.ttc',
  'C:\\Windows\\Fonts\\msjh.ttc',
];
const serifFontPaths = [
  '/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc',
  '/System/Library/Fonts/Supplemental/Songti.ttc',
  'C:\\Windows\\Fonts\\mingliu.ttc',
];

function findByFontconfig(family: string): string[] {
  try {
    const query = [`-f`, '%{file}', `${family}:lang=zh-hk`];
    return [execFileSync('fc-match', query, { encoding: 'utf8', timeout: 5_000 })];
  } catch {
    return [];
  }
}

function registerFont(fontPaths: string[], family: string): void {
  const fontPath = fontPaths.find((path) => existsSync(path)) ?? findByFontconfig(family)[0];
  if (fontPath !== undefined) GlobalFonts.registerFromPath(fontPath, family);
}

/** Call once per process, before drawing. */
export function registerPageFonts(): void {
  registerFont(sansFontPaths, 'sans-serif');
  registerFont(serifFontPaths, 'serif');
  registerFont(sansFontPaths, 'monospace');
}
