import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { submitAndMark } from '#server/features/attempts/ending/submit.service.ts';
import { markAgainJobs } from '#server/features/corrections/mark-again-jobs.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import {
  addWork,
  type CorrectionChange as Change,
  keyed,
  keyedQuiz,
  newKey,
  readMarks,
} from '#tests/support/corrected-work.ts';
import { shareAttempt } from '#tests/support/share-attempt.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  changeCourseware,
  type PlacedCourseware,
  placeCourseware,
} from '#tests/support/test-courseware.ts';

/** A used question is corrected in all coursewares of its teacher, with 300 attempts of every kind. */

const teacher = { as: 'teacher' } as const;
const perCourseware = 100;

let test: TestApp;
let first: PlacedCourseware;
let coursewareIds: number[];
let studentIds: number[];
let stopJobs: (() => Promise<void>) | undefined;
const errors: unknown[] = [];

/** Another courseware of the same activity. */
async function placeAgain({ unitId, activityId, revisionId }: PlacedCourseware): Promise<number> {
  const placed = await placeCourseware(test, { marks_held: 1 }, { unitId });
  await test.app.db
    .updateTable('courseware_record')
    .set({ activity_id: activityId, revision_id: revisionId })
    .where('id', '=', placed.id)
    .execute();
  return placed.id;
}

const attemptOf = async (courseware_id: number, user_id: number) =>
  (
    await test.app.db
      .selectFrom('attempt_member')
      .select('attempt_id')
      .where('courseware_id', '=', courseware_id)
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
  ).attempt_id;

/** Marks by hand, a group with a member's own mark, an exception, a reopened attempt. */
async function addSpecialCases(): Promise<void> {
  const [one = 0, other = 0, third = 0] = coursewareIds;
  const idOf = (index: number) => studentIds[index] ?? 0;
  for (const [courseware_id, index, score] of [
    [one, 1, 1.5],
    [other, 2, 0],
    [third, 3, 2],
  ] as const) {
    const attempt_id = await attemptOf(courseware_id, idOf(index));
    const mark = { attempt_id, question_id: 'q1', seen: 0, score, comment: 'As we agreed' };
    await test.get('POST /study/mark', mark, teacher);
  }
  const group = await attemptOf(one, idOf(6));
  await shareAttempt(test, group, test.school.people.student1);
  const own = { attempt_id: group, user_id: test.school.people.student1, seen: null, score: 7 };
  await test.get('POST /study/member_mark', { ...own, reason: 'Worked most' }, teacher);
  const exception = { courseware_id: one, user_ids: [idOf(8)], extra_minutes: 0, due_at: null };
  await test.get(
    'POST /study/set_exceptions',
    { ...exception, extra_attempts: 0, is_excused: true },
    teacher,
  );
  const reopening = { courseware_id: other, user_ids: [idOf(9)], is_return: false, message: '' };
  await test.get('POST /study/reopen_attempts', reopening, teacher);
}

beforeAll(async () => {
  test = await openTestApp();
  first = await placeCourseware(test);
  coursewareIds = [first.id, await placeAgain(first), await placeAgain(first)];
  studentIds = (await addStudents(test, perCourseware)).map(({ id }) => id);
  for (const courseware_id of coursewareIds) {
    for (const [index, user_id] of studentIds.entries()) {
      const id = await addWork(test.app, { courseware_id, user_id, revision_id: first.revisionId }, index);
      // The last one goes on working.
      if (index < perCourseware - 1) await submitAndMark(test.app, id);
    }
  }
  await addSpecialCases();
}, 120_000);
afterEach(async () => {
  await stopJobs?.();
  stopJobs = undefined;
  expect(errors.splice(0)).toEqual([]);
});
afterAll(() => test.close());

const target = () => ({ courseware_id: first.id, question_id: 'q1' });
const preview = (change: Change) =>
  test.get('POST /study/correction_preview', { ...target(), ...change }, teacher);
