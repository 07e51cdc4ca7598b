import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/** Places in an order: 1, 2, 3 … without gaps. Each is unique in the database, so that rows move in two steps. */

export type Placed = { id: number; position: number };

function positionIn(places: readonly Placed[], sign: 1 | -1): RawBuilder<number> {
  const cases = places.map(({ id, position }) => sql`when ${id} then cast(${sign * position} as integer)`);
  return sql<number>`case id ${sql.join(cases, sql` `)} end`;
}

/**
 * Gives the rows, in their new order, the places from 1; writes only those that move. They step aside to places
 * below zero first: else one would meet another on its way. The caller holds what they are ordered within.
 */
export async function placeInOrder(
  tx: Transaction<Schema>,
  table: 'unit_record' | 'courseware_record',
  rows: readonly Placed[],
): Promise<void> {
  const moved = rows
    .map(({ id, position }, index) => ({ id, from: position, position: index + 1 }))
    .filter(({ from, position }) => from !== position);
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  for (const sign of [-1, 1] as const) {
    await tx
      .updateTable(table)
      .set({ position: positionIn(moved, sign) })
      .where('id', 'in', ids)
      .execute();
  }
}
