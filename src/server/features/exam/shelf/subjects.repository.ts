import type { Db } from '#server/database/database.ts';

export async function hasSubject(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('subject').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