const apply = (change: Change, digest: string) =>
  test.get('POST /study/correction_apply', { ...target(), ...change, reason: 'Wrong key', digest }, teacher);
const takeBack = (id: number) => test.get('POST /study/correction_take_back', { id }, teacher);
const listed = async (id: number) =>
  (await test.get('GET /study/corrections', { courseware_id: first.id }, teacher)).corrections.find(
    (each) => each.id === id,
  );

async function finishJobs(id: number, state: 'applied' | 'taken_back'): Promise<void> {
  stopJobs ??= startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
  await vi.waitFor(async () => expect((await listed(id))?.state).toBe(state), {
    timeout: 30_000,
    interval: 20,
  });
}

/** The marks of each student as the preview says, else as they were. */
async function expectAsPreviewed(
  { coursewares }: Awaited<ReturnType<typeof preview>>,
  before: Awaited<ReturnType<typeof readMarks>>,
): Promise<void> {
  const after = await readMarks(test.app);
  expect(after.attempts).toHaveLength(before.attempts.length);
  const expected = new Map(before.attempts.map((attempt) => [attempt.id, attempt]));
  for (const { courseware_id, students } of coursewares)
    for (const { user_id, after: mark } of students) {
      const id = await attemptOf(courseware_id, user_id);
      const attempt = expected.get(id);
      if (attempt) expected.set(id, { ...attempt, ...mark, needs_teacher: mark.needs_teacher ? 1 : 0 });
    }
  const submitted = (all: typeof after.attempts) => all.filter(({ state }) => state === 'submitted');
  expect(submitted(after.attempts)).toEqual(submitted([...expected.values()]));
  expect(after.members).toEqual(before.members);
  expect(after.steps).toEqual(before.steps);
  expect(after.reopenings).toEqual(before.reopenings);
}

