import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import { deadlineGraceMs, lateHoursMax } from '#contract/limits.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  changeCourseware,
  placeCourseware,
  rightResponses,
  sentinel,
  wrongResponses,
} from '#tests/support/test-courseware.ts';

/** A guest may be a member of the class without an account, so guests see no key while members could still use it. */

let test: TestApp;
let names = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

type Settings = Parameters<typeof placeCourseware>[1];
type Attempt = ApiReply<'GET /play/attempt'>;

async function joinAndStart(settings: Settings) {
  const placed = await placeCourseware(test, { allow_guests: 1, ...settings });
  names += 1;
  const { userinfo } = await test.get('POST /play/guest', { code: placed.joinCode, name: `Guest ${names}` });
  const as = { token: userinfo.token };
  const attempt = await test.get('POST /play/start', { courseware_id: placed.id }, as);
  return {
    ...placed,
    attempt,
    save: (answers: { question_id: string; response: unknown; seq: number; check?: boolean }[]) =>
      test.get('POST /play/save', { attempt_id: attempt.id, answers }, as),
    submit: () => test.get('POST /play/submit', { attempt_id: attempt.id }, as),
    look: () => test.get('GET /play/attempt', { id: attempt.id }, as),
    listItems: async () => [
      (await test.get('GET /play/courseware', { id: placed.id }, as)).item,
      ...(await test.get('GET /play/home', {}, as)).items,
    ],
  };
}

const countKeys = ({ answers }: Attempt) => answers.filter(({ key }) => key !== undefined).length;

/** Expects neither a key nor any sign of right or wrong. */
function expectNothing(reply: Attempt) {
  expect(countKeys(reply)).toBe(0);
  expect(JSON.stringify(reply)).not.toContain(sentinel);
  expect(reply.answers.filter(({ mark }) => mark !== undefined)).toEqual([]);
  expect(reply.score).toBeNull();
}

async function submitAsMember(person: 'student1' | 'student2', courseware_id: number) {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as: person });
  return test.get('POST /play/submit', { attempt_id: id }, { as: person });
}

