import type { PlacedRow } from './compare-person.ts';
import type { PersonValues, SchoolPerson } from './plan-types.ts';
import { uniques } from './report-duplicates.ts';

/** Reports an id or address of a person who is not in the list. */
export function reportTakenValues(rows: readonly PlacedRow[], people: readonly SchoolPerson[]): void {
  const newValues = new Map<number, PersonValues>();
  for (const { match, values } of rows) if (match) newValues.set(match.person.id, values);
  for (const field of uniques) {
    const holders = new Map(
      people.map((person) => [newValues.get(person.id)?.[field] ?? person[field], person]),
    );
    for (const row of rows) {
      const value = row.values[field];
      const holder = value === undefined ? undefined : holders.get(value);
      if (holder && holder.id !== row.match?.person.id && !newValues.has(holder.id))
        row.problems.push({ column: field, key: 'taken', params: { name: holder.name } });
    }
  }
}
