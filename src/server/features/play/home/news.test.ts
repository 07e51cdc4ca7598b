import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changeCourseware, placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

const hour = 3_600_000;
const student = { as: 'student1' } as const;
const teacher = { as: 'teacher' } as const;

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const news = async () => (await test.get('GET /play/news', {}, student)).items;
const kinds = async () => (await news()).map(({ kind, name }) => [kind, name]);
const open = (id: number) => test.get('POST /teacher/courseware_open', { id }, teacher);
const close = (id: number) => test.get('POST /teacher/courseware_close', { id, confirmed: true }, teacher);

async function start(courseware_id: number): Promise<number> {
  const { id } = await test.get('POST /play/start', { courseware_id }, student);
  const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
  await test.get('POST /play/save', { attempt_id: id, answers }, student);
  return id;
}

async function submit(courseware_id: number): Promise<number> {
  const id = await start(courseware_id);
  await test.get('POST /play/submit', { attempt_id: id }, student);
  return id;
}

describe('the news of a student', () => {
  it('include a courseware that a teacher opened, from its opening time until it is started or seen', async () => {
    const now = await placeCourseware(test, { name: 'now', is_open: 0 });
    const later = await placeCourseware(test, { name: 'later', is_open: 0 });
    await placeCourseware(test, { name: 'closed', is_open: 0 });
    await changeCourseware(test, later.id, { open_at: test.app.now() + hour });
    expect(await kinds()).toEqual([]);
    await open(now.id);
    await open(later.id);
    expect(await kinds()).toEqual([['opened', 'now']]);
    await test.advanceSignedIn(2 * hour);
    expect(await kinds()).toEqual([
      ['opened', 'later'],
      ['opened', 'now'],
    ]);
    const { items } = await test.get('GET /play/home', {}, student);
    const since = Object.fromEntries(items.map((item) => [item.name, item.opened_at]));
    const stored = await test.app.db.selectFrom('courseware').selectAll().execute();
    expect(since).toEqual({
      now: stored.find(({ id }) => id === now.id)?.open_changed_at,
      later: stored.find(({ id }) => id === later.id)?.open_at,
    });
    const { until } = await test.get('GET /play/news', {}, student);
    await test.get('POST /user/news_seen', { until }, student);
    expect((await news()).map(({ is_new }) => is_new)).toEqual([false, false]);
    await start(now.id);
    expect(await kinds()).toEqual([['opened', 'later']]);
    await test.advanceSignedIn(8 * 24 * hour);
    expect(await kinds()).toEqual([]);
  });

  it('include a comment, once the feedback rule shows it', async () => {
    const at_once = await placeCourseware(test, { name: 'shown' });
    const never = await placeCourseware(test, { name: 'kept', feedback_rule: 'never' });
    const attempt_id = await submit(at_once.id);
    const kept = await submit(never.id);
    expect(await kinds()).toEqual([]);
    await test.advanceSignedIn(1000);
    for (const id of [attempt_id, kept])
      await test.get('POST /study/comment', { attempt_id: id, comment: 'Well done!' }, teacher);
    await test.advanceSignedIn(1000);
    expect(await news()).toMatchObject([
      { kind: 'comment', name: 'shown', attempt_id, comment: 'Well done!', is_new: true },
    ]);
    // The same comment, saved again, is no news.
    const { until } = await test.get('GET /play/news', {}, student);
    await test.get('POST /user/news_seen', { until }, student);
    await test.advanceSignedIn(1000);
    await test.get('POST /study/comment', { attempt_id, comment: 'Well done!' }, teacher);
    expect((await news()).map(({ is_new }) => is_new)).toEqual([false]);
    await test.get('POST /study/comment', { attempt_id, comment: 'Very well done!' }, teacher);
    expect((await news()).map(({ is_new }) => is_new)).toEqual([true]);
    await test.get('POST /study/comment', { attempt_id, comment: '' }, teacher);
    expect(await kinds()).toEqual([]);
  });

  it('include marks that appear after submitting: at the due time, or when the teacher closes the courseware', async () => {
    const due = await placeCourseware(test, {
      name: 'due',
      feedback_rule: 'after_due',
      due_at: test.app.now() + hour,
    });
    const closed = await placeCourseware(test, { name: 'closed', feedback_rule: 'after_due' });
    const taken = await placeCourseware(test, { name: 'taken' });
    await placeCourseware(test, { name: 'untouched', feedback_rule: 'after_due' });
    await submit(due.id);
    await submit(closed.id);
    await start(taken.id);
    await submit((await placeCourseware(test, { name: 'at once' })).id);
    expect(await kinds()).toEqual([]);
    await close(taken.id);
    await close(closed.id);
    await test.advanceSignedIn(1000);
    expect((await kinds()).sort(([, one = ''], [, other = '']) => one.localeCompare(other))).toEqual([
      ['marks', 'closed'],
      ['marks', 'taken'],
    ]);
    await test.advanceSignedIn(hour + 60_000);
    expect((await kinds())[0]).toEqual(['marks', 'due']);
  });
});
