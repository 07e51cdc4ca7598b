import type { PeopleList } from './people-list.ts';

type Row = PeopleList['rows'][number];

/** A teacher has a line for each class and subject in lists of who teaches what: they become one line. */
export function mergeTeacherRows(rows: readonly (Row & { isJoined: boolean })[]): Row[] {
  const firstByPerson = new Map<string, Row>();
  return rows.flatMap(({ isJoined, ...row }) => {
    if (!isJoined || row.isTooWide) return [row];
    const { teachings = '', class: _class, grade: _grade, class_number: _number, ...person } = row.cells;
    const key = JSON.stringify(person);
    const first = firstByPerson.get(key);
    if (!first) {
      const copy = { ...row, cells: { ...row.cells } };
      firstByPerson.set(key, copy);
      return [copy];
    }
    const known = (first.cells.teachings ?? '').split('; ');
    const added = teachings.split('; ').filter((teaching) => !known.includes(teaching));
    first.cells.teachings = [...known, ...added].join('; ');
    return [];
  });
}
