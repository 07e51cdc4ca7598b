import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/database.ts';
import { insertAttempts } from '#server/features/attempts/rows/new-attempts.repository.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { shareAttempt } from '#tests/support/share-attempt.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  type PlacedCourseware,
  placeCourseware,
  rightResponses,
} from '#tests/support/test-courseware.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** An attempt that student1 started and shares with student2; extra1 is in the same class. */

type Student = 'student1' | 'student2';
const both = ['student1', 'student2'] as const;

let test: TestApp;

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const start = (courseware_id: number, as: PersonKey) =>
  test.get('POST /play/start', { courseware_id }, { as });
const submit = (attempt_id: number, as: Student) => test.get('POST /play/submit', { attempt_id }, { as });
const save = (attempt_id: number, as: Student, question: keyof typeof rightResponses, seq = 1) =>
  test.get(
    'POST /play/save',
    { attempt_id, answers: [{ question_id: question, response: rightResponses[question], seq }] },
    { as },
  );
const read = (id: number, as: Student) => test.get('GET /play/attempt', { id }, { as });
const homeOf = async (as: Student, coursewareId: number) =>
  (await test.get('GET /play/home', {}, { as })).items.find(
    ({ courseware_id }) => courseware_id === coursewareId,
  );

async function startTogether(settings: Parameters<typeof placeCourseware>[1] = {}) {
  const placed = await placeCourseware(test, settings);
  const { id } = await start(placed.id, 'student1');
  await shareAttempt(test, id, test.school.people.student2);
  return { placed, id };
}

describe('an attempt of two', () => {
  it('is continued, saved and submitted by both, and both get its marks', async () => {
    const { placed, id } = await startTogether();
    for (const as of both) {
      expect((await start(placed.id, as)).id).toBe(id);
      expect((await homeOf(as, placed.id))?.attempts).toMatchObject([
        { id, number: 1, state: 'in_progress' },
      ]);
    }
    expect((await save(id, 'student1', 'q1')).answers[0]?.result).toBe('saved');
    expect((await save(id, 'student2', 'q2')).answers[0]?.result).toBe('saved');
    expect((await save(id, 'student2', 'q1')).answers[0]?.result).toBe('saved');
    for (const as of both) {
      const { answers } = await read(id, as);
      expect(answers.map(({ response }) => response)).toEqual([rightResponses.q1, rightResponses.q2]);
    }
    expect(await submit(id, 'student2')).toMatchObject({ state: 'submitted', score: 5 });
    for (const as of both) {
      expect(await read(id, as)).toMatchObject({ state: 'submitted', score: 5, number: 1 });
      expect((await homeOf(as, placed.id))?.attempts).toMatchObject([{ id, score: 5 }]);
    }
  });

  it('is refused to everybody else', async () => {
    const { id } = await startTogether();
    const [classmate] = await addStudents(test, 1);
    const token = await openSession(test.app, classmate?.id ?? 0);
    const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
    const calls = [
      ['GET /play/attempt', { id }],
      ['POST /play/save', { attempt_id: id, answers }],
      ['POST /play/show_question', { attempt_id: id, question_id: 'q1' }],
      ['POST /play/submit', { attempt_id: id }],
      ['GET /play/live', { attempt_id: id }],
    ] as const;
    for (const [key, input] of calls) {
      for (const person of [{ token }, { as: 'outsider' as const }]) {
        expect([key, (await test.call(key, input, person)).key]).toEqual([key, 'not_found']);
      }
    }
    expect(await read(id, 'student1')).toMatchObject({ state: 'in_progress', answers: [] });
  });

  it('counts once for each of them, by their own numbers', async () => {
    const placed = await placeCourseware(test, { attempts_allowed: 2 });
    const alone = await start(placed.id, 'student2');
    await submit(alone.id, 'student2');
    const { id } = await start(placed.id, 'student1');
    await shareAttempt(test, id, test.school.people.student2);
    expect([(await read(id, 'student1')).number, (await read(id, 'student2')).number]).toEqual([1, 2]);
    await submit(id, 'student1');
    const refused = await test.call('POST /play/start', { courseware_id: placed.id }, { as: 'student2' });
    expect(refused.key).toBe('attempts_used_up');
    expect(await start(placed.id, 'student1')).toMatchObject({ number: 2 });
  });

  it('informs both that its time is over, and both that it was deleted', async () => {
    const { placed, id } = await startTogether({ time_limit_minutes: 1 });
    test.advance(10 * 60_000);
    expect((await homeOf('student2', placed.id))?.attempts).toMatchObject([{ id, state: 'submitted' }]);
    expect(await read(id, 'student1')).toMatchObject({ ended_by: 'time' });
    await test.get('GET /teacher/course_delete', { ids: [placed.id] }, { as: 'teacher' });
    for (const as of both) {
      expect((await test.call('GET /play/attempt', { id }, { as })).key).toBe('courseware_deleted');
    }
  });

  it('shows its files to both', async () => {
    const { id } = await startTogether();
    const media = await storeBytes(test.app, 'the work', { isPrivate: true });
    const owner = { owner_id: test.school.people.student1, is_private: 1, attempt_id: id };
    const file = await recordBytes(test.app, media, owner);
    const open = async (as: PersonKey) => {
      const headers = { token: await test.tokenOf(as) };
      return (await test.server.inject({ url: `/play/private/${file}`, headers })).statusCode;
    };
    expect([await open('student1'), await open('student2'), await open('outsider')]).toEqual([200, 200, 404]);
  });
});

