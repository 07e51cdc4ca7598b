import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { isSubjectUsed } from '#server/features/subjects/subjects.repository.ts';

/** Queries that add, change and delete subjects. */

/** Adds a subject as the last one. Returns its id. */
export async function insertSubject(
  db: Db,
  subject: Pick<Row<'subject'>, 'name' | 'name_eng' | 'colour'>,
): Promise<number> {
  const { id } = await db
    .insertInto('subject')
    .values((eb) => ({
      ...subject,
      position: eb
        .selectFrom('subject as other')
        .select(sql<number>`coalesce(max(other.position), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type SubjectChange = Partial<Pick<Row<'subject'>, 'name' | 'name_eng' | 'colour' | 'position'>>;

export async function updateSubject(db: Db, id: number, change: SubjectChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('subject').set(change).where('id', '=', id).execute();
}

/** Deletes the subject unless it has units or marks or is taught; false if it has or is. */
export async function deleteUnusedSubject(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('subject')
    .where('id', '=', id)
    .where((eb) => eb.not(isSubjectUsed(eb)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
