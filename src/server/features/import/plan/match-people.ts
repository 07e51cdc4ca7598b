import type { CheckedRow } from './check-cells.ts';
import { type SchoolPerson, type SchoolState, toNameKey } from './plan-types.ts';

/**
 * Finds the person of a line in the school: by the id in the school's records, then by e-mail address, then
 * by login name. A person with the same class, class number and name is only a guess, which the administrator
 * has to confirm.
 */

export type Match = { person: SchoolPerson; isSure: boolean };
export type Matcher = (row: CheckedRow) => Match | undefined;

type UniqueField = 'source_id' | 'email' | 'login_name';
const uniqueFields: readonly UniqueField[] = ['source_id', 'email', 'login_name'];

const toPlaceKey = (className: string, number: number | null, name: string) =>
  `${toNameKey(className)}|${number ?? ''}|${toNameKey(name)}`;

export function createMatcher({ classes, people }: SchoolState): Matcher {
  const classNameById = new Map(classes.map(({ id, name }) => [id, name]));
  const personByUniqueField = Object.fromEntries(
    uniqueFields.map((field) => [
      field,
      new Map(people.filter((person) => person[field] !== '').map((person) => [person[field], person])),
    ]),
  ) as Record<UniqueField, Map<string, SchoolPerson>>;
  const personByPlace = new Map(
    people
      .filter(({ class_id }) => class_id !== null)
      .map((person) => [
        toPlaceKey(classNameById.get(person.class_id ?? 0) ?? '', person.class_number, person.name),
        person,
      ]),
  );
  return ({ values, className, class_number }) => {
    for (const field of uniqueFields) {
      const person = values[field] === undefined ? undefined : personByUniqueField[field].get(values[field]);
      if (person) return { person, isSure: true };
    }
    if (className === '' || class_number === null) return undefined;
    const person = personByPlace.get(toPlaceKey(className, class_number, values.name ?? ''));
    return person && { person, isSure: false };
  };
}

/**
 * Finds the people whom a line that is not imported seems to mean. Cells of a line with too many cells may be in
 * the wrong columns, so an id or address in any of them counts.
 */
export function findMeantPeople(row: CheckedRow, matchPerson: Matcher): SchoolPerson[] {
  const shiftedCells = row.isTooWide ? Object.values(row.cells) : [];
  const readings = shiftedCells.map((cell) => {
    const address = cell.trim().toLowerCase();
    return { ...row, values: { source_id: cell.trim(), email: address, login_name: address } };
  });
  return [row, ...readings].flatMap((reading) => matchPerson(reading)?.person ?? []);
}
