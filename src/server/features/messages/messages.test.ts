import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesPerHourMax } from '#contract/limits.ts';
import { readStream } from '#tests/support/clients/read-stream.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Teachers write to students of their classes, and see who has seen it. */

const teacher = { as: 'teacher' } as const;

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  test.stopClock();
});
afterAll(() => test.close());

const idsOf = (people: readonly PersonKey[]) => people.map((key) => test.school.people[key]);
const maths = () => ({ class_id: test.school.classes.a, subject_id: test.school.subjects.maths });
const announce = (people: readonly PersonKey[], text = 'Bring a ruler') =>
  test.call('POST /teacher/message_announce', { ...maths(), user_ids: idsOf(people), text }, teacher);
const news = (as: PersonKey) => test.get('GET /play/news', {}, { as });
const received = async (as: PersonKey) => (await news(as)).messages;
const see = (id: number, as: PersonKey) => test.call('POST /play/message_seen', { id }, { as });
const sent = async () => (await test.get('GET /teacher/message_list', {}, teacher)).items;
const seenTimes = async (id: number) =>
  (await test.get('GET /teacher/message_people', { id }, teacher)).items.map(({ student_name, seen_at }) => [
    student_name,
    seen_at,
  ]);

async function handIn(courseware_id: number, as: PersonKey): Promise<void> {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
  await test.get('POST /play/save', { attempt_id: id, answers }, { as });
  await test.get('POST /play/submit', { attempt_id: id }, { as });
}

describe('an announcement', () => {
  it('reaches the chosen students, and its teacher sees who has opened it', async () => {
    const told: string[] = [];
    test.app.bus.subscribe('messages', test.school.people.student1, () => told.push('student1'));
    const { id } = (await announce(['student1', 'student2'])).data;
    expect(told).toEqual(['student1']);
    expect(await received('student1')).toEqual([
      {
        id,
        kind: 'announcement',
        teacher_name: 'teacher',
        subject_name: '數學',
        courseware_id: null,
        courseware_name: '',
        attempt_id: null,
        text: 'Bring a ruler',
        at: test.app.now(),
        is_seen: false,
      },
    ]);
    expect(await received('outsider')).toEqual([]);
    const firstSeen = test.app.now();
    expect((await see(id, 'student1')).key).toBe('success');
    test.advance(1000);
    await see(id, 'student1');
    expect(await received('student1')).toMatchObject([{ is_seen: true }]);
    expect(await sent()).toMatchObject([{ id, class_name: '4A', people: 2, seen: 1, is_taken_back: false }]);
    expect(await seenTimes(id)).toEqual([
      ['student1', firstSeen],
      ['student2', null],
    ]);
    expect((await see(id, 'outsider')).key).toBe('not_found');
    // Another teacher of the school neither sees it nor takes it back.
    for (const key of ['GET /teacher/message_people', 'POST /teacher/message_take_back'] as const)
      expect((await test.call(key, { id }, { as: 'other' })).key).toBe('not_found');
    expect((await test.get('GET /teacher/message_list', {}, { as: 'other' })).items).toEqual([]);
  });

  it('is for students of the own class only', async () => {
    expect((await announce(['student1', 'outsider'])).key).toBe('not_found');
    expect((await announce(['student1', 'other'])).key).toBe('not_found');
    const input = { ...maths(), user_ids: idsOf(['student1']), text: 'x' };
    expect((await test.call('POST /teacher/message_announce', input, { as: 'other' })).key).toBe('not_found');
    expect(await received('student1')).toEqual([]);
  });

  it('has a length, and a teacher a number in an hour', async () => {
    expect((await announce(['student1'], ' ')).key).toBe('invalid_input');
    expect((await announce(['student1'], 'x'.repeat(1_001))).key).toBe('invalid_input');
    for (let count = 0; count < messagesPerHourMax; count++) await announce(['student1']);
    const refused = await announce(['student1']);
    expect(refused.key).toBe('too_many_messages');
    expect(refused.msg).toContain('30 messages within an hour');
    await test.advanceSignedIn(3_600_001);
    expect((await announce(['student1'])).key).toBe('success');
  });

  it('is taken back from those who have not seen it', async () => {
    const { id } = (await announce(['student1', 'student2'], 'Wrong day')).data;
    await see(id, 'student1');
    expect(await test.get('POST /teacher/message_take_back', { id }, teacher)).toEqual({ taken_back: 1 });
    expect(await received('student2')).toEqual([]);
    expect(await received('student1')).toMatchObject([{ text: 'Wrong day' }]);
    expect(await sent()).toMatchObject([{ people: 1, seen: 1, is_taken_back: true }]);
    expect((await test.call('POST /teacher/message_take_back', { id }, teacher)).key).toBe('message_seen');
    const entries = await test.app.db.selectFrom('audit_entry').select(['action', 'before']).execute();
    expect(entries.map(({ action }) => action)).toEqual(['message.take_back']);
    expect(entries[0]?.before).toContain('Wrong day');
    // Where nobody has seen it, nothing is left.
    const unseen = (await announce(['student1'])).data.id;
    await test.get('POST /teacher/message_take_back', { id: unseen }, teacher);
    expect((await sent()).map((message) => message.id)).toEqual([id]);
  });
});

