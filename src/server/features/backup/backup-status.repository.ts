import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** Jobs belong to a person; those of the schedule to the administrator who has been there longest. */
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
