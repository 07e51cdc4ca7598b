import { loginNamePattern } from './check-cells.ts';
import type { PlacedRow } from './compare-person.ts';

/**
 * Suggests a login name made of the id in the school's records, else of class and number; empty if neither is
 * possible.
 */
export function suggestLogin(row: PlacedRow, number: number): string {
  const id = (row.values.source_id ?? '').toLowerCase();
  if (loginNamePattern.test(id)) return id;
  if (row.classKey === undefined) return '';
  const classPart = row.classKey.replaceAll(/[^a-z0-9]/g, '') || 's';
  return `${classPart}-${String(number).padStart(2, '0')}`;
}

/** Returns the name, with a number appended if it is taken. */
export function findFreeName(baseName: string, takenNames: ReadonlySet<string>): string {
  let name = baseName;
  let count = 1;
  while (takenNames.has(name)) {
    count += 1;
    name = `${baseName}-${count}`;
  }
  return name;
}
