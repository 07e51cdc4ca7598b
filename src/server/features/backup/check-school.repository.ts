import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** Queries that find references to missing rows, where the database itself does not prevent them. */

const pageSize = 500;

export function listObjects(db: Db, afterKey: string): Promise<{ key: string; bytes: number }[]> {
  return db
    .selectFrom('stored_object')
    .select(['key', 'bytes'])
    .where('key', '>', afterKey)
    .orderBy('key')
    .limit(pageSize)
    .execute();
}

/** Lists the ids of file records whose bytes are not stored. */
export async function listFilesWithoutObject(db: Db): Promise<number[]> {
  const key = sql<string>`case when file.is_private = 1 then 'private/' else '' end
    || substr(file.sha256, 1, 2) || '/' || file.sha256 || file.extension`;
  const rows = await db
    .selectFrom('file')
    .leftJoin('stored_object', (join) => join.on('stored_object.key', '=', key))
    .select('file.id')
    .where('stored_object.key', 'is', null)
    .orderBy('file.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** References for which the database has no foreign key. */
const uncheckedReferences = [
  { table: 'activity', column: 'revision_id', target: 'activity_revision' },
  { table: 'attempt', column: 'group_id', target: 'student_group' },
  { table: 'courseware_record', column: 'group_set_id', target: 'group_set_record' },
] as const;

/** Counts the rows in each of these columns that refer to a missing row. */
export async function countBrokenReferences(
  db: Db,
): Promise<{ place: string; target: string; count: number }[]> {
  const brokenReferences: { place: string; target: string; count: number }[] = [];
  for (const { table, column, target } of uncheckedReferences) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} one where ${sql.ref(`one.${column}`)} is not null
      and not exists (select 1 from ${sql.table(target)} other where other.id = ${sql.ref(`one.${column}`)})`.execute(
      db,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) brokenReferences.push({ place: `${table}.${column}`, target, count });
  }
  return brokenReferences;
}

export type AnswerWithFiles = { attempt_id: number; question_id: string; files: string };

/** Lists the answers with files of the next attempts after `afterAttemptId`. */
export function listAnswersWithFiles(db: Db, afterAttemptId: number): Promise<AnswerWithFiles[]> {
  return db
    .selectFrom('answer')
    .select(['attempt_id', 'question_id', 'files'])
    .where('attempt_id', 'in', (eb) =>
      eb
        .selectFrom('answer as one')
        .select('one.attempt_id')
        .distinct()
        .where('one.attempt_id', '>', afterAttemptId)
        .where('one.files', '<>', '[]')
        .orderBy('one.attempt_id')
        .limit(pageSize),
    )
    .where('files', '<>', '[]')
    .orderBy('attempt_id')
    .execute();
}
