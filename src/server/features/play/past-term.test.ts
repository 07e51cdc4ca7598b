import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { updateTermByDate } from '#server/features/terms/current-term.service.ts';
import { dayOf } from '#server/school-days.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

/** Students can look at their work of a past term, but not change it. */

const day = 86_400_000;
const student = { as: 'student1' } as const;
const other = { as: 'student2' } as const;
const admin = { as: 'admin' } as const;

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const save = (attempt_id: number, seq: number) =>
  test.call(
    'POST /play/save',
    { attempt_id, answers: [{ question_id: 'q1', response: rightResponses.q1, seq }] },
    student,
  );

/** Starts the next term, and makes the server follow the date. */
async function endTerm(): Promise<void> {
  const inDays = (days: number) => dayOf(test.app.now() + days * day, 'Asia/Hong_Kong');
  const next = { name: '2027–28', first_day: inDays(280), last_day: inDays(600) };
  await test.get('POST /admin/term_add', next, admin);
  await test.advanceSignedIn(282 * day);
  await updateTermByDate(test.app);
  // The regular sweep does the same once the time for late saves is over.
  await test.advanceSignedIn(60_000);
  await submitOverdueAttempts(test.app);
}

describe('a past term', () => {
  it('keeps work as it was, shows it by the feedback rule, and takes no more', async () => {
    const quiz = await placeCourseware(test, { feedback_rule: 'after_due', allow_guests: 1 });
    const untouched = await placeCourseware(test, { name: 'Untouched', attempts_allowed: 0 });
    const { id } = await test.get('POST /play/start', { courseware_id: quiz.id }, student);
    expect((await save(id, 1)).data.answers[0]?.result).toBe('saved');
    await endTerm();

    const attempt = await test.get('GET /play/attempt', { id }, student);
    expect(attempt).toMatchObject({ state: 'submitted', score: 2 });
    expect(attempt.answers.find(({ question_id }) => question_id === 'q1')).toMatchObject({
      response: rightResponses.q1,
      mark: { score: 2 },
    });
    expect((await save(id, 2)).data.answers[0]?.result).toBe('late');
    const { item } = await test.get('GET /play/courseware', { id: quiz.id }, student);
    expect([item.blocked, item.attempts.length]).toEqual(['term_over', 1]);
    for (const [who, courseware_id] of [
      [student, quiz.id],
      [student, untouched.id],
      [other, quiz.id],
    ] as const)
      expect((await test.call('POST /play/start', { courseware_id }, who)).key).toBe('term_over');
    expect((await test.call('GET /play/courseware', { id: untouched.id }, student)).key).toBe('term_over');
  });

  it('ends join codes, for members and guests, with a message of its own', async () => {
    const { joinCode: code } = await placeCourseware(test, { allow_guests: 1 });
    await test.get('GET /play/join', { code });
    await endTerm();
    expect((await test.call('GET /play/join', { code })).key).toBe('join_code_ended');
    const guest = await test.call('POST /play/guest', { code, name: 'Visitor' });
    expect([guest.key, guest.msg]).toEqual([
      'join_code_ended',
      'The school year of this code is over. Ask your teacher for a new code.',
    ]);
  });

  it('is listed for its students with their own work, and teachers still read everything', async () => {
    const quiz = await placeCourseware(test);
    await placeCourseware(test, { name: 'Untouched' });
    const { id } = await test.get('POST /play/start', { courseware_id: quiz.id }, student);
    await save(id, 1);
    expect((await test.get('GET /play/past_terms', {}, student)).items).toEqual([]);
    await endTerm();
    expect((await test.get('GET /play/home', {}, student)).items).toEqual([]);
    const { items } = await test.get('GET /play/past_terms', {}, student);
    expect(items).toEqual([{ id: test.school.calendars.current, name: '2026–27' }]);
    const past = await test.get('GET /play/home', { calendar_id: items[0]?.id }, student);
    expect(past.items.map(({ courseware_id }) => courseware_id)).toEqual([quiz.id]);
    const nothing = await test.get('GET /play/home', { calendar_id: items[0]?.id }, { as: 'outsider' });
    expect(nothing.items).toEqual([]);
    const grid = await test.get('GET /study/grid', { courseware_id: quiz.id }, { as: 'teacher' });
    expect(grid.rows.find(({ state }) => state === 'submitted')).toBeDefined();
    const reopened = await test.call(
      'POST /study/reopen_attempts',
      { courseware_id: quiz.id, user_ids: [test.school.people.student1] },
      { as: 'teacher' },
    );
    expect(reopened.key).toBe('term_over');
  });

  it('is open again when its days are extended', async () => {
    const quiz = await placeCourseware(test, { attempts_allowed: 0 });
    await endTerm();
    const [next] = (await test.get('GET /admin/terms', {}, admin)).items;
    await test.get('POST /admin/term_delete', { id: next?.id ?? 0 }, admin);
    expect((await test.call('POST /play/start', { courseware_id: quiz.id }, student)).key).toBe('success');
  });
});
