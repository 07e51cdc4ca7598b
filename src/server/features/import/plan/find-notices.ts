import type { ImportColumn } from '#contract/import/import-columns.ts';
import type { CheckedRow } from './check-cells.ts';
import type { Places } from './find-places.ts';
import { findSwappedColumns } from './find-swapped-columns.ts';
import type { Notice } from './plan-types.ts';

/** Finds notices about the whole list: swapped columns, a wrong encoding, formulas. */

/** Whether the list has people's names; a column of English names is enough. */
export const hasNameColumn = (columns: readonly ImportColumn[]) =>
  columns.includes('name') || columns.includes('english_name');

const formulaPattern = /^[=+@]/;

/** Maximum number of names in a notice. More of them would hide the list below it. */
const namesMax = 30;

/**
 * Returns a notice that names the classes and subjects that the school lacks and that the person does not
 * allow creating.
 */
export function findMissingPlaces({ unknownNames: { classes, subjects, lines } }: Places): Notice[] {
  if (lines.size === 0) return [];
  const missingNames = [...classes.values(), ...subjects.values()];
  const names = `${missingNames.slice(0, namesMax).join(', ')}${missingNames.length > namesMax ? ' …' : ''}`;
  return [{ key: 'places_missing', params: { count: lines.size, names } }];
}

/** Returns notices about missing names, swapped columns, a wrong encoding and formulas. */
export function findNotices(rows: readonly CheckedRow[], columns: readonly ImportColumn[]): Notice[] {
  const unreadableCount = rows.filter(({ problems }) =>
    problems.some(({ key }) => key === 'unreadable'),
  ).length;
  const formulaCount = rows
    .flatMap(({ cells }) => Object.values(cells))
    .filter((text) => formulaPattern.test(text)).length;
  return [
    ...(hasNameColumn(columns) ? [] : [{ key: 'name_missing', params: {} } as const]),
    ...findSwappedColumns(rows, columns),
    ...(unreadableCount > 0 ? [{ key: 'encoding_wrong', params: { count: unreadableCount } } as const] : []),
    ...(formulaCount > 0 ? [{ key: 'formulas', params: { count: formulaCount } } as const] : []),
  ];
}