describe('a guest', () => {
  it.each(['at_once', 'after_submit', 'after_due'] as const)(
    'who submits nothing gets no key while members can answer (%s)',
    async (feedback_rule) => {
      const { attempt, submit, listItems } = await joinAndStart({ feedback_rule });
      expectNothing(attempt);
      expectNothing(await submit());
      for (const { attempts } of await listItems()) expect(attempts).toMatchObject([{ score: null }]);
    },
  );

  it('gets neither mark nor key from a check, which locks nothing', async () => {
    const { save, look, submit } = await joinAndStart({ feedback_rule: 'at_once' });
    const saved = await save([{ question_id: 'q1', response: wrongResponses.q1, seq: 1, check: true }]);
    expect(saved.answers).toMatchObject([{ result: 'saved', answer: { locked: false } }]);
    expect(JSON.stringify(saved)).not.toContain(sentinel);
    expect(saved.answers[0]?.answer).not.toHaveProperty('mark');
    expectNothing(await look());
    expectNothing(await submit());
  });

  it('gets the rule that applies to guests, so that the app offers no check', async () => {
    const { attempt, listItems } = await joinAndStart({ feedback_rule: 'at_once' });
    expect(attempt).toMatchObject({ feedback_rule: 'after_due', waits_for_class: true });
    for (const item of await listItems())
      expect(item).toMatchObject({ feedback_rule: 'after_due', waits_for_class: true });
  });

  it('gets everything once the teacher closes it', async () => {
    const { id, save, submit, look } = await joinAndStart({ feedback_rule: 'after_submit' });
    await save([{ question_id: 'q1', response: rightResponses.q1, seq: 1 }]);
    expectNothing(await submit());
    await changeCourseware(test, id, { is_open: 0 });
    const reply = await look();
    expect(countKeys(reply)).toBe(3);
    expect(reply).toMatchObject({ score: 2, waits_for_class: false, feedback_rule: 'after_submit' });
  });

  it('gets everything once it is past due, grace included', async () => {
    const due_at = test.app.now() + 60_000;
    const { submit, look } = await joinAndStart({ feedback_rule: 'after_submit', due_at });
    await submit();
    test.advance(60_500);
    expectNothing(await look());
    test.advance(deadlineGraceMs);
    expect(countKeys(await look())).toBe(3);
  });

  it('gets nothing from a closed one while the due time of its rule lies ahead, and never with "never"', async () => {
    const due_at = test.app.now() + 60_000;
    for (const feedback_rule of ['after_due', 'never'] as const) {
      const { id, submit, look } = await joinAndStart({ feedback_rule, due_at });
      await submit();
      await changeCourseware(test, id, { is_open: 0 });
      const reply = await look();
      expect(reply.state).toBe('submitted');
      expectNothing(reply);
    }
  });

  it('gets everything once each member has used up the attempts and submitted', async () => {
    const { id, submit, look } = await joinAndStart({ feedback_rule: 'after_submit', attempts_allowed: 1 });
    await submit();
    await submitAsMember('student1', id);
    expectNothing(await look());
    const running = await test.get('POST /play/start', { courseware_id: id }, { as: 'student2' });
    expectNothing(await look());
    await test.get('POST /play/submit', { attempt_id: running.id }, { as: 'student2' });
    expect(countKeys(await look())).toBe(3);
  });

  it('waits for no excused member, and not for the later due time of one who is excused or has left', async () => {
    const { student1, student2, teacher } = test.school.people;
    const noException = {
      extra_minutes: 0,
      extra_attempts: 0,
      is_excused: 0,
      changed_by: teacher,
      changed_at: 0,
    } as const;
    const except = (courseware_id: number, user_id: number, exception: { due_at?: number; is_excused?: 1 }) =>
      test.app.db
        .insertInto('courseware_exception')
        .values({ courseware_id, user_id, ...noException, ...exception })
        .execute();
    const first = await joinAndStart({ feedback_rule: 'after_submit', attempts_allowed: 1 });
    await first.submit();
    await submitAsMember('student1', first.id);
    expectNothing(await first.look());
    await except(first.id, student2, { is_excused: 1 });
    expect(countKeys(await first.look())).toBe(3);

    const due_at = test.app.now() + 60_000;
    const later = { due_at: due_at + 3_600_000 };
    const second = await joinAndStart({ feedback_rule: 'after_submit', due_at });
    await except(second.id, student1, later);
    await second.submit();
    test.advance(60_000 + deadlineGraceMs + 1);
    expectNothing(await second.look());
    const activate = (is_active: number) =>
      test.app.db.updateTable('user').set({ is_active }).where('id', '=', student1).execute();
    await activate(0);
    expect(countKeys(await second.look())).toBe(3);
    await activate(1);
    expectNothing(await second.look());
    const [member] = await test.app.db
      .deleteFrom('class_student')
      .where('user_id', '=', student1)
      .returningAll()
      .execute();
    if (!member) throw new Error('The student is in no class.');
    expect(countKeys(await second.look())).toBe(3);
    await test.app.db.insertInto('class_student').values(member).execute();
    await test.app.db.updateTable('courseware_exception').set({ is_excused: 1 }).execute();
    expect(countKeys(await second.look())).toBe(3);
  });

  it('waits for the late work of a member with a later due time, however long it is accepted', async () => {
    const due_at = test.app.now() + 60_000 - lateHoursMax * 3_600_000;
    const { id, submit, look } = await joinAndStart({
      feedback_rule: 'after_submit',
      due_at,
      late_hours: lateHoursMax,
    });
    await submit();
    const students = { courseware_id: id, user_ids: [test.school.people.student1] };
    const later = { ...students, due_at: test.app.now() + 60_000 };
    await test.get('POST /study/set_exceptions', later, { as: 'teacher' });
    test.advance(60_000 + deadlineGraceMs + 1);
    expectNothing(await look());
    await test.get('POST /study/remove_exceptions', students, { as: 'teacher' });
    expect(countKeys(await look())).toBe(3);
  });

  it('gets nothing while members may try as often as they like', async () => {
    const { id, submit, look } = await joinAndStart({ feedback_rule: 'after_submit', attempts_allowed: 0 });
    await submit();
    for (const person of ['student1', 'student2'] as const) {
      expect((await submitAsMember(person, id)).score).toBe(0);
    }
    expectNothing(await look());
  });

  it('is treated like a member where the class has no members', async () => {
    const { classes, people } = test.school;
    const members = await test.app.db
      .deleteFrom('class_student')
      .where('class_id', '=', classes.a)
      .returningAll()
      .execute();
    expect(members.map(({ user_id }) => user_id)).toContain(people.student1);
    const { attempt, save, submit } = await joinAndStart({ feedback_rule: 'at_once' });
    expect(attempt).toMatchObject({ feedback_rule: 'at_once', waits_for_class: false });
    const saved = await save([{ question_id: 'q1', response: wrongResponses.q1, seq: 1, check: true }]);
    expect(saved.answers).toMatchObject([{ answer: { locked: true, key: { options: ['b'] } } }]);
    expect(countKeys(await submit())).toBe(3);
    await test.app.db.insertInto('class_student').values(members).execute();
  });

  it('who checked an answer while the class was empty keeps it locked, without its key, once it is not', async () => {
    const { people } = test.school;
    const active = (is_active: number) =>
      test.app.db
        .updateTable('user')
        .set({ is_active })
        .where('id', 'in', [people.student1, people.student2])
        .execute();
    await active(0);
    const { save, look } = await joinAndStart({ feedback_rule: 'at_once' });
    const check = [{ question_id: 'q1', response: wrongResponses.q1, seq: 1, check: true }];
    expect(JSON.stringify(await save(check))).toContain(sentinel);
    await active(1);
    expectNothing(await look());
    expect(JSON.stringify(await save(check))).not.toContain(sentinel);
  });
});

