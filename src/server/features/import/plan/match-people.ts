import type { CheckedRow } from './check-cells.ts';
import { nameKey, type SchoolPerson, type SchoolState } from './plan-types.ts';

/**
 * Finds the person of a line in the school: by the school's own id, then by email, then by login name. A person with
 * the same class, class number and name is only a guess, which the administrator has to confirm.
 */

export type Match = { person: SchoolPerson; isSure: boolean };
export type Matcher = (row: CheckedRow) => Match | undefined;

type Unique = 'source_id' | 'email' | 'login_name';
const uniques: readonly Unique[] = ['source_id', 'email', 'login_name'];

const placeKey = (className: string, number: number | null, name: string) =>
  `${nameKey(className)}|${number ?? ''}|${nameKey(name)}`;

export function openMatcher({ classes, people }: SchoolState): Matcher {
  const classNames = new Map(classes.map(({ id, name }) => [id, name]));
  const byUnique = Object.fromEntries(
    uniques.map((field) => [
      field,
      new Map(people.filter((person) => person[field] !== '').map((person) => [person[field], person])),
    ]),
  ) as Record<Unique, Map<string, SchoolPerson>>;
  const byPlace = new Map(
    people
      .filter(({ class_id }) => class_id !== null)
      .map((person) => [
        placeKey(classNames.get(person.class_id ?? 0) ?? '', person.class_number, person.name),
        person,
      ]),
  );
  return ({ values, className, class_number }) => {
    for (const field of uniques) {
      const person = values[field] === undefined ? undefined : byUnique[field].get(values[field]);
      if (person) return { person, isSure: true };
    }
    if (className === '' || class_number === null) return undefined;
    const person = byPlace.get(placeKey(className, class_number, values.name ?? ''));
    return person && { person, isSure: false };
  };
}
