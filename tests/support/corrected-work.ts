import type { ApiInput } from '#contract/api.ts';
import type { App } from '#server/app.ts';
import { buildQuiz } from '#tests/support/test-courseware.ts';

/** Attempts of many kinds at the quiz of `buildQuiz`, whose first question is then corrected. */

/** What becomes of a question. */
export type CorrectionChange = Omit<
  ApiInput<'POST /study/correction_preview'>,
  'courseware_id' | 'question_id'
>;
export const keyedQuiz = buildQuiz();
/** q1 asks 1 + 1: option a is right now. */
export const keyed = {
  ...keyedQuiz.questions[0],
  answers: keyedQuiz.questions[0]?.answers.map((answer) => ({ ...answer, correct: answer.id === 'a' })),
};
export const newKey: CorrectionChange = { kind: 'key', question: keyed };

const responsesOf = (index: number): Record<string, unknown> => ({
  ...(index % 4 < 3 && { q1: { option: index % 3 === 0 ? 'a' : 'b' } }),
  q2: { options: index % 2 === 0 ? ['a', 'c'] : ['b'] },
  ...(index % 5 > 0 && { q3: { blanks: { b1: index % 7 === 0 ? 'air' : 'h2o' } } }),
});

/** An attempt in progress with answers. */
export async function addWork(
  { db, now }: App,
  { courseware_id, user_id, revision_id }: { courseware_id: number; user_id: number; revision_id: number },
  index: number,
): Promise<number> {
  const { id } = await db
    .insertInto('attempt')
    .values({
      courseware_id,
      user_id,
      user_number: 1,
      revision_id,
      seed: 1,
      shuffle: 0,
      state: 'in_progress',
      started_at: now(),
      max_score: 10,
      needs_teacher: 0,
      time_ms: 0,
      comment: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('attempt_member')
    .values({ attempt_id: id, user_id, courseware_id, number: 1, is_running: 1 })
    .execute();
  const answers = Object.entries(responsesOf(index)).map(([question_id, response]) => ({
    attempt_id: id,
    question_id,
    response: JSON.stringify(response),
    files: '[]',
    flagged: 0 as const,
    locked: 0 as const,
    seq: 1,
    time_ms: 1_000,
    saved_at: 1,
    max_score: 0,
    needs_teacher: 0 as const,
  }));
  await db.insertInto('answer').values(answers).execute();
  return id;
}

/** All that is stored of marks. */
export async function readMarks({ db }: App) {
  return {
    attempts: await db
      .selectFrom('attempt')
      .select(['id', 'state', 'score', 'max_score', 'needs_teacher', 'time_ms'])
      .orderBy('id')
      .execute(),
    answers: await db.selectFrom('answer').selectAll().orderBy('attempt_id').orderBy('question_id').execute(),
    members: await db
      .selectFrom('attempt_member')
      .selectAll()
      .orderBy('attempt_id')
      .orderBy('user_id')
      .execute(),
    steps: await db.selectFrom('mark_step').selectAll().orderBy('attempt_id').orderBy('number').execute(),
    reopenings: await db.selectFrom('attempt_reopening').selectAll().orderBy('attempt_id').execute(),
  };
}
