import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';
import type { BookKey } from './mark-categories.repository.ts';

/** Queries of final marks. */

type MarkKey = BookKey & { user_id: number };

export function findFinalMark(db: Db, { class_id, subject_id, user_id }: MarkKey) {
  return db
    .selectFrom('final_mark')
    .selectAll()
    .where('class_id', '=', class_id)
    .where('subject_id', '=', subject_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
}

export async function storeFinalMark(tx: Db, row: NewRow<'final_mark'>): Promise<void> {
  const { class_id: _class, subject_id: _subject, user_id: _user, ...change } = row;
  await tx
    .insertInto('final_mark')
    .values(row)
    .onConflict((conflict) => conflict.columns(['class_id', 'subject_id', 'user_id']).doUpdateSet(change))
    .execute();
}

export async function deleteFinalMark(tx: Db, { class_id, subject_id, user_id }: MarkKey): Promise<void> {
  await tx
    .deleteFrom('final_mark')
    .where('class_id', '=', class_id)
    .where('subject_id', '=', subject_id)
    .where('user_id', '=', user_id)
    .execute();
}
