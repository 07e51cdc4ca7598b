import type { RunOptions } from 'axe-core';
import type { Language } from '#contract/language.ts';

/** What axe looks for. To describe what is not wrong takes it longer than to find what is. */
const options = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions;

/**
 * No style depends on the language, so what is shown in all of them has its contrast judged in this one: that takes axe
 * as long as all other rules together.
 */
const contrastLanguage: Language = 'zh-hk';

/** `shownIn`: the language, where the same is also shown in the others. `disabled`: rules that do not apply. */
export function axeOptionsFor(shownIn: Language = contrastLanguage, disabled: readonly string[] = []) {
  const skipped = shownIn === contrastLanguage ? disabled : [...disabled, 'color-contrast'];
  return { ...options, rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])) };
}
