import type { PlacedRow } from './compare-person.ts';
import type { PersonValues, SchoolPerson } from './plan-types.ts';
import { uniqueFields } from './report-duplicates.ts';

/** Reports an id or address that another person keeps: one who is not in the list, or whose cell is empty. */
export function reportTakenValues(rows: readonly PlacedRow[], people: readonly SchoolPerson[]): void {
  const newValuesByPerson = new Map<number, PersonValues>();
  for (const { match, values } of rows) if (match) newValuesByPerson.set(match.person.id, values);
  for (const field of uniqueFields) {
    const keepers = people.filter(({ id }) => newValuesByPerson.get(id)?.[field] === undefined);
    const keeperByValue = new Map(keepers.map((person) => [person[field], person]));
    for (const row of rows) {
      const value = row.values[field];
      const keeper = value === undefined ? undefined : keeperByValue.get(value);
      if (keeper && keeper.id !== row.match?.person.id)
        row.problems.push({ column: field, key: 'taken', params: { name: keeper.name } });
    }
  }
}
