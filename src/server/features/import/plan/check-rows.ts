import type { CheckedRow } from './check-cells.ts';
import type { PlacedRow } from './compare-person.ts';
import type { PersonValues, SchoolPerson } from './plan-types.ts';

/** Checks lines against each other and against people who are not in the list. */

const uniques = ['source_id', 'email', 'login_name'] as const;

function addProblem(row: CheckedRow, problem: CheckedRow['problems'][number]): void {
  row.problems.push(problem);
}

/** Reports duplicates of values that must be unique: ids, addresses, numbers in a class, and people of the school. */
function reportDuplicates(rows: readonly PlacedRow[]): void {
  const first = new Map<string, number>();
  const check = (
    row: PlacedRow,
    key: string,
    column: CheckedRow['problems'][number]['column'],
    same = false,
  ) => {
    const line = first.get(key);
    if (line === undefined) first.set(key, row.line);
    else addProblem(row, { column, key: same ? 'same_person' : 'doubled', params: { line } });
    return line === undefined;
  };
  for (const row of rows) {
    const isNew = uniques.every((field) => {
      const value = row.values[field];
      return value === undefined || check(row, `${field} ${value}`, field);
    });
    if (isNew && row.match) check(row, `person ${row.match.person.id}`, 'name', true);
    if (row.classKey !== undefined && row.class_number !== null)
      check(row, `number ${row.classKey} ${row.class_number}`, 'class_number');
  }
}

/** Reports an id or address of a person who is not in the list. */
function reportTakenValues(rows: readonly PlacedRow[], people: readonly SchoolPerson[]): void {
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
        addProblem(row, { column: field, key: 'taken', params: { name: holder.name } });
    }
  }
}

/** Reports a match whose person has another role, or another id in the school's own records. */
function checkMatch(row: PlacedRow): void {
  const known = row.match?.person;
  if (!known) return;
  const { name } = known;
  if (known.user_group !== row.person)
    addProblem(row, { column: 'kind', key: 'kind_differs', params: { name } });
  const { source_id } = row.values;
  if (row.match?.isSure && source_id !== undefined && known.source_id !== '' && known.source_id !== source_id)
    addProblem(row, {
      column: 'source_id',
      key: 'source_id_differs',
      params: { name, before: known.source_id },
    });
}

export function checkRows(rows: readonly PlacedRow[], people: readonly SchoolPerson[]): void {
  for (const row of rows) {
    checkMatch(row);
    const isNew = !row.match;
    if (isNew && row.person === 'student' && row.className === '')
      addProblem(row, { column: 'class', key: 'class_missing', params: {} });
  }
  reportDuplicates(rows);
  reportTakenValues(rows, people);
}
