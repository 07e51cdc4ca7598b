import { loginNamePattern } from './check-cells.ts';
import type { PlacedRow } from './compare-person.ts';

/** A login name made of the school's own id, else of class and number; empty if neither is possible. */
export function suggestLogin(row: PlacedRow, number: number): string {
  const id = (row.values.source_id ?? '').toLowerCase();
  if (loginNamePattern.test(id)) return id;
  if (row.classKey === undefined) return '';
  const inClass = row.classKey.replaceAll(/[^a-z0-9]/g, '') || 's';
  return `${inClass}-${String(number).padStart(2, '0')}`;
}

/** The name, with a number if it is taken. */
export function findFreeName(base: string, taken: ReadonlySet<string>): string {
  let name = base;
  let count = 1;
  while (taken.has(name)) {
    count += 1;
    name = `${base}-${count}`;
  }
  return name;
}
