import { type RawBuilder, sql } from 'kysely';

/** Value of a `position` column that puts the rows with these ids in this order, from 1; others stay unnamed. */
export function positionIn(ids: readonly number[]): RawBuilder<number> {
  const places = ids.map((id, index) => sql`when ${id} then cast(${index + 1} as integer)`);
  return sql<number>`case id ${sql.join(places, sql` `)} end`;
}
