import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Queries of the history of teachers' marks. Steps are only added, never changed. */

function selectMarkSteps(db: Db) {
  return db
    .selectFrom('mark_step')
    .innerJoin('user', 'user.id', 'mark_step.marked_by')
    .selectAll('mark_step')
    .select(['user.name', 'user.nickname', 'user.nickname_eng']);
}

const selectNewestSteps = compileOnce((db, { attemptIds }: { attemptIds: readonly number[] }) =>
  selectMarkSteps(db)
    .where('mark_step.attempt_id', 'in', attemptIds)
    .where('mark_step.number', '=', (eb) =>
      eb
        .selectFrom('mark_step as later')
        .select((later) => later.fn.max('later.number').as('number'))
        .whereRef('later.attempt_id', '=', 'mark_step.attempt_id')
        .whereRef('later.question_id', '=', 'mark_step.question_id'),
    ),
);

export type StepWithTeacher = Awaited<ReturnType<typeof listNewestSteps>>[number];

/** The newest step of each question that a teacher has marked, even if the mark was withdrawn. */
export async function listNewestSteps(db: Db, attemptIds: readonly number[]) {
  return attemptIds.length > 0 ? selectNewestSteps(db, { attemptIds }) : [];
}

/** All steps of one question, newest first. */
export function listQuestionSteps(db: Db, attemptId: number, questionId: string): Promise<StepWithTeacher[]> {
  return selectMarkSteps(db)
    .where('mark_step.attempt_id', '=', attemptId)
    .where('mark_step.question_id', '=', questionId)
    .orderBy('mark_step.number', 'desc')
    .execute();
}

export async function insertStep(db: Db, step: NewRow<'mark_step'>): Promise<void> {
  await db.insertInto('mark_step').values(step).execute();
}
