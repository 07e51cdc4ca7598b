import type { PlacedRow } from './compare-person.ts';
import type { SchoolPerson } from './plan-types.ts';
import { reportDuplicates } from './report-duplicates.ts';
import { reportTakenValues } from './report-taken-values.ts';

/** Checks lines against each other and against people who are not in the list. */

/** Reports a line whose person in the school has another role or another id in the school's own records. */
function checkMatch(row: PlacedRow): void {
  const knownPerson = row.match?.person;
  if (!knownPerson) return;
  const { name } = knownPerson;
  if (knownPerson.user_group !== row.userGroup)
    row.problems.push({ column: 'kind', key: 'kind_differs', params: { name } });
  const { source_id } = row.values;
  if (
    row.match?.isSure &&
    source_id !== undefined &&
    knownPerson.source_id !== '' &&
    knownPerson.source_id !== source_id
  )
    row.problems.push({
      column: 'source_id',
      key: 'source_id_differs',
      params: { name, before: knownPerson.source_id },
    });
}

/** Adds problems to the lines that cannot be imported as they are. */
export function checkRows(rows: readonly PlacedRow[], people: readonly SchoolPerson[]): void {
  for (const row of rows) {
    checkMatch(row);
    const isNew = !row.match;
    if (isNew && row.userGroup === 'student' && row.className === '')
      row.problems.push({ column: 'class', key: 'class_missing', params: {} });
  }
  reportDuplicates(rows);
  reportTakenValues(rows, people);
}
