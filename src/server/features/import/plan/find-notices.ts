import type { ImportColumn } from '#contract/import/import-columns.ts';
import type { CheckedRow } from './check-cells.ts';
import type { Places } from './find-places.ts';
import { findSwapped } from './find-swapped-columns.ts';
import type { Notice } from './plan-types.ts';

/** Finds notices about the whole list: swapped columns, a wrong encoding, formulas. */

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

/** Notices about missing names, swapped columns, a wrong encoding and formulas. */
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
