import type { CheckedRow } from './check-cells.ts';
import type { PlacedRow } from './compare-person.ts';

/** Fields whose values no two people share. */
export const uniqueFields = ['source_id', 'email', 'login_name'] as const;

/**
 * Reports lines that repeat the id, address or class number of an earlier line, or that mean the same person
 * of the school.
 */
export function reportDuplicates(rows: readonly PlacedRow[]): void {
  const firstLineByKey = new Map<string, number | string>();
  const reportIfRepeated = (
    row: PlacedRow,
    key: string,
    column: CheckedRow['problems'][number]['column'],
    isSamePerson = false,
  ) => {
    const line = firstLineByKey.get(key);
    if (line === undefined) firstLineByKey.set(key, row.place || row.line);
    else row.problems.push({ column, key: isSamePerson ? 'same_person' : 'doubled', params: { line } });
    return line === undefined;
  };
  for (const row of rows) {
    const isNew = uniqueFields.every((field) => {
      const value = row.values[field];
      return value === undefined || reportIfRepeated(row, `${field} ${value}`, field);
    });
    if (isNew && row.match) reportIfRepeated(row, `person ${row.match.person.id}`, 'name', true);
    if (row.classKey !== undefined && row.class_number !== null)
      reportIfRepeated(row, `number ${row.classKey} ${row.class_number}`, 'class_number');
  }
}
