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
  const listedIds = new Set(rows.map(({ match }) => match?.person.id));
  const placeKey = (key: string, number: number) => `${key} ${number}`;
  const ownNumber = ({ match, classKey, class_number }: PlacedRow) => {
    const knownPerson = match?.person;
    const stays = knownPerson?.class_id && keyOfClass.get(knownPerson.class_id) === classKey;
    return class_number ?? (stays ? knownPerson.class_number : null);
  };
  for (const { id, class_id, class_number } of people)
    if (class_id && class_number && !listedIds.has(id))
      takenNumbers.add(placeKey(keyOfClass.get(class_id) ?? '', class_number));
  for (const row of rows) {
    const number = ownNumber(row);
    if (row.classKey !== undefined && number !== null) takenNumbers.add(placeKey(row.classKey, number));
  }
  const next = new Map<string, number>();
  const findFree = (key: string): number => {
    let number = next.get(key) ?? 1;
    while (takenNumbers.has(placeKey(key, number))) number += 1;
    next.set(key, number + 1);
    return number;
  };
  return new Map(
    rows.flatMap((row) =>
      row.classKey === undefined ? [] : [[row.line, ownNumber(row) ?? findFree(row.classKey)] as const],
    ),
  );
}
