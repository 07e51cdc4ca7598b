import type { CheckedRow } from './check-cells.ts';
import type { PlacedRow } from './compare-person.ts';

/** Values that no two people share. */
export const uniques = ['source_id', 'email', 'login_name'] as const;

/** Reports duplicates of values that must be unique: ids, addresses, numbers in a class, and people of the school. */
export function reportDuplicates(rows: readonly PlacedRow[]): void {
  const first = new Map<string, number>();
  const check = (
    row: PlacedRow,
    key: string,
    column: CheckedRow['problems'][number]['column'],
    same = false,
  ) => {
    const line = first.get(key);
    if (line === undefined) first.set(key, row.line);
    else row.problems.push({ column, key: same ? 'same_person' : 'doubled', params: { line } });
    return line === undefined;
  };
  for (const row of rows) {
    const isNew = uniques.every((field) => {
      const value = row.values[field];
      return value === undefined || check(row, `${field} ${value}`, field);
    });
    if (isNew && row.match) check(row, `person ${row.match.person.id}`, 'name', true);
    if (row.classKey !== undefined && row.class_number !== null)
      check(row, `number ${row.classKey} ${row.class_number}`, 'class_number');
  }
}