describe('to teachers an attempt of two', () => {
  const teacher = { as: 'teacher' } as const;
  const grid = async ({ id }: PlacedCourseware) =>
    (await test.get('GET /study/grid', { courseware_id: id }, teacher)).rows
      .filter(({ attempt_id }) => attempt_id !== null)
      .map(({ student_name, attempt_id, score, attempts }) => [student_name, attempt_id, score, attempts]);

  it('is a row for each in the grid, and in the question and personal details', async () => {
    const { placed, id } = await startTogether();
    await save(id, 'student1', 'q3');
    expect(await grid(placed)).toEqual([
      ['student1', id, null, 1],
      ['student2', id, null, 1],
    ]);
    await submit(id, 'student2');
    expect(await grid(placed)).toEqual([
      ['student1', id, 5, 1],
      ['student2', id, 5, 1],
    ]);
    const input = { courseware_id: placed.id, question_id: 'q3' };
    const detail = await test.get('GET /study/question_detail', input, teacher);
    expect(detail.students.map(({ student_name, score }) => [student_name, score])).toEqual([
      ['student1', 5],
      ['student2', 5],
    ]);
    expect(detail.statistics?.attempts).toBe(1);
    for (const as of both) {
      const personal = { courseware_id: placed.id, user_id: test.school.people[as] };
      const { attempts, answers } = await test.get('GET /study/personal_detail', personal, teacher);
      expect(attempts).toMatchObject([{ id, number: 1, counts: true, score: 5 }]);
      expect(answers).toMatchObject([{ question_id: 'q3', score: 5 }]);
    }
  });

  it('is two people and one piece of work to mark, in every list', async () => {
    const { placed, id } = await startTogether({ due_at: test.app.now() + 60_000 });
    const working = async () => (await test.get('GET /teacher/today', {}, teacher)).working;
    expect(await working()).toMatchObject([{ courseware_id: placed.id, working: 2 }]);
    await submit(id, 'student1');
    expect(await working()).toEqual([]);
    await test.app.db.updateTable('attempt').set({ needs_teacher: 1 }).where('id', '=', id).execute();
    const { items: listed } = await test.get('GET /study/list', { unit_id: placed.unitId }, teacher);
    expect(listed).toMatchObject([{ started: 2, submitted: 2, waiting: 1 }]);
    const { course_list } = await test.get('GET /teacher/course_list', { unit_id: placed.unitId }, teacher);
    expect(course_list).toMatchObject([{ assigned: 2, started: 2, submitted: 2 }]);
    const { to_mark } = await test.get('GET /teacher/today', {}, teacher);
    expect(to_mark).toMatchObject([{ courseware_id: placed.id, submitted: 2, waiting: 1 }]);
    const { handed_in } = await test.get('GET /teacher/news', {}, teacher);
    expect(handed_in).toMatchObject([{ courseware_id: placed.id, people: 2, new_people: 2 }]);
    test.advance(120_000);
    expect((await test.get('GET /teacher/today', {}, teacher)).behind).toEqual([]);
  });
});

describe('the database', () => {
  it('takes no second attempt in progress of one person in one courseware, and no number twice', async () => {
    const { id } = await placeCourseware(test, { attempts_allowed: 0 });
    const [mine, other] = [await start(id, 'student1'), await start(id, 'student2')];
    const { student1 } = test.school.people;
    const join = (number: number, is_running: number) =>
      test.app.db
        .insertInto('attempt_member')
        .values({ attempt_id: other.id, user_id: student1, courseware_id: id, number, is_running })
        .execute();
    await expect(join(2, 1)).rejects.toThrow(/unique/i);
    await expect(join(1, 0)).rejects.toThrow(/unique/i);
    await submit(mine.id, 'student1');
    await join(2, 1);
  });

  it('starts no attempt for a student with whom another has started one meanwhile', async () => {
    const { placed, id } = await startTogether();
    const { db } = test.app;
    const begun = await db.selectFrom('attempt').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id: _id, ...row } = begun;
    const wish = { ...row, user_id: test.school.people.student2, creation_key: null };
    for (const user_number of [1, 2]) {
      const inserted = await inTransaction(db, (tx) =>
        insertAttempts(tx, [
          { row: { ...wish, user_number }, members: [{ user_id: wish.user_id, number: user_number }] },
        ]),
      );
      expect(inserted).toEqual([]);
    }
    const left = await db.selectFrom('attempt').select('id').where('courseware_id', '=', placed.id).execute();
    expect(left).toEqual([{ id }]);
  });
});

it('removed guests leave the attempt to its other members', async () => {
  const placed = await placeCourseware(test, { allow_guests: 1 });
  const joinAs = async (name: string) =>
    (await test.get('POST /play/guest', { code: placed.joinCode, name })).userinfo;
  const [gone, stays] = [await joinAs('Gone'), await joinAs('Stays')];
  const { id } = await test.get('POST /play/start', { courseware_id: placed.id }, { token: gone.token });
  await shareAttempt(test, id, stays.id);
  const remove = (user_ids: number[]) =>
    test.get('POST /study/remove_guests', { courseware_id: placed.id, user_ids }, { as: 'teacher' });
  await remove([gone.id]);
  const seen = await test.get('GET /play/attempt', { id }, { token: stays.token });
  expect(seen).toMatchObject({ id, state: 'in_progress', number: 1 });
  await remove([stays.id]);
  expect(await test.app.db.selectFrom('attempt').select('id').execute()).toEqual([]);
});
