import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';

/**
 * A PDF may name fonts that it does not bring along. Chinese ones then fall back to a generic family, which the
 * canvas does not know by itself: each is given a Chinese font of this machine, else boxes would be drawn.
 */

const sansPlaces = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/System/Library/Fonts/PingFang.ttc',
  'C:\\Windows\\Fonts\\msjh.ttc',
];
const serifPlaces = [
  '/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc',
  '/System/Library/Fonts/Supplemental/Songti.ttc',
  'C:\\Windows\\Fonts\\mingliu.ttc',
];

function askFontconfig(family: string): string[] {
  try {
    const query = [`-f`, '%{file}', `${family}:lang=zh-hk`];
    return [execFileSync('fc-match', query, { encoding: 'utf8', timeout: 5_000 })];
  } catch {
    return [];
  }
}

function registerFirst(places: string[], family: string): void {
  const found = places.find((path) => existsSync(path)) ?? askFontconfig(family)[0];
  if (found !== undefined) GlobalFonts.registerFromPath(found, family);
}

/** Once per process, before anything is drawn. */
export function registerPageFonts(): void {
  registerFirst(sansPlaces, 'sans-serif');
  registerFirst(serifPlaces, 'serif');
  registerFirst(sansPlaces, 'monospace');
}
