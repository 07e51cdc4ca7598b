import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { buildQuiz, placeCourseware } from '#tests/support/test-courseware.ts';
import { addPublished, addUnit, completeActivity, share } from '#tests/support/test-resources.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

const day = 86_400_000;

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const news = (as: PersonKey = 'teacher') => test.get('GET /teacher/news', {}, { as });
const see = async (as: PersonKey = 'teacher') =>
  test.get('POST /user/news_seen', { until: (await news(as)).until }, { as });

async function submit(courseware_id: number, as: PersonKey): Promise<void> {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  await test.get('POST /play/submit', { attempt_id: id }, { as });
}

describe('the news of a teacher', () => {
  it('count the people who submitted, and separately those since the news were seen', async () => {
    const { id } = await placeCourseware(test, { name: 'Fractions', attempts_allowed: 0 });
    await submit(id, 'student1');
    await submit(id, 'student1');
    expect((await news()).handed_in).toMatchObject([
      {
        courseware_id: id,
        courseware_name: 'Fractions',
        is_marked: true,
        class_name: '4A',
        subject_name: '數學',
        people: 1,
        new_people: 1,
      },
    ]);
    await test.advanceSignedIn(1000);
    await see();
    await test.advanceSignedIn(1000);
    expect((await news()).handed_in).toMatchObject([{ people: 1, new_people: 0 }]);
    await submit(id, 'student2');
    expect((await news()).handed_in).toMatchObject([{ people: 2, new_people: 1 }]);
    expect((await news('other')).handed_in).toEqual([]);
    await test.advanceSignedIn(8 * day);
    expect((await news()).handed_in).toEqual([]);
  });

  it('include the changed original of a copy until its owner has decided', async () => {
    const original = await addPublished(test, { name: 'Original' });
    const id = await share(test, original);
    const unit_id = await addUnit(test, test.school.classes.b);
    const { activity_id } = await test.get('GET /resource/copy', { id, unit_id }, { as: 'other' });
    expect((await news('other')).originals).toEqual([]);
    const quiz = buildQuiz();
    await completeActivity(
      test,
      original,
      { name: 'Original 2' },
      { ...quiz, questions: quiz.questions.slice(1) },
    );
    await share(test, original);
    expect((await news('other')).originals).toMatchObject([
      { activity_id, activity_name: 'Original', type: 'diyquiz', owner_name: 'teacher', is_new: true },
    ]);
    await test.advanceSignedIn(1000);
    await see('other');
    await test.advanceSignedIn(9 * day);
    expect((await news('other')).originals).toMatchObject([{ activity_id, is_new: false }]);
    const { seen } = await test.get('GET /resource/changes', { activity_id }, { as: 'other' });
    await test.get('POST /resource/dismiss_changes', { activity_id, seen }, { as: 'other' });
    expect((await news('other')).originals).toEqual([]);
  });

  it('include people who liked and copied an own resource, except oneself', async () => {
    const id = await share(test, await addPublished(test, { name: 'Shared' }));
    const copy = async (as: 'teacher' | 'other', classId: number) =>
      test.get('GET /resource/copy', { id, unit_id: await addUnit(test, classId) }, { as });
    const { a, b } = test.school.classes;
    for (const as of ['teacher', 'other'] as const) await test.get('GET /resource/like', { id }, { as });
    await copy('teacher', a);
    await copy('other', b);
    expect((await news()).resources).toMatchObject([
      { resource_id: id, name: 'Shared', likes: 1, new_likes: 1, copies: 1, new_copies: 1 },
    ]);
    await test.advanceSignedIn(1000);
    await see();
    await test.advanceSignedIn(1000);
    await copy('other', b);
    expect((await news()).resources).toMatchObject([{ likes: 1, new_likes: 0, copies: 2, new_copies: 1 }]);
    expect((await news('other')).resources).toEqual([]);
  });

  it('stay seen: no later call moves the time back, or beyond the present', async () => {
    const { id } = await placeCourseware(test);
    const seenAt = async () =>
      (await test.app.db.selectFrom('news_seen').select('seen_at').executeTakeFirst())?.seen_at;
    test.stopClock();
    const now = test.app.now();
    await test.get('POST /user/news_seen', { until: now + day }, { as: 'teacher' });
    expect(await seenAt()).toBe(now);
    await test.get('POST /user/news_seen', { until: 5 }, { as: 'teacher' });
    expect(await seenAt()).toBe(now);
    await test.advanceSignedIn(1000);
    await submit(id, 'student1');
    expect((await news()).handed_in).toMatchObject([{ new_people: 1 }]);
  });
});
