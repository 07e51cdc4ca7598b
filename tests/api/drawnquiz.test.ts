import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnActivities } from '#tests/drawnquiz/drawn-activities.ts';
import { buildQuestionPool } from '#tests/drawnquiz/pool.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changeCourseware } from '#tests/support/test-courseware.ts';
import { addUnit, completeActivity } from '#tests/support/test-resources.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** An activity whose questions are drawn when an attempt begins, from editing to its report. */

let test: TestApp;
let source: number;
let courseware_id: number;
const teacher = { as: 'teacher' } as const;

async function newestRevision(activity_id: number): Promise<number> {
  const { revision_id } = await test.app.db
    .selectFrom('activity')
    .select('revision_id')
    .where('id', '=', activity_id)
    .executeTakeFirstOrThrow();
  return Number(revision_id);
}

async function addDrawn(draft: { source: number; count: number }) {
  const { id } = await test.get('POST /diy/add', { type: 'drawnquiz' }, teacher);
  const { draft_version } = await test.get('GET /diy/detail', { id }, teacher);
  const form = {
    name: 'Drawn',
    description: 'From a pool',
    subject_id: test.school.subjects.maths,
    grade: 4,
    difficulty: 'easy' as const,
  };
  await test.get('POST /diy/save', { id, draft_version, form, content: draft }, teacher);
  return { id, completion: await test.get('POST /diy/complete', { id }, teacher) };
}

async function start(as: PersonKey) {
  return test.get('POST /play/start', { courseware_id }, { as });
}

type Shown = { questions: { id: string; body: { text: string } }[] };
const texts = ({ content }: { content: unknown }) =>
  (content as Shown).questions.map(({ body }) => body.text);

beforeAll(async () => {
  test = await openTestApp();
  test.app.activities = drawnActivities;
  const quiz = await test.get('POST /diy/add', { type: 'diyquiz' }, teacher);
  await completeActivity(test, quiz.id, { name: 'Pool' }, buildQuestionPool());
  source = await newestRevision(quiz.id);
  const { id, completion } = await addDrawn({ source, count: 3 });
  if (!completion.completed) throw new Error(JSON.stringify(completion.issues));
  const input = { unit_id: await addUnit(test), activity_ids: [id] };
  courseware_id = (await test.get('POST /teacher/courseware_add', input, teacher)).ids[0] ?? 0;
  await changeCourseware(test, courseware_id, { is_open: 1, feedback_rule: 'after_submit' });
});
afterAll(() => test.close());

describe('questions drawn at the start', () => {
  it('are checked when the activity is completed: it stays incomplete with too few, or those of somebody else', async () => {
    expect((await addDrawn({ source, count: 9 })).completion).toMatchObject({
      completed: false,
      issues: [{ path: ['source'], message: 'too_few' }],
    });
    const foreign = await test.get('POST /diy/add', { type: 'diyquiz' }, { as: 'other' });
    await completeActivity(test, foreign.id, { name: 'Not mine' }, buildQuestionPool(), 'other');
    const { completion } = await addDrawn({ source: await newestRevision(foreign.id), count: 3 });
    expect(completion.issues).toMatchObject([{ message: 'too_few' }]);
  });

  it('stay the same for an attempt, contain no keys, and are stored with it', async () => {
    const firstAttempt = await start('student1');
    expect(firstAttempt.questions.map(({ id }) => id)).toEqual(['place1', 'place2', 'place3']);
    expect(new Set(texts(firstAttempt)).size).toBe(3);
    expect(JSON.stringify(firstAttempt)).not.toContain('KEY');
    expect(firstAttempt.max_score).toBe(6);
    const again = await test.get('GET /play/attempt', { id: firstAttempt.id }, { as: 'student1' });
    expect(texts(again)).toEqual(texts(firstAttempt));
    const { selection } = await test.app.db
      .selectFrom('attempt')
      .select('selection')
      .where('id', '=', firstAttempt.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(selection ?? '')).toMatchObject({ source, ids: expect.any(Array) });
  });

  it('are marked by their own keys, also after their quiz was changed', async () => {
    const { id: attempt_id } = await start('student1');
    const answers = ['place1', 'place2'].map((question_id, index) => ({
      question_id,
      response: { option: index === 0 ? 'r' : 'w' },
      seq: 1,
    }));
    await test.get('POST /play/save', { attempt_id, answers }, { as: 'student1' });
    await test.app.db
      .updateTable('activity')
      .set({ deleted_at: test.app.now() })
      .where('name', '=', 'Pool')
      .execute();
    const done = await test.get('POST /play/submit', { attempt_id }, { as: 'student1' });
    expect(done).toMatchObject({ score: 2, max_score: 6, state: 'submitted' });
    expect(JSON.stringify(done.answers)).toContain('KEY');
  });

  it('have one column for each place, and show each student’s own questions', async () => {
    await test.app.db.updateTable('activity').set({ deleted_at: null }).where('name', '=', 'Pool').execute();
    const second = await start('student2');
    const answers = second.questions.map(({ id }) => ({
      question_id: id,
      response: { option: 'r' },
      seq: 1,
    }));
    await test.get('POST /play/save', { attempt_id: second.id, answers }, { as: 'student2' });
    await test.get('POST /play/submit', { attempt_id: second.id }, { as: 'student2' });
    const grid = await test.get('GET /study/grid', { courseware_id }, teacher);
    expect(grid.courseware.questions.map(({ id }) => id)).toEqual(['place1', 'place2', 'place3']);
    const rows = grid.rows.filter(({ attempt_id }) => attempt_id !== null);
    expect(rows.map(({ score, cells }) => [score, cells.length])).toEqual([
      [2, 3],
      [6, 3],
    ]);
    const detail = await test.get(
      'GET /study/question_detail',
      { courseware_id, question_id: 'place1' },
      teacher,
    );
    expect(detail.statistics).toMatchObject({ attempts: 2, facility_index: 1 });
    const user_id = test.school.people.student2;
    const personal = await test.get('GET /study/personal_detail', { courseware_id, user_id }, teacher);
    expect(texts(personal)).toEqual(texts(second));
  });
});
