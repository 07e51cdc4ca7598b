import type { PlayableVideo } from './model.ts';

/** Place of the thumbnail for a time (ms), in pixels of the strip's picture. */
export function findThumb(strip: PlayableVideo['strip'], timeMs: number) {
  const { width, height, columns, count, interval_ms } = strip;
  const size = { width: width / columns, height: height / Math.ceil(count / columns) };
  const index = Math.min(count - 1, Math.max(0, Math.floor(timeMs / interval_ms)));
  return { ...size, x: (index % columns) * size.width, y: Math.floor(index / columns) * size.height };
}

/** `1:05` or `1:01:05`. */
export function formatTime(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60, wholeSeconds % 60];
  const shownParts = parts[0] === 0 ? parts.slice(1) : parts;
  return shownParts
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
