import type { PlacedRow } from './compare-person.ts';
import type { PersonValues, SchoolPerson } from './plan-types.ts';
import { uniqueFields } from './report-duplicates.ts';

/** Reports an id or address that belongs to a person who is not in the list. */
export function reportTakenValues(rows: readonly PlacedRow[], people: readonly SchoolPerson[]): void {
  const newValuesByPerson = new Map<number, PersonValues>();
  for (const { match, values } of rows) if (match) newValuesByPerson.set(match.person.id, values);
  for (const field of uniqueFields) {
    const personByValue = new Map(
      people.map((person) => [newValuesByPerson.get(person.id)?.[field] ?? person[field], person]),
    );
    for (const row of rows) {
      const value = row.values[field];
      const holder = value === undefined ? undefined : personByValue.get(value);
      if (holder && holder.id !== row.match?.person.id && !newValuesByPerson.has(holder.id))
        row.problems.push({ column: field, key: 'taken', params: { name: holder.name } });
    }
  }
}