it('is told at once to a student who is working, and to no other', async () => {
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.server.server.address() as AddressInfo;
  const { id } = await placeCourseware(test, { time_limit_minutes: 30 });
  const open = async (as: 'student1' | 'student2') => {
    const attempt = await test.get('POST /play/start', { courseware_id: id }, { as });
    const url = `http://127.0.0.1:${port}/api/play/live?attempt_id=${attempt.id}`;
    return { attempt, stream: await readStream(url, await test.tokenOf(as)) };
  };
  const one = await open('student1');
  const two = await open('student2');
  await announce(['student1']);
  const told = await one.stream.readUntil(/has_message.*\n\n/);
  const last = JSON.parse(
    told
      .match(/data: .*/g)
      ?.at(-1)
      ?.slice(6) ?? '',
  ) as unknown;
  const { deadline_at } = one.attempt;
  expect(last).toEqual({ state: 'in_progress', deadline_at, is_closed: false, has_message: true });
  // The next event of the other student is their own.
  await announce(['student2']);
  expect((await two.stream.readUntil(/has_message.*\n\n/)).match(/has_message/g)).toHaveLength(1);
  for (const { stream } of [one, two]) stream.abort.abort();
});

describe('a reminder', () => {
  it('names its work, which has to be open', async () => {
    const { id } = await placeCourseware(test, { name: 'Fractions' });
    const remind = () =>
      test.call(
        'POST /teacher/message_remind',
        { courseware_id: id, user_ids: idsOf(['student2']), text: 'Please begin' },
        teacher,
      );
    expect((await remind()).key).toBe('success');
    expect(await received('student2')).toMatchObject([
      { kind: 'reminder', courseware_id: id, courseware_name: 'Fractions', text: 'Please begin' },
    ]);
    expect(await received('student1')).toEqual([]);
    await test.get('POST /teacher/courseware_close', { id }, teacher);
    expect((await remind()).key).toBe('courseware_closed');
    await test.get('GET /teacher/course_delete', { ids: [id] }, teacher);
    expect(await received('student2')).toMatchObject([{ courseware_id: null, courseware_name: '' }]);
  });

  it('offers the students of the class and its groups', async () => {
    const { class_id } = maths();
    const { id } = await test.get(
      'POST /group/set_add',
      { class_id, name: 'Tables', group_count: 0 },
      teacher,
    );
    const { version } = await test.get('GET /group/set_detail', { id }, teacher);
    const red = { id: null, name: 'Red', leader_id: null, members: idsOf(['student2']) };
    await test.get('POST /group/arrange', { id, version, groups: [red] }, teacher);
    const { students, groups } = await test.get('GET /teacher/message_choices', maths(), teacher);
    expect(students.map(({ name, group }) => [name, group])).toEqual([
      ['student1', ''],
      ['student2', 'Red'],
    ]);
    expect(groups).toMatchObject([{ name: 'Red', user_ids: idsOf(['student2']) }]);
  });
});

