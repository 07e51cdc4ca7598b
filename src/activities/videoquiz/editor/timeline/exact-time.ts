import { formatTime } from '#parts/video-view/strip.ts';

/** To a tenth of a second, within these. */
export function toExact(seconds: number, min: number, max: number): number {
  return Math.round(10 * Math.min(max, Math.max(min, seconds))) / 10;
}

/** `1:05.3`. */
export const formatExact = (seconds: number): string =>
  `${formatTime(seconds + 1e-6)}.${Math.floor(seconds * 10 + 1e-6) % 10}`;
