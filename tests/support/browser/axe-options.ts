import type { RunOptions } from 'axe-core';

/** What axe looks for. To describe what is not wrong takes it longer than to find what is. */
export const axeOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions;
