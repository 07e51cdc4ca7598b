import { sql } from 'kysely';
import type { Db, Tx } from '#server/database/database.ts';
import type { Shelf, Thing } from '#server/features/exam/shelf/shelf.ts';

/** Queries for the search index of questions and papers. */

export async function writeSearchTexts(
  tx: Tx,
  { record }: Shelf,
  texts: readonly { id: number; search_text: string }[],
): Promise<void> {
  const rows = texts.map(({ id, search_text }) => sql`(cast(${id} as integer), ${search_text})`);
  const table = sql.table(record);
  await sql`with found (id, search_text) as (values ${sql.join(rows)})
    update ${table} set search_text = found.search_text from found where found.id = ${table}.id`.execute(tx);
}

/** The names of subjects in all languages, by the subject's id. */
export async function listSubjectNames(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('subject').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name, name_eng }) => [id, [name, name_eng]]));
}

type PageFilter = { afterId: number; limit: number; subjectId?: number; ownerId?: number };

/** A page of what is not deleted, ordered by id, starting after `afterId`: of one subject or owner, or of all. */
export function listPageOfThings(
  db: Db,
  { record }: Shelf,
  { afterId, limit, subjectId, ownerId }: PageFilter,
): Promise<Thing[]> {
  return db
    .selectFrom(record as 'exam_question_record')
    .selectAll()
    .where('id', '>', afterId)
    .where('deleted_at', 'is', null)
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? 0))
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? 0))
    .orderBy('id')
    .limit(limit)
    .execute();
}
