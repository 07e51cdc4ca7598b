import { loginNamePattern } from './check-cells.ts';
import type { PlacedRow, PlaceNames } from './compare-person.ts';
import type { SchoolState } from './plan-types.ts';

/** Assigns class numbers to students, and login names to people without a way to sign in. */

/** Class numbers by line: from the file, else the student's present number, else the next free one. */
export function assignClassNumbers(
  rows: readonly PlacedRow[],
  { people }: SchoolState,
  { keyOfClass }: PlaceNames,
): Map<number, number> {
  const takenNumbers = new Set<string>();
  const listed = new Set(rows.map(({ match }) => match?.person.id));
  const place = (key: string, number: number) => `${key} ${number}`;
  const ownNumber = ({ match, classKey, class_number }: PlacedRow) => {
    const known = match?.person;
    const stays = known?.class_id && keyOfClass.get(known.class_id) === classKey;
    return class_number ?? (stays ? known.class_number : null);
  };
  for (const { id, class_id, class_number } of people)
    if (class_id && class_number && !listed.has(id))
      takenNumbers.add(place(keyOfClass.get(class_id) ?? '', class_number));
  for (const row of rows) {
    const number = ownNumber(row);
    if (row.classKey !== undefined && number !== null) takenNumbers.add(place(row.classKey, number));
  }
  const next = new Map<string, number>();
  const findFree = (key: string): number => {
    let number = next.get(key) ?? 1;
    while (takenNumbers.has(place(key, number))) number += 1;
    next.set(key, number + 1);
    return number;
  };
  return new Map(
    rows.flatMap((row) =>
      row.classKey === undefined ? [] : [[row.line, ownNumber(row) ?? findFree(row.classKey)] as const],
    ),
  );
}

/** A login name made of the school's own id, else of class and number; empty if neither is possible. */
function suggestLogin(row: PlacedRow, number: number): string {
  const id = (row.values.source_id ?? '').toLowerCase();
  if (loginNamePattern.test(id)) return id;
  if (row.classKey === undefined) return '';
  const inClass = row.classKey.replaceAll(/[^a-z0-9]/g, '') || 's';
  return `${inClass}-${String(number).padStart(2, '0')}`;
}

function findFreeName(base: string, taken: ReadonlySet<string>): string {
  let name = base;
  let count = 1;
  while (taken.has(name)) {
    count += 1;
    name = `${base}-${count}`;
  }
  return name;
}

/** Login names by line for new people without an e-mail address and login name. Each is unique. */
export function assignLoginNames(
  rows: readonly PlacedRow[],
  { people }: SchoolState,
  numbers: ReadonlyMap<number, number>,
): Map<number, string> {
  const takenNames = new Set([
    ...people.map(({ login_name }) => login_name),
    ...rows.map(({ values }) => values.login_name ?? ''),
  ]);
  const assigned = new Map<number, string>();
  for (const row of rows) {
    const hasAddress = row.values.email !== undefined || row.values.login_name !== undefined;
    if (hasAddress || row.match?.isSure) continue;
    const base = suggestLogin(row, numbers.get(row.line) ?? 0);
    const login = base && findFreeName(base, takenNames);
    if (login === '') {
      // Once the class of a line with problems is corrected, it may get a name from it.
      if (row.problems.length === 0)
        row.problems.push({ column: 'login_name', key: 'no_sign_in', params: {} });
      continue;
    }
    takenNames.add(login);
    assigned.set(row.line, login);
  }
  return assigned;
}
