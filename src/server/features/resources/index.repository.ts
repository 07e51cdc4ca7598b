import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** Queries for updating the library's search index. */

/**
 * A page of a subject's resources with their indexed fields, ordered by id, starting after `afterId`.
 * Locks them, so that nobody shares them again until the transaction ends.
 */
export async function lockPageOfSubject(tx: Db, subjectId: number, afterId: number, limit: number) {
  const lockedRows = await tx
    .updateTable('resource')
    .set((eb) => ({ subject_id: eb.ref('subject_id') }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('resource as one')
        .select('one.id')
        .where('one.subject_id', '=', subjectId)
        .where('one.id', '>', afterId)
        .orderBy('one.id')
        .limit(limit),
    )
    .returning('id')
    .execute();
  if (lockedRows.length === 0) return [];
  return tx
    .selectFrom('resource')
    .innerJoin('activity_revision as revision', 'revision.id', 'resource.revision_id')
    .select(['resource.id', 'resource.name', 'resource.type', 'resource.subject_id', 'resource.grade'])
    .select(['resource.difficulty', 'resource.display_language', 'revision.description'])
    .where(
      'resource.id',
      'in',
      lockedRows.map(({ id }) => id),
    )
    .orderBy('resource.id')
    .execute();
}

export async function writeSearchTexts(
  tx: Db,
  texts: readonly { id: number; search_text: string }[],
): Promise<void> {
  const rows = texts.map(({ id, search_text }) => sql`(cast(${id} as integer), ${search_text})`);
  await sql`with found (id, search_text) as (values ${sql.join(rows)})
    update resource set search_text = found.search_text from found where found.id = resource.id`.execute(tx);
}

/** A page of all resources with their indexed fields, ordered by id, starting after `afterId`. */
export function listResourcePage(db: Db, afterId: number, limit: number) {
  return db
    .selectFrom('resource')
    .select(['id', 'type', 'subject_id', 'grade', 'difficulty', 'display_language', 'search_text'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}
