import type { Db } from '#server/database/database.ts';

/** In the order of the school. */
export function listSubjects(db: Db) {
  return db
    .selectFrom('subject')
    .select(['id', 'name', 'name_eng', 'colour'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** False where there is no such subject. */
export async function setEnglishName(db: Db, id: number, name_eng: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subject')
    .set({ name_eng })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
