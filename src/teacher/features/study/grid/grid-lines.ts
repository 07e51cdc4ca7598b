import { type GridOrder, type GridRow, sortRows } from '../grid-model.ts';

/** Joins the rows of students who share an attempt: one line of the table for each piece of work. Pure. */

export type GridLine = {
  key: string;
  /** The work, with the group's mark if it is shared. */
  row: GridRow;
  /** Name of the group that shares the work; empty for a single student's work. */
  group: string;
  /** The student, or the members of the group. */
  members: readonly [GridRow, ...GridRow[]];
};

function lineKeyOf({ shared, attempt_id, user_id }: GridRow): string {
  return shared ? `attempt ${attempt_id}` : `student ${user_id}`;
}

function makeLine(key: string, members: readonly [GridRow, ...GridRow[]]): GridLine {
  const [firstMember] = members;
  if (!firstMember.shared || members.length === 1) return { key, row: firstMember, group: '', members };
  const { name, score } = firstMember.shared;
  return { key, row: { ...firstMember, score }, group: name, members };
}

/** A line takes the place of its first member. A member who worked alone has a separate line. */
export function listLines(rows: readonly GridRow[]): GridLine[] {
  const rowsByKey = new Map<string, [GridRow, ...GridRow[]]>();
  for (const row of rows) {
    const key = lineKeyOf(row);
    const knownRows = rowsByKey.get(key);
    if (knownRows) knownRows.push(row);
    else rowsByKey.set(key, [row]);
  }
  return [...rowsByKey].map(([key, members]) => makeLine(key, members));
}

/** Compares lines by their rows: unchanged rows stay the same objects, but their lines are new ones. */
export function isSameLine(one: GridLine, other: GridLine): boolean {
  return (
    one.members.length === other.members.length &&
    one.members.every((member, index) => member === other.members[index])
  );
}

const groupNumberOf = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);

/** Sorted by the number in their name; groups without a number come first, in the order of their first students. */
export function listGroups(rows: readonly GridRow[]): string[] {
  const groupNames = [...new Set(rows.map(({ group }) => group))].filter((name) => name !== '');
  return groupNames.sort((one, other) => groupNumberOf(one) - groupNumberOf(other));
}

/** Puts the rows of each group together. Students without a group come last. */
function sortByGroup(rows: readonly GridRow[]): GridRow[] {
  return [...listGroups(rows), ''].flatMap((name) => rows.filter(({ group }) => group === name));
}

/** Sorts rows in the chosen order. In the order by number, groups that share their work stay together. */
export function orderRows(
  rows: readonly GridRow[],
  { order, keepsGroupsTogether }: { order: GridOrder; keepsGroupsTogether: boolean },
): GridRow[] {
  const sortedRows = sortRows(rows, order);
  return keepsGroupsTogether && order === 'number' ? sortByGroup(sortedRows) : sortedRows;
}
