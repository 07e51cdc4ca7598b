import type { PlacedRow, PlaceNames } from './compare-person.ts';
import type { SchoolState } from './plan-types.ts';

/**
 * Returns class numbers by line: the number in the file, else the student's present number, else the next
 * free one.
 */
export function assignClassNumbers(
  rows: readonly PlacedRow[],
  { people }: SchoolState,
  { classKeyById }: PlaceNames,
): Map<number, number> {
  const takenNumbers = new Set<string>();
  const listedIds = new Set(rows.map(({ match }) => match?.person.id));
  const toNumberKey = (key: string, number: number) => `${key} ${number}`;
  const findOwnNumber = ({ match, classKey, class_number }: PlacedRow) => {
    const knownPerson = match?.person;
    const staysInClass = knownPerson?.class_id && classKeyById.get(knownPerson.class_id) === classKey;
    return class_number ?? (staysInClass ? knownPerson.class_number : null);
  };
  for (const { id, class_id, class_number } of people)
    if (class_id && class_number && !listedIds.has(id))
      takenNumbers.add(toNumberKey(classKeyById.get(class_id) ?? '', class_number));
  for (const row of rows) {
    const number = findOwnNumber(row);
    if (row.classKey !== undefined && number !== null) takenNumbers.add(toNumberKey(row.classKey, number));
  }
  const nextNumberByClass = new Map<string, number>();
  const takeFreeNumber = (key: string): number => {
    let number = nextNumberByClass.get(key) ?? 1;
    while (takenNumbers.has(toNumberKey(key, number))) number += 1;
    nextNumberByClass.set(key, number + 1);
    return number;
  };
  return new Map(
    rows.flatMap((row) =>
      row.classKey === undefined
        ? []
        : [[row.line, findOwnNumber(row) ?? takeFreeNumber(row.classKey)] as const],
    ),
  );
}
