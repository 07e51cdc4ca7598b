import type { Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries that erase a person's work, one courseware at a time. */

type Tx = Transaction<Schema>;

/** Lists the ids of coursewares in which the person has attempts or entries in spaces. */
export async function listWorkCoursewareIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('attempt_member')
    .select('courseware_id')
    .where('user_id', '=', userId)
    .union(
      db
        .selectFrom('space')
        .innerJoin('space_item', 'space_item.space_id', 'space.id')
        .select('space.courseware_id')
        .where((eb) =>
          eb.or([
            eb('space_item.author_id', '=', userId),
            // `heads` is a list of entries, and each starts with the id of its person.
            eb('space_item.heads', 'like', `%[${userId},"%`),
          ]),
        ),
    )
    .execute();
  return rows.map(({ courseware_id }) => courseware_id).sort((one, other) => one - other);
}

/**
 * Lists the person's attempts whose other members, if any, are all erased. Attempts that are shared with
 * other people are not erased.
 */
export async function listErasableAttempts(tx: Tx, coursewareId: number, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('attempt_member as own')
    .select('own.attempt_id')
    .where('own.courseware_id', '=', coursewareId)
    .where('own.user_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('attempt_member as other')
            .innerJoin('user', 'user.id', 'other.user_id')
            .select('other.attempt_id')
            .whereRef('other.attempt_id', '=', 'own.attempt_id')
            .where('user.erased_at', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.map(({ attempt_id }) => attempt_id);
}

/**
 * Lists the contents that reports of the attempt use: those of its own revision and of the courseware's
 * current one.
 */
export async function listReportContents(tx: Tx, attemptId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('attempt')
    .innerJoin('courseware_record', 'courseware_record.id', 'attempt.courseware_id')
    .innerJoin('activity_revision', (join) =>
      join.on((eb) =>
        eb.or([
          eb('activity_revision.id', '=', eb.ref('attempt.revision_id')),
          eb('activity_revision.id', '=', eb.ref('courseware_record.revision_id')),
        ]),
      ),
    )
    .select('activity_revision.content')
    .where('attempt.id', '=', attemptId)
    .execute();
  return rows.map(({ content }) => content);
}

/** Removes teachers' texts from the attempt, its answers and its earlier submissions. */
export async function eraseComments(tx: Tx, attemptId: number): Promise<void> {
  await tx
    .updateTable('attempt')
    .set((eb) => ({ comment: '', change_number: eb('change_number', '+', 1) }))
    .where('id', '=', attemptId)
    .execute();
  await tx.updateTable('mark_step').set({ comment: '' }).where('attempt_id', '=', attemptId).execute();
  await tx
    .updateTable('attempt_reopening')
    .set({ message: '' })
    .where('attempt_id', '=', attemptId)
    .execute();
}

export function listAnswers(tx: Tx, attemptId: number): Promise<Row<'answer'>[]> {
  return tx.selectFrom('answer').selectAll().where('attempt_id', '=', attemptId).execute();
}

export async function storeAnswer(tx: Tx, { attempt_id, question_id, response, files }: Row<'answer'>) {
  await tx
    .updateTable('answer')
    .set({ response, files })
    .where('attempt_id', '=', attempt_id)
    .where('question_id', '=', question_id)
    .execute();
}

export function listReopenings(tx: Tx, attemptId: number) {
  return tx
    .selectFrom('attempt_reopening')
    .select(['attempt_id', 'number', 'answers'])
    .where('attempt_id', '=', attemptId)
    .execute();
}

export async function storeReopening(
  tx: Tx,
  { attempt_id, number, answers }: Pick<Row<'attempt_reopening'>, 'attempt_id' | 'number' | 'answers'>,
): Promise<void> {
  await tx
    .updateTable('attempt_reopening')
    .set({ answers })
    .where('attempt_id', '=', attempt_id)
    .where('number', '=', number)
    .execute();
}

/** Deletes the records of all the person's files. Bytes that activities use remain stored. */
export function deleteFileRecords(tx: Tx, userId: number) {
  return tx
    .deleteFrom('file')
    .where('owner_id', '=', userId)
    .returning(['sha256', 'extension', 'is_private'])
    .execute();
}

export async function deleteUploadRecords(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.deleteFrom('upload').where('owner_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}
