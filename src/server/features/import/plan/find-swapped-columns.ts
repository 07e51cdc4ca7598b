import type { ImportColumn } from '#contract/import/import-columns.ts';
import { emailPattern } from '#contract/people/email-pattern.ts';
import type { CheckedRow } from './check-cells.ts';
import type { Notice } from './plan-types.ts';

/** Finds columns whose values were swapped. */

/** Columns whose values can be recognised by their form. */
const formByColumn: Partial<Record<ImportColumn, RegExp>> = {
  email: emailPattern,
  class_number: /^\d{1,3}$/,
};
const filledCellsMin = 2;

/** Returns the share (0 to 1) of the filled cells that have the form; undefined if too few are filled. */
function computeMatchShare(
  rows: readonly CheckedRow[],
  column: ImportColumn,
  form: RegExp,
): number | undefined {
  const filledTexts = rows.map(({ cells }) => cells[column] ?? '').filter((text) => text !== '');
  return filledTexts.length < filledCellsMin
    ? undefined
    : filledTexts.filter((text) => form.test(text)).length / filledTexts.length;
}

/** Finds a column without values in its form, and another one that mostly has them. */
export function findSwappedColumns(rows: readonly CheckedRow[], columns: readonly ImportColumn[]): Notice[] {
  for (const [first, form] of Object.entries(formByColumn) as [ImportColumn, RegExp][]) {
    const ownShare = computeMatchShare(rows, first, form);
    if (ownShare === undefined || ownShare > 0.5) continue;
    const second = columns.find(
      (column) =>
        column !== first &&
        column !== 'grade' &&
        (computeMatchShare(rows, column, form) ?? 0) > 0.5 &&
        !formByColumn[column]?.test(''),
    );
    if (second) return [{ key: 'columns_swapped', params: { first, second } }];
  }
  return [];
}
