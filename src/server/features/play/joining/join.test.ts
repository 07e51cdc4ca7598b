import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const untidy = (code: string) => ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `;

describe('join code', () => {
  it('leads to its courseware, spaces and lower case forgiven', async () => {
    const { id, joinCode } = await placeCourseware(test, { name: 'Fractions' });
    expect(await test.get('GET /play/join', { code: untidy(joinCode) })).toEqual({
      courseware_id: id,
      name: 'Fractions',
      type: 'diyquiz',
      allow_guests: false,
    });
  });

  it('is refused when unknown', async () => {
    expect((await test.call('GET /play/join', { code: 'NOSUCH' })).key).toBe('join_code_unknown');
  });
});

describe('guest', () => {
  it('works on that courseware and on nothing else', async () => {
    const { id, joinCode } = await placeCourseware(test, { allow_guests: 1 });
    const other = await placeCourseware(test, { allow_guests: 1 });
    const joined = await test.get('POST /play/guest', { code: untidy(joinCode), name: ' 小明 ' });
    expect(joined).toMatchObject({
      courseware_id: id,
      userinfo: { name: '小明', user_group: 'student', roles: ['student'], is_guest: true },
    });
    const { token } = joined.userinfo;
    const { items } = await test.get('GET /play/home', {}, { token });
    expect(items.map(({ courseware_id }) => courseware_id)).toEqual([id]);
    const attempt = await test.get('POST /play/start', { courseware_id: id }, { token });
    const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
    const saved = await test.get('POST /play/save', { attempt_id: attempt.id, answers }, { token });
    expect(saved.answers[0]?.result).toBe('saved');
    expect(await test.get('POST /play/submit', { attempt_id: attempt.id }, { token })).toMatchObject({
      state: 'submitted',
    });
    expect((await test.call('POST /play/start', { courseware_id: other.id }, { token })).key).toBe(
      'not_found',
    );
    expect((await test.call('GET /play/courseware', { id: other.id }, { token })).key).toBe('not_found');
    const { rows } = await test.get('GET /study/grid', { courseware_id: id }, { as: 'teacher' });
    expect(rows.filter(({ is_guest }) => is_guest)).toMatchObject([
      { student_name: '小明', class_number: null, state: 'submitted', score: 2 },
    ]);
  });

  it('is refused where guests are not allowed, where it is closed, and without a name', async () => {
    const members = await placeCourseware(test);
    const closed = await placeCourseware(test, { allow_guests: 1, is_open: 0 });
    const open = await placeCourseware(test, { allow_guests: 1 });
    const refusal = async (code: string, name: string) =>
      (await test.call('POST /play/guest', { code, name })).key;
    expect(await refusal(members.joinCode, 'A')).toBe('guests_not_allowed');
    expect(await refusal(closed.joinCode, 'A')).toBe('courseware_closed');
    expect(await refusal('NOSUCH', 'A')).toBe('join_code_unknown');
    expect(await refusal(open.joinCode, '  ')).toBe('invalid_input');
    const guests = await test.app.db
      .selectFrom('user')
      .select('id')
      .where('guest_courseware_id', 'in', [members.id, closed.id, open.id])
      .execute();
    expect(guests).toEqual([]);
  });
});
