import type { RunOptions } from 'axe-core';
import type { Language } from '#contract/language.ts';

/** Which rules axe checks. It describes violations only, because describing passes takes it longer than finding faults. */
const options = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions;

/**
 * A screen that is shown in every language is checked by all rules in this one. Colours, roles and the order of elements
 * depend on no language.
 */
const fullyCheckedLanguage: Language = 'zh-hk';

/** The rules that words may break: names that are missing or alike, and the language of the page. */
const wordRules = [
  'area-alt',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'frame-title',
  'frame-title-unique',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'label-content-name-mismatch',
  'label-title-only',
  'landmark-unique',
  'link-name',
  'object-alt',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'table-duplicate-name',
  'valid-lang',
];

/** `shownIn`: the language, of a screen that is also checked in the others. `disabled`: rules that do not apply. */
export function axeOptionsFor(
  shownIn: Language = fullyCheckedLanguage,
  disabled: readonly string[] = [],
): RunOptions {
  if (shownIn !== fullyCheckedLanguage) return { ...options, runOnly: { type: 'rule', values: wordRules } };
  return { ...options, rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])) };
}
