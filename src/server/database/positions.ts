import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/** Positions in an order: 1, 2, 3 … without gaps. They are unique in the database, so rows move in two steps. */

export type PositionedRow = { id: number; position: number };

function positionCase(rows: readonly PositionedRow[], sign: 1 | -1): RawBuilder<number> {
  const cases = rows.map(({ id, position }) => sql`when ${id} then cast(${sign * position} as integer)`);
  return sql<number>`case id ${sql.join(cases, sql` `)} end`;
}

/**
 * Stores positions from 1 for rows in their new order, and writes only rows that move. These get negative positions
 * first, because two rows may not have the same one. The caller has locked the unit or class of the rows.
 */
export async function storePositions(
  tx: Transaction<Schema>,
  table: 'unit_record' | 'courseware_record' | 'group_set_record' | 'mark_category',
  rows: readonly PositionedRow[],
): Promise<void> {
  const movedRows = rows
    .map(({ id, position }, index) => ({ id, from: position, position: index + 1 }))
    .filter(({ from, position }) => from !== position);
  if (movedRows.length === 0) return;
  const ids = movedRows.map(({ id }) => id);
  for (const sign of [-1, 1] as const) {
    await tx
      .updateTable(table)
      .set({ position: positionCase(movedRows, sign) })
      .where('id', 'in', ids)
      .execute();
  }
}
