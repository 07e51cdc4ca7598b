import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** What a teacher writes on the files of a quiz's answers: who may write and read it, and when. */

const marker = 'ink-7c1e';
const student = { as: 'student1' } as const;

let test: TestApp;
let courseware_id: number;
let attempt_id: number;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  courseware_id = (await placeCourseware(test, { feedback_rule: 'after_submit', marks_held: 1 })).id;
  attempt_id = (await test.get('POST /play/start', { courseware_id }, student)).id;
});

const entry = (seq: number) => ({
  space: 'teacher_ink',
  item: 'words',
  value: { kind: 'text', text: marker, colour: 'red', size: 32, at: [10, 10], width: 300, t: 1, file: 5 },
  seq,
  key: `writtenkey${seq}0`.slice(0, 12),
});

const write = (as: 'teacher' | 'other' | 'admin' = 'teacher') =>
  test.get('POST /study/space_save', { courseware_id, attempt_id, entries: [entry(1)] }, { as });
const readOwn = (as: 'student1' | 'student2' = 'student1') =>
  test.get('GET /play/space', { attempt_id, space: 'teacher_ink' }, { as });
const reads = async () => JSON.stringify(await readOwn()).includes(marker);
const submit = () => test.get('POST /play/submit', { attempt_id }, student);

describe('what a teacher writes on files', () => {
  it('is kept, and read by its teachers', async () => {
    await submit();
    expect((await write()).entries.map(({ result }) => result)).toEqual(['saved']);
    const input = { courseware_id, attempt_id, space: 'teacher_ink' };
    expect(JSON.stringify(await test.get('GET /study/space', input, { as: 'admin' }))).toContain(marker);
  });

  it('is read by its student once the marks are released', async () => {
    await submit();
    await write();
    expect(await reads()).toBe(false);
    await test.get(
      'POST /study/marks_release',
      { courseware_id, is_released: 1, confirmed: 1 },
      { as: 'teacher' },
    );
    expect(await reads()).toBe(true);
  });

  it('is read while returned work is corrected, and not while work is only opened again', async () => {
    await submit();
    await write();
    const user_ids = [test.school.people.student1];
    const reopen = (is_return: boolean) =>
      test.get(
        'POST /study/reopen_attempts',
        { courseware_id, user_ids, is_return, message: '' },
        { as: 'teacher' },
      );
    await reopen(false);
    expect(await reads()).toBe(false);
    await submit();
    await reopen(true);
    expect(await reads()).toBe(true);
  });

  it('is written by no student and by no teacher of others, and read by no other student or teacher', async () => {
    const own = await test.get('POST /play/save', { attempt_id, entries: [entry(1)] }, student);
    expect(own.entries.map(({ result }) => result)).toEqual(['not_allowed']);
    await submit();
    await write();
    await expect(write('other')).rejects.toThrow(/not_found/);
    await expect(readOwn('student2')).rejects.toThrow(/not_found/);
    const input = { courseware_id, attempt_id, space: 'teacher_ink' };
    await expect(test.get('GET /study/space', input, { as: 'other' })).rejects.toThrow(/not_found/);
  });

  it.each([{ file: 0 }, { file: 1.5 }, { file: '5' }, { file: [5] }])(
    'names files by id alone: %j',
    async (bad) => {
      const hostile = { ...entry(1), value: { ...entry(1).value, ...bad } };
      const input = { courseware_id, attempt_id, entries: [hostile] };
      const reply = await test.get('POST /study/space_save', input, { as: 'teacher' });
      expect(reply.entries.map(({ result }) => result)).toEqual(['invalid']);
    },
  );
});