describe('correcting a used question', () => {
  it.each<[string, Change]>([
    ['its key', newKey],
    ['its points', { kind: 'points', points: 4 }],
    ['void', { kind: 'void' }],
    ['full marks', { kind: 'full_marks' }],
  ])(
    'gives the marks of its preview, and takes all back: %s',
    { timeout: 120_000 },
    async (_name, change) => {
      const before = await readMarks(test.app);
      const looked = await preview(change);
      expect(looked.coursewares.map(({ courseware_id }) => courseware_id)).toEqual(coursewareIds);
      expect(await readMarks(test.app)).toEqual(before);
      const { id } = await apply(change, looked.digest);
      expect(await listed(id)).toMatchObject({ state: 'applying', kind: change.kind, is_own: true });
      // A second click applies nothing.
      const repeated = { ...target(), ...change, reason: '', digest: looked.digest };
      expect((await test.call('POST /study/correction_apply', repeated, teacher)).key).toBe(
        'correction_changed',
      );
      await finishJobs(id, 'applied');
      await expectAsPreviewed(looked, before);
      await takeBack(id);
      await finishJobs(id, 'taken_back');
      expect(await readMarks(test.app)).toEqual(before);
    },
  );

  it('names who gains and loses, and the marks of teachers that it leaves', async () => {
    const { coursewares } = await preview(newKey);
    const [one, other] = coursewares;
    // Of 99 submitted: 25 did not answer q1; 8 of those who chose a were excused, marked or of a group as others were.
    expect(one).toMatchObject({ submitted: 100, running: 1, teacher_mark_count: 2 });
    expect(other).toMatchObject({ submitted: 98, running: 2, teacher_mark_count: 1 });
    const gainers = one?.students.filter(({ before, after }) => after.score === before.score + 2);
    const losers = one?.students.filter(({ before, after }) => after.score === before.score - 2);
    expect([gainers?.length, losers?.length]).toEqual([one?.gaining, one?.losing]);
    expect(one?.students).toHaveLength((one?.gaining ?? 0) + (one?.losing ?? 0));
    expect(one?.teacher_marks).toMatchObject([
      { score: 7, is_of_member: true },
      { score: 1.5, is_of_member: false },
    ]);
    const affectedIds = one?.students.map(({ user_id }) => user_id);
    expect(affectedIds).not.toContain(studentIds[1]);
    // Of the group one member has a mark of their own, which stays; the other gains.
    expect(affectedIds).toContain(studentIds[6]);
    expect(affectedIds).not.toContain(test.school.people.student1);
  });

  it('gives running attempts the correction when they are submitted', async () => {
    const running = await attemptOf(first.id, studentIds[perCourseware - 1] ?? 0);
    const { digest } = await preview({ kind: 'full_marks' });
    const { id } = await apply({ kind: 'full_marks' }, digest);
    await finishJobs(id, 'applied');
    await submitAndMark(test.app, running);
    const read = () =>
      test.app.db
        .selectFrom('answer')
        .select(['score', 'max_score'])
        .where('attempt_id', '=', running)
        .where('question_id', '=', 'q1')
        .executeTakeFirst();
    // It was left out: everybody who was given the question gets its points.
    expect(await read()).toEqual({ score: 2, max_score: 2 });
    await takeBack(id);
    await finishJobs(id, 'taken_back');
    expect(await read()).toBeUndefined();
  });

  it('is marked to the end after the server was stopped in the middle, and never half done', async () => {
    const before = await readMarks(test.app);
    const looked = await preview(newKey);
    const { id } = await apply(newKey, looked.digest);
    const stopped = new AbortController();
    const job = await test.app.db
      .selectFrom('job')
      .selectAll()
      .where('kind', '=', 'mark_again')
      .where('key', '=', `${id} apply`)
      .executeTakeFirstOrThrow();
    const run = markAgainJobs(test.app)['mark_again']?.runJob(job, {
      signal: stopped.signal,
      folder: '',
      progress: () => stopped.abort(),
    });
    await expect(run).rejects.toThrow();
    const half = (await readMarks(test.app)).attempts;
    const changed = half.filter(({ score }, index) => score !== before.attempts[index]?.score);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(looked.coursewares.flatMap(({ students }) => students).length);
    expect((await listed(id))?.state).toBe('applying');
    await finishJobs(id, 'applied');
    await expectAsPreviewed(looked, before);
    await takeBack(id);
    await finishJobs(id, 'taken_back');
    expect(await readMarks(test.app)).toEqual(before);
  });

  it('refuses to apply what was not looked at', async () => {
    const before = await readMarks(test.app);
    const { digest } = await preview(newKey);
    const attempt_id = await attemptOf(first.id, studentIds[20] ?? 0);
    const mark = { attempt_id, question_id: 'q1', seen: 0, score: 1, comment: 'Half right' };
    await test.get('POST /study/mark', mark, teacher);
    const applied = { ...target(), ...newKey, reason: '', digest };
    const { key } = await test.call('POST /study/correction_apply', applied, teacher);
    expect(key).toBe('correction_changed');
    await test.get('POST /study/mark', { ...mark, seen: 1, score: null, comment: '' }, teacher);
    expect((await readMarks(test.app)).attempts).toEqual(before.attempts);
  });

  it.each<[string, Change, string]>([
    [
      'a key with another option',
      { kind: 'key', question: { ...keyed, answers: keyed.answers?.slice(1) } },
      'correction_other_parts',
    ],
    [
      'a key of another kind',
      { kind: 'key', question: { ...keyed, type: 'blank' } },
      'correction_other_parts',
    ],
    ['no right answer', { kind: 'key', question: keyedQuiz.questions[1] }, 'correction_other_parts'],
    ['no key', { kind: 'key' }, 'invalid_input'],
    ['nonsense', { kind: 'key', question: { answers: 'all' } }, 'invalid_input'],
    ['no points', { kind: 'points' }, 'invalid_input'],
    ['points between the steps', { kind: 'points', points: 0.3 }, 'invalid_input'],
    ['too many points', { kind: 'points', points: 101 }, 'invalid_input'],
  ])('refuses %s', async (_name, change, key) => {
    const refused = await test.call('POST /study/correction_preview', { ...target(), ...change }, teacher);
    expect(refused.key).toBe(key);
  });
});

