import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhotoApp, placeWalk, submitWalk } from '#tests/photowork/open-photowork.ts';
import { readStream } from '#tests/support/clients/read-stream.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { changeCourseware } from '#tests/support/test-courseware.ts';

/** All views show a teacher's mark at once; the student sees it as soon as the feedback rule allows. */

let test: TestApp;
let courseware_id: number;
let attempt_id: number;

beforeEach(async () => {
  await test?.close();
  test = await openPhotoApp();
  courseware_id = (await placeWalk(test)).id;
  // A class average needs the marks of both students.
  await submitWalk(test, courseware_id, 'student2', { edges: '5' });
  attempt_id = await submitWalk(test, courseware_id, 'student1', { leaf: 'A maple', edges: '5' });
});
afterAll(() => test.close());

const teacher = { as: 'teacher' } as const;
const student = { as: 'student1' } as const;
const mark = (score: number | null, seen = 0, comment = '') =>
  test.get('POST /study/mark', { attempt_id, question_id: 'leaf', seen, score, comment }, teacher);

describe('a teacher sees it', () => {
  it('in the grid and in its changes', async () => {
    const { rows, cursor } = await test.get('GET /study/grid', { courseware_id }, teacher);
    const own = (all: typeof rows) => all.find((row) => row.attempt_id === attempt_id);
    expect(own(rows)?.cells).toContainEqual({
      question_id: 'leaf',
      state: 'answered',
      score: null,
      needs_teacher: true,
    });
    await mark(6);
    const changes = await test.get('GET /study/grid_changes', { courseware_id, since: cursor }, teacher);
    expect(changes.rows).toHaveLength(1);
    expect(own(changes.rows)).toMatchObject({ score: 8 });
    expect(own(changes.rows)?.cells).toContainEqual({
      question_id: 'leaf',
      state: 'answered',
      score: 6,
      needs_teacher: false,
    });
  });

  it('at once, over the live stream', async () => {
    await test.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.server.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/study/live?courseware_id=${courseware_id}`;
    const stream = await readStream(url, await test.tokenOf('teacher'));
    await stream.readUntil(/retry/);
    await mark(6);
    expect(await stream.readUntil(/"attempt_id"/)).toContain(`"attempt_id":${attempt_id}`);
    stream.abort.abort();
  });

  it('in lists: the attempt waits no longer, and is in the average', async () => {
    const listed = async () => (await test.get('GET /study/list', {}, teacher)).items[0];
    const toMark = async () =>
      (await test.get('GET /teacher/today', {}, teacher)).to_mark.map(({ waiting }) => waiting);
    expect(await listed()).toMatchObject({ waiting: 1, average: null, average_of: 1 });
    expect(await toMark()).toEqual([1]);
    await mark(6);
    expect(await listed()).toMatchObject({ waiting: 0, average: (2 / 12 + 8 / 12) / 2, average_of: 2 });
    expect(await toMark()).toEqual([]);
    await mark(null, 1);
    expect(await listed()).toMatchObject({ waiting: 1, average_of: 1 });
    expect(await toMark()).toEqual([1]);
  });

  it('in the item analysis, which leaves out unmarked answers, and next to the answer', async () => {
    const detail = () =>
      test.get('GET /study/question_detail', { courseware_id, question_id: 'leaf' }, teacher);
    const own = async () =>
      (await detail()).students.find(({ user_id }) => user_id === test.school.people.student1);
    expect((await detail()).statistics).toMatchObject({ attempts: 1, facility_index: null });
    expect(await own()).toMatchObject({ attempt_id, score: null, step: null });
    await mark(6, 0, 'Sharp');
    expect((await detail()).statistics).toMatchObject({ attempts: 2, facility_index: 0.5 });
    const step = { number: 1, score: 6, comment: 'Sharp', teacher_name: 'teacher' };
    expect(await own()).toMatchObject({ score: 6, step });
    const { answers } = await test.get(
      'GET /study/personal_detail',
      { courseware_id, user_id: test.school.people.student1 },
      teacher,
    );
    expect(answers.find(({ question_id }) => question_id === 'leaf')).toMatchObject({ score: 6, step });
  });
});

describe('its student sees it', () => {
  const look = () => test.get('GET /play/attempt', { id: attempt_id }, student);
  const leaf = async () => (await look()).answers.find(({ question_id }) => question_id === 'leaf');
  const news = async () =>
    (await test.get('GET /play/news', {}, student)).items.map(({ kind, at }) => [kind, at]);

  it('with the words beside it, and as news', async () => {
    expect(await look()).toMatchObject({ score: 2, needs_teacher: true });
    expect(await news()).toEqual([]);
    test.stopClock();
    test.advance(60_000);
    const at = test.app.now();
    await mark(5, 0, 'Sharp');
    expect(await look()).toMatchObject({ score: 7, needs_teacher: false });
    expect(await leaf()).toMatchObject({
      mark: { score: 5, max_score: 6, needs_teacher: false },
      comment: 'Sharp',
    });
    expect(await news()).toEqual([['marks', at]]);
    const { item } = await test.get('GET /play/courseware', { id: courseware_id }, student);
    expect(item.attempts).toMatchObject([{ score: 7 }]);
  });

  it('not before the feedback rule allows', async () => {
    await mark(5, 0, 'Sharp');
    for (const settings of [
      { feedback_rule: 'never' },
      { feedback_rule: 'after_due', due_at: test.app.now() + 60_000 },
    ] as const) {
      await changeCourseware(test, courseware_id, settings);
      expect(await look()).toMatchObject({ score: null, needs_teacher: false });
      expect(await leaf()).not.toHaveProperty('mark');
      expect(await leaf()).not.toHaveProperty('comment');
      expect(await news()).toEqual([]);
      const { item } = await test.get('GET /play/courseware', { id: courseware_id }, student);
      expect(item.attempts).toMatchObject([{ score: null }]);
    }
    await test.advanceSignedIn(120_000);
    expect(await leaf()).toMatchObject({ mark: { score: 5 }, comment: 'Sharp' });
  });

  it('without the reason why one was taken back', async () => {
    await mark(5, 0, 'Sharp');
    await mark(null, 1, 'Of somebody else');
    expect(await leaf()).toMatchObject({ mark: { score: 0, needs_teacher: true } });
    expect(await leaf()).not.toHaveProperty('comment');
  });
});
