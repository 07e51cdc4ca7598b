import type { ImportColumn } from '#contract/import/import-columns.ts';
import { emailPattern } from '#contract/people/email-pattern.ts';
import type { CheckedRow } from './check-cells.ts';
import type { Notice } from './plan-types.ts';

/** Finds columns whose values were swapped. */

/** Columns whose values have a recognisable form. */
const forms: Partial<Record<ImportColumn, RegExp>> = { email: emailPattern, class_number: /^\d{1,3}$/ };
const rowsMin = 2;

/** Share of the filled cells that have the form; undefined if too few are filled. */
function shareOf(rows: readonly CheckedRow[], column: ImportColumn, form: RegExp): number | undefined {
  const filledTexts = rows.map(({ cells }) => cells[column] ?? '').filter((text) => text !== '');
  return filledTexts.length < rowsMin
    ? undefined
    : filledTexts.filter((text) => form.test(text)).length / filledTexts.length;
}

/** Two columns of which one mostly has values in the form of the other. */
export function findSwapped(rows: readonly CheckedRow[], columns: readonly ImportColumn[]): Notice[] {
  for (const [first, form] of Object.entries(forms) as [ImportColumn, RegExp][]) {
    const ownShare = shareOf(rows, first, form);
    if (ownShare === undefined || ownShare > 0.5) continue;
    const second = columns.find(
      (column) =>
        column !== first &&
        column !== 'grade' &&
        (shareOf(rows, column, form) ?? 0) > 0.5 &&
        !forms[column]?.test(''),
    );
    if (second) return [{ key: 'columns_swapped', params: { first, second } }];
  }
  return [];
}
