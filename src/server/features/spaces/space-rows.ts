import type { Entry, SpaceValue } from '#form/space.ts';
import type { Row } from '#server/database/schema.ts';

/** Parses rows of spaces. */

/**
 * The newest entry of one person and kind, as stored in the item's row. The change with number `change` has its
 * value.
 */
export type Head = readonly [user_id: number, kind: string, seq: number, key: string, change: number];

/** A change with its author's `seq`. */
export type Change = Entry & { item: string; seq: number };

export const readHeads = (heads: string): Head[] => JSON.parse(heads) as Head[];

/** Parses a row; undefined if the change was emptied because its author was removed. */
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
