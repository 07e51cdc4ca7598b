import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineGraceMs } from '#contract/limits.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { readStream } from '#tests/support/clients/read-stream.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changeCourseware, placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

let test: TestApp;
let address: string;

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

type Student = 'student1' | 'student2';

const start = (courseware_id: number, as: Student = 'student1') =>
  test.get('POST /play/start', { courseware_id }, { as });
const saveQ1 = (attempt_id: number, as: Student = 'student1') =>
  test.get(
    'POST /play/save',
    { attempt_id, answers: [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }] },
    { as },
  );
const readAttempt = (id: number, as: Student = 'student1') => test.get('GET /play/attempt', { id }, { as });
const close = (id: number) =>
  test.get('POST /teacher/courseware_close', { id, confirmed: true }, { as: 'teacher' });
const watch = async (attemptId: number, as: Student = 'student1') =>
  readStream(`${address}/api/play/live?attempt_id=${attemptId}`, await test.tokenOf(as));

async function readGridRow(coursewareId: number, as: Student = 'student1') {
  const grid = await test.get('GET /study/grid', { courseware_id: coursewareId }, { as: 'teacher' });
  return grid.rows.find(({ user_id }) => user_id === test.school.people[as]);
}

describe('closing while students work', () => {
  it('submits their answers at once, and grid, counts and student agree', async () => {
    const { id, unitId } = await placeCourseware(test);
    const first = await start(id);
    const second = await start(id, 'student2');
    await saveQ1(first.id);
    expect(await close(id)).toEqual({ handed_in: 2 });

    expect(await readGridRow(id)).toMatchObject({ state: 'submitted', score: 2 });
    expect(await readGridRow(id, 'student2')).toMatchObject({ state: 'submitted', score: 0 });
    const { course_list } = await test.get(
      'GET /teacher/course_list',
      { unit_id: unitId },
      { as: 'teacher' },
    );
    expect(course_list[0]).toMatchObject({ state: 'closed', started: 2, submitted: 2 });
    expect(await readAttempt(first.id)).toMatchObject({ state: 'submitted', ended_by: 'closing', score: 2 });
    expect(await readAttempt(second.id, 'student2')).toMatchObject({ ended_by: 'closing' });
  });

  it('asks before it takes the work from anybody, and not when nobody works', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await start(id);
    const unasked = await test.call('POST /teacher/courseware_close', { id }, { as: 'teacher', lang: 'en' });
    expect(unasked.key).toBe('students_working');
    expect(unasked.msg).toContain('1 student');
    expect((await readAttempt(attempt.id)).state).toBe('in_progress');
    await test.get('POST /play/submit', { attempt_id: attempt.id }, { as: 'student1' });
    expect(await test.get('POST /teacher/courseware_close', { id }, { as: 'teacher' })).toEqual({
      handed_in: 0,
    });
    expect(await readAttempt(attempt.id)).toMatchObject({ ended_by: 'student' });
  });

  it('informs the student at once, and still accepts answers that the device had not sent', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await start(id);
    const stream = await watch(attempt.id);
    await stream.readUntil(/"state":"in_progress","deadline_at":null,"is_closed":false/);
    const closing = close(id);
    await stream.readUntil(/"state":"in_progress","deadline_at":\d+,"is_closed":true/);
    expect((await saveQ1(attempt.id)).answers[0]?.result).toBe('saved');
    await test.get('POST /play/submit', { attempt_id: attempt.id }, { as: 'student1' });
    expect(await closing).toEqual({ handed_in: 1 });
    expect(await readAttempt(attempt.id)).toMatchObject({ ended_by: 'closing', score: 2 });
    await stream.readUntil(/"state":"submitted"/);
    stream.abort.abort();
  });

  it('takes nothing afterwards', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await start(id);
    await close(id);
    expect((await saveQ1(attempt.id)).answers[0]?.result).toBe('late');
  });

  it('is finished by the sweep when the server stopped in between', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await start(id);
    await saveQ1(attempt.id);
    await changeCourseware(test, id, { is_open: 0 });
    await test.app.db
      .updateTable('attempt')
      .set({ deadline_at: test.app.now() })
      .where('id', '=', attempt.id)
      .execute();
    test.advance(deadlineGraceMs + 1_000);
    await submitOverdueAttempts(test.app);
    expect(await readAttempt(attempt.id)).toMatchObject({ ended_by: 'closing', score: 2 });
  });

  it('hands in an attempt that was begun in the same moment', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await start(id);
    await changeCourseware(test, id, { is_open: 0 });
    expect(await readAttempt(attempt.id)).toMatchObject({ state: 'submitted', ended_by: 'closing' });
  });
});

describe('the due time', () => {
  it('makes the sweep submit the attempt and inform the student', async () => {
    const { id } = await placeCourseware(test, { due_at: test.app.now() + 60_000 });
    const attempt = await start(id);
    const stream = await watch(attempt.id);
    await stream.readUntil(/"in_progress"/);
    test.advance(60_000 + deadlineGraceMs + 1);
    await submitOverdueAttempts(test.app);
    await stream.readUntil(/"state":"submitted"/);
    stream.abort.abort();
    expect(await readAttempt(attempt.id)).toMatchObject({
      ended_by: 'time',
      submitted_at: attempt.deadline_at,
    });
    expect(await readGridRow(id)).toMatchObject({ state: 'submitted' });
  });

  it('moves the deadline of working students when the teacher changes it', async () => {
    const { id } = await placeCourseware(test);
    const attempt = await start(id);
    const stream = await watch(attempt.id);
    await stream.readUntil(/"in_progress"/);
    const due_at = test.app.now() + 120_000;
    await test.get('POST /teacher/courseware_update', { id, settings: { due_at } }, { as: 'teacher' });
    const moved = `"state":"in_progress","deadline_at":${due_at},"is_closed":false`;
    expect(await stream.readUntil(new RegExp(moved))).toContain(moved);
    stream.abort.abort();
  });
});

describe('the stream of an attempt', () => {
  it('is for the student whose attempt it is', async () => {
    const { id } = await placeCourseware(test);
    const { id: attempt_id } = await start(id);
    expect((await test.call('GET /play/live', { attempt_id }, { as: 'student2' })).key).toBe('not_found');
    expect((await test.call('GET /play/live', { attempt_id }, { as: 'teacher' })).key).toBe('not_allowed');
    expect((await test.call('GET /play/live', { attempt_id })).key).toBe('token_invalid');
  });
});
