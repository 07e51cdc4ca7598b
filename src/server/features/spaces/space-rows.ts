import type { Entry, SpaceValue } from '#activities/space.ts';
import type { Row } from '#server/database/schema.ts';

/** Rows of spaces in the form in which they are folded. */

/** An entry as its item's row names it: who, which kind, its number, the key of the write, the change that holds it. */
export type Head = readonly [user_id: number, kind: string, seq: number, key: string, change: number];

/** A change with the number its author gave it. */
export type Change = Entry & { item: string; seq: number };

export const readHeads = (heads: string): Head[] => JSON.parse(heads) as Head[];

/** Undefined: its author was removed with it. */
export function readChange(row: Row<'space_change'>): Change | undefined {
  const value = JSON.parse(row.value) as SpaceValue | null;
  if (value === null) return undefined;
  const { item, seq, change, at } = row;
  return {
    by: { user_id: row.user_id, role: row.by_teacher === 1 ? 'teacher' : 'student' },
    value,
    change,
    at,
    item,
    seq,
  };
}