describe('a check without an answer', () => {
  const as = 'student1' as const;

  it.each([
    ['nothing', 'q1', null],
    ['no option', 'q1', { option: null }],
    ['an option that does not exist', 'q1', { option: 'zz' }],
    ['the form of another question', 'q1', { blanks: { b1: 'x' } }],
    ['no options', 'q2', { options: [] }],
    ['no blanks', 'q3', { blanks: {} }],
    ['blanks of spaces', 'q3', { blanks: { b1: '  ' } }],
    ['a blank that does not exist', 'q3', { blanks: { other: 'x' } }],
  ])('reveals nothing and locks nothing: %s', async (_what, question_id, response) => {
    const { id } = await placeCourseware(test, { feedback_rule: 'at_once' });
    const attempt = await test.get('POST /play/start', { courseware_id: id }, { as });
    const send = (seq: number, given: unknown) => {
      const answers = [{ question_id, response: given, seq, check: true }];
      return test.get('POST /play/save', { attempt_id: attempt.id, answers }, { as });
    };
    const saved = await send(1, response);
    expect(saved.answers).toMatchObject([{ result: 'saved', answer: { locked: false } }]);
    // A repeated save does not check the answer either.
    const again = await send(1, response);
    const seen = await test.get('GET /play/attempt', { id: attempt.id }, { as });
    expect(JSON.stringify([saved, again, seen])).not.toContain(sentinel);
    expect(JSON.stringify([saved, again, seen.answers])).not.toContain('"mark"');
    const checked = await send(2, rightResponses[question_id as keyof typeof rightResponses]);
    expect(checked.answers).toMatchObject([{ answer: { locked: true } }]);
    expect(JSON.stringify(checked)).toContain(sentinel);
  });
});
