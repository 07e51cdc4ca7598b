import type { RunOptions } from 'axe-core';

/**
 * What axe looks for. Pages within frames are other people's, and axe waits half a second for each to answer; to
 * describe what is not wrong takes it longer than to find what is.
 */
export const axeOptions = {
  iframes: false,
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions;
