import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/**
 * Finds the administrator with the oldest account. Each job belongs to a person, and what the server does by itself belongs
 * to this one.
 */
export async function findFirstAdministrator(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where(sql<boolean>`roles like '%"admin"%'`)
    .where('is_active', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
