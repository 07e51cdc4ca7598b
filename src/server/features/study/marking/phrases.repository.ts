import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of teachers' phrases for comments. */

export type Phrase = Row<'comment_phrase'>;

export function listPhrases(db: Db, userId: number): Promise<Phrase[]> {
  return db.selectFrom('comment_phrase').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export function findPhrase(db: Db, id: number): Promise<Phrase | undefined> {
  return db.selectFrom('comment_phrase').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertPhrase(db: Db, user_id: number, text: string): Promise<number> {
  const { id } = await db
    .insertInto('comment_phrase')
    .values({ user_id, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePhrase(db: Db, id: number, text: string): Promise<void> {
  await db.updateTable('comment_phrase').set({ text }).where('id', '=', id).execute();
}

export async function deletePhrase(db: Db, id: number): Promise<void> {
  await db.deleteFrom('comment_phrase').where('id', '=', id).execute();
}