describe('returned work and released marks', () => {
  it('are told once, in the transaction that returns or releases', async () => {
    const { id } = await placeCourseware(test, { name: 'Fractions', marks_held: 1 });
    await handIn(id, 'student1');
    const release = (is_released: boolean) =>
      test.get('POST /study/marks_release', { courseware_id: id, is_released, confirmed: true }, teacher);
    await release(true);
    const told = await news('student1');
    expect(told.messages).toMatchObject([{ kind: 'marks', courseware_id: id, text: '', is_seen: false }]);
    expect(told.items).toEqual([]);
    // Nobody else has marks.
    expect(await received('student2')).toEqual([]);
    // Held back again, an unseen message would not be true any more.
    await release(false);
    expect(await received('student1')).toEqual([]);
    await release(true);
    test.advance(1000);
    await test.get(
      'POST /study/reopen_attempts',
      { courseware_id: id, user_ids: idsOf(['student1']), is_return: true, message: 'Look at 1' },
      teacher,
    );
    const returned = await news('student1');
    expect(returned.messages).toMatchObject([{ kind: 'returned', text: 'Look at 1' }, { kind: 'marks' }]);
    expect(returned.items).toEqual([]);
    // They lead to the work: while it is deleted, nothing is told.
    await test.get('GET /teacher/course_delete', { ids: [id] }, teacher);
    expect((await news('student1')).messages).toEqual([]);
  });

  it('say nothing of marks that stay hidden until the due time', async () => {
    const due_at = test.app.now() + 60_000;
    const { id } = await placeCourseware(test, { marks_held: 1, feedback_rule: 'after_due', due_at });
    await handIn(id, 'student1');
    await test.get(
      'POST /study/marks_release',
      { courseware_id: id, is_released: true, confirmed: true },
      teacher,
    );
    expect(await received('student1')).toEqual([]);
  });
});

describe('messages of people who left', () => {
  it('are erased: those to one student alone, and those of a teacher', async () => {
    await announce(['student1', 'student2'], 'For both');
    await announce(['student1'], 'For one alone');
    const { student1, student2 } = test.school.people;
    const admin = { as: 'admin' } as const;
    const erase = async (id: number, name: string) => {
      await test.get('POST /admin/person_close', { id }, admin);
      await test.get('POST /admin/person_erase', { id, name }, admin);
    };
    await erase(student1, 'student1');
    const texts = async () =>
      (await test.app.db.selectFrom('message').select('text').orderBy('id').execute()).map(
        ({ text }) => text,
      );
    expect(await texts()).toEqual(['For both']);
    expect(await test.app.db.selectFrom('message_to').select('user_id').execute()).toEqual([
      { user_id: student2 },
    ]);
    await erase(test.school.people.teacher, 'teacher');
    expect(await texts()).toEqual([]);
  });
});

it('gives several coursewares one due time, all or none', async () => {
  const due_at = test.app.now() + 86_400_000;
  const one = await placeCourseware(test, { time_limit_minutes: null });
  const two = await placeCourseware(test, {}, { unitId: one.unitId });
  const later = await placeCourseware(test, { open_at: due_at + 1 }, { unitId: one.unitId });
  const { id: attemptId } = await test.get('POST /play/start', { courseware_id: one.id }, { as: 'student1' });
  const setDue = (ids: number[], as: PersonKey = 'teacher') =>
    test.call('POST /teacher/courseware_due', { ids, due_at }, { as });
  expect((await setDue([one.id, later.id])).key).toBe('invalid_input');
  expect((await setDue([one.id, two.id], 'other')).key).toBe('not_found');
  const dues = async () => {
    const { course_list } = await test.get('GET /teacher/course_list', { unit_id: one.unitId }, teacher);
    return course_list.map((item) => item.due_at);
  };
  expect(await dues()).toEqual([null, null, null]);
  expect((await setDue([one.id, two.id])).key).toBe('success');
  expect(await dues()).toEqual([due_at, due_at, null]);
  const attempt = await test.get('GET /play/attempt', { id: attemptId }, { as: 'student1' });
  expect(attempt.deadline_at).toBe(due_at);
  const entries = await test.app.db.selectFrom('audit_entry').select(['action', 'courseware_id']).execute();
  expect(entries).toEqual(
    [one.id, two.id].map((courseware_id) => ({ action: 'courseware.due', courseware_id })),
  );
});
