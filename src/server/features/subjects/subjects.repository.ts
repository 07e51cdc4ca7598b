import type { Db } from '#server/database/database.ts';

/** In the school's order. */
export function listSubjects(db: Db) {
  return db
    .selectFrom('subject')
    .select(['id', 'name', 'name_eng', 'colour'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** False if the subject does not exist. */
export async function setEnglishName(db: Db, id: number, name_eng: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subject')
    .set({ name_eng })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
