import type { RunOptions } from 'axe-core';
import type { Language } from '#contract/language.ts';

/**
 * axe checks pages in this language only, because colours and roles are the same in all languages. Accessible names exist
 * in all of them: a text that lacks a language does not compile, and another test finds empty texts.
 */
export const axeLanguage: Language = 'zh-hk';

/** The rules that axe checks. It reports violations only, because reporting passed rules takes longer than checking. */
export const axeOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions;