describe('what students see', () => {
  it('is the new key and points, if they may see it at all, and the same options', async () => {
    const quiz = await placeCourseware(test, { feedback_rule: 'after_submit' });
    const student = { as: 'student1' } as const;
    const { id: attempt_id } = await test.get('POST /play/start', { courseware_id: quiz.id }, student);
    const answers = [{ question_id: 'q1', response: { option: 'a' }, seq: 1 }];
    await test.get('POST /play/save', { attempt_id, answers }, student);
    await test.get('POST /play/submit', { attempt_id }, student);
    const read = () => test.get('GET /play/attempt', { id: attempt_id }, student);
    const before = await read();
    const own = { courseware_id: quiz.id, question_id: 'q1' };
    const input = { ...own, ...newKey };
    const { digest } = await test.get('POST /study/correction_preview', input, teacher);
    const { id } = await test.get(
      'POST /study/correction_apply',
      { ...input, reason: 'Why', digest },
      teacher,
    );
    const answerOf = ({ answers: all }: typeof before) => all.find(({ question_id }) => question_id === 'q1');
    // The key follows from the correction at once; the mark follows when its attempt is marked again.
    expect(answerOf(await read())).toMatchObject({ key: { options: ['a'] }, corrected: ['key'] });
    stopJobs = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
    await vi.waitFor(async () => expect((await read()).score).toBe((before.score ?? 0) + 2), {
      timeout: 30_000,
    });
    expect((await read()).content).toEqual(before.content);
    expect(JSON.stringify(await read())).not.toContain('Why');
    await changeCourseware(test, quiz.id, { feedback_rule: 'never' });
    expect(answerOf(await read())).not.toHaveProperty('key');
    expect(answerOf(await read())).not.toHaveProperty('corrected');
    await test.get('POST /study/correction_take_back', { id }, teacher);
  });
});

describe('access', () => {
  it('is not for colleagues without the right, students and teachers who left', async () => {
    const { digest } = await preview(newKey);
    const input = { ...target(), ...newKey };
    const { id } = await apply(newKey, digest);
    await finishJobs(id, 'applied');
    const callAll = async (as: 'other' | 'student1' | 'teacher') => [
      (await test.call('GET /study/correction', target(), { as })).key,
      (await test.call('POST /study/correction_preview', input, { as })).key,
      (await test.call('POST /study/correction_apply', { ...input, reason: '', digest }, { as })).key,
      (await test.call('POST /study/correction_take_back', { id }, { as })).key,
      (await test.call('GET /study/corrections', { courseware_id: first.id }, { as })).key,
    ];
    expect(new Set(await callAll('other'))).toEqual(new Set(['not_found']));
    expect(new Set(await callAll('student1'))).toEqual(new Set(['not_allowed']));
    const { db } = test.app;
    const own = db.selectFrom('teaching').selectAll().where('user_id', '=', test.school.people.teacher);
    const teachings = await own.execute();
    await db.deleteFrom('teaching').where('user_id', '=', test.school.people.teacher).execute();
    expect(new Set(await callAll('teacher'))).toEqual(new Set(['not_found']));
    await db.insertInto('teaching').values(teachings).execute();
    await takeBack(id);
    await finishJobs(id, 'taken_back');
  });

  it('is told in the audit table, for each courseware', async () => {
    const rows = await test.app.db
      .selectFrom('audit_entry')
      .select(['action', 'courseware_id', 'reason'])
      .where('action', 'in', ['question.correct', 'question.correct_take_back'])
      .execute();
    const ofFirst = rows.filter(({ courseware_id }) => courseware_id === first.id);
    const given = ofFirst.filter(({ action }) => action === 'question.correct');
    expect(given.length).toBe(ofFirst.length / 2);
    expect(new Set(given.map(({ reason }) => reason))).toEqual(new Set(['Wrong key']));
  });
});
