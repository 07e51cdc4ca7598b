import type { Db } from '#server/database/database.ts';

export async function hasSubject(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('subject').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
