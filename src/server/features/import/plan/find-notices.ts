import type { ImportColumn } from '#contract/import/import-columns.ts';
import { emailPattern } from '#contract/people/email-pattern.ts';
import type { CheckedRow } from './check-cells.ts';
import type { Places } from './find-places.ts';
import type { Notice } from './plan-types.ts';

/** Finds notices about the whole list: swapped columns, a wrong encoding, formulas. */

/** Columns whose values have a recognisable form. */
const forms: Partial<Record<ImportColumn, RegExp>> = { email: emailPattern, class_number: /^\d{1,3}$/ };
const rowsMin = 2;

/** Share of the filled cells that have the form; undefined if too few are filled. */
function shareOf(rows: readonly CheckedRow[], column: ImportColumn, form: RegExp): number | undefined {
  const filled = rows.map(({ cells }) => cells[column] ?? '').filter((text) => text !== '');
  return filled.length < rowsMin
    ? undefined
    : filled.filter((text) => form.test(text)).length / filled.length;
}

/** Two columns of which one mostly has values in the form of the other. */
function findSwapped(rows: readonly CheckedRow[], columns: readonly ImportColumn[]): Notice[] {
  for (const [first, form] of Object.entries(forms) as [ImportColumn, RegExp][]) {
    const own = shareOf(rows, first, form);
    if (own === undefined || own > 0.5) continue;
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

/** A column of English names is enough. */
export const hasNames = (columns: readonly ImportColumn[]) =>
  columns.includes('name') || columns.includes('english_name');

const formula = /^[=+@]/;

/** Maximum number of names in a notice; more would hide the list below it. */
const namesMax = 30;

/** Classes and subjects that would be created if the person allowed it. */
export function findMissingPlaces({ lacking: { classes, subjects, lines } }: Places): Notice[] {
  if (lines.size === 0) return [];
  const all = [...classes.values(), ...subjects.values()];
  const names = `${all.slice(0, namesMax).join(', ')}${all.length > namesMax ? ' …' : ''}`;
  return [{ key: 'places_missing', params: { count: lines.size, names } }];
}

export function findNotices(rows: readonly CheckedRow[], columns: readonly ImportColumn[]): Notice[] {
  const unreadable = rows.filter(({ problems }) => problems.some(({ key }) => key === 'unreadable')).length;
  const formulas = rows
    .flatMap(({ cells }) => Object.values(cells))
    .filter((text) => formula.test(text)).length;
  return [
    ...(hasNames(columns) ? [] : [{ key: 'name_missing', params: {} } as const]),
    ...findSwapped(rows, columns),
    ...(unreadable > 0 ? [{ key: 'encoding_wrong', params: { count: unreadable } } as const] : []),
    ...(formulas > 0 ? [{ key: 'formulas', params: { count: formulas } } as const] : []),
  ];
}
