import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of teachings: the teachers and subjects of classes. */

type TeachingKey = Pick<Row<'teaching'>, 'user_id' | 'class_id' | 'subject_id'>;

/** Lists the teachings of a class by subject, then by the teacher's name. */
export function listTeachings(db: Db, classId: number) {
  return db
    .selectFrom('teaching')
    .innerJoin('user', 'user.id', 'teaching.user_id')
    .innerJoin('subject', 'subject.id', 'teaching.subject_id')
    .select([
      'teaching.user_id',
      'teaching.subject_id',
      'teaching.ends_at',
      'user.name',
      'user.nickname',
      'user.nickname_eng',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'subject.colour as subject_colour',
    ])
    .where('teaching.class_id', '=', classId)
    .orderBy('subject.position')
    .orderBy('subject.id')
    .orderBy('user.name')
    .orderBy('user.id')
    .execute();
}

/**
 * Adds a teaching; false if the person already has it. A substitute's teaching gets the new end date or becomes
 * permanent; a permanent one does not change.
 */
export async function insertTeaching(db: Db, teaching: Row<'teaching'>): Promise<boolean> {
  const storedTeaching = await db
    .insertInto('teaching')
    .values(teaching)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'class_id', 'subject_id'])
        .doUpdateSet({ ends_at: teaching.ends_at })
        .where('teaching.ends_at', 'is not', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return storedTeaching !== undefined;
}

/** Deletes a teaching; false if the person did not have it. */
export async function deleteTeaching(db: Db, teaching: TeachingKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('teaching')
    .where('user_id', '=', teaching.user_id)
    .where('class_id', '=', teaching.class_id)
    .where('subject_id', '=', teaching.subject_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the teachings of substitutes that have ended, and returns them. */
export function deleteEndedTeachings(db: Db, now: number): Promise<Row<'teaching'>[]> {
  return db.deleteFrom('teaching').where('ends_at', '<=', now).returningAll().execute();
}

export async function isActiveTeacher(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .where('user_group', '=', 'teacher')
    .where('is_active', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** All active teachers by name. */
export function listTeachers(db: Db) {
  return db
    .selectFrom('user')
    .select(['id', 'name', 'nickname', 'nickname_eng', 'email'])
    .where('user_group', '=', 'teacher')
    .where('is_active', '=', 1)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
