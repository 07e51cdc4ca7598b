import type { RunOptions } from 'axe-core';
import type { Language } from '#contract/language.ts';

/**
 * What is shown in several languages is checked by axe in this one: colours and roles are the same in
 * all of them, and so are names: a text that lacks a language does not compile, and a test finds empty ones.
 */
export const axeLanguage: Language = 'zh-hk';

/** Which rules axe checks. It describes violations only, because describing passes takes it longer than finding faults. */
export const axeOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions;
