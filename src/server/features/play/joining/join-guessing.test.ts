import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** Guessing join codes is slow, but a class behind the same address can join. */

const second = 1_000;
const minute = 60 * second;
const school = '203.0.113.7';

let test: TestApp;
let time: number;

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  // The clock is stopped, so that no number depends on the speed of this machine.
  time = Date.now();
  test.app.now = () => time;
});
afterAll(() => test.close());

type Caller = { from?: string; token?: string; headers?: Record<string, string> };

const follow = (code: string, { from = school, ...caller }: Caller = {}) =>
  test.call('GET /play/join', { code }, { address: from, ...caller });

/** Sends this many wrong codes at once and counts the replies by result. */
async function guessAtOnce(count: number, caller: Caller = {}): Promise<Record<string, number>> {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, index) => follow(`WRONG${time}${index}`, caller)),
  );
  const groups = Object.groupBy(replies, ({ key = '' }) => key);
  return Object.fromEntries(Object.entries(groups).map(([key, group]) => [key, group?.length ?? 0]));
}

describe('wrong join codes', () => {
  it('of 1,200 at once from one address a hundred are looked up', async () => {
    expect(await guessAtOnce(1_200)).toEqual({ join_code_unknown: 100, too_many_attempts: 1_100 });
  });

  it('wait from then on, never longer than eight seconds', async () => {
    await guessAtOnce(100);
    const waits: number[] = [];
    for (let round = 0; round < 6; round++) {
      const { key, headers } = await follow('WRONG');
      waits.push(key === 'too_many_attempts' ? Number(headers['retry-after']) : 0);
      time += (waits.at(-1) ?? 0) * second;
      expect((await follow('WRONG')).key).toBe('join_code_unknown');
    }
    expect(waits).toEqual([1, 2, 4, 8, 8, 8]);
    time += 15 * minute;
    expect(await guessAtOnce(100)).toEqual({ join_code_unknown: 100 });
  });

  it('are counted for signed-in people and known browsers by themselves', async () => {
    await guessAtOnce(200);
    const token = await test.tokenOf('student1');
    expect((await follow('WRONG', { token })).key).toBe('join_code_unknown');
    expect(await guessAtOnce(200, { token })).toMatchObject({ join_code_unknown: 99 });
    expect((await follow('WRONG', { token: await test.tokenOf('student2') })).key).toBe('join_code_unknown');
    await test.app.db
      .updateTable('user')
      .set({ password_hash: await hashPassword('correct horse') })
      .execute();
    const credentials = { username: 'outsider@example.com', password: 'correct horse' };
    const { headers } = await test.call('POST /user/login', credentials);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await follow('WRONG', { headers: { cookie } })).key).toBe('join_code_unknown');
  });

  it('of guests count for their address: anybody may become a guest again and again', async () => {
    const { joinCode } = await placeCourseware(test, { allow_guests: 1 });
    const { userinfo } = await test.get('POST /play/guest', { code: joinCode, name: 'A' });
    await guessAtOnce(200);
    expect((await follow('WRONG', { token: userinfo.token })).key).toBe('too_many_attempts');
  });
});

describe('a right join code', () => {
  it('works for a whole school at once', async () => {
    const { joinCode } = await placeCourseware(test);
    for (let group = 0; group < 6; group++) {
      const replies = await Promise.all(Array.from({ length: 100 }, () => follow(joinCode)));
      expect(new Set(replies.map(({ key }) => key))).toEqual(new Set(['success']));
    }
  });

  it('keeps working behind an address once it was right there, even while a child there is guessing', async () => {
    const { joinCode } = await placeCourseware(test);
    expect((await follow(joinCode)).key).toBe('success');
    await guessAtOnce(300);
    expect((await follow(joinCode)).key).toBe('success');
    expect((await follow(` ${joinCode.toLowerCase()} `)).key).toBe('success');
  });

  it('cannot be distinguished from a wrong one during a wait', async () => {
    const { joinCode } = await placeCourseware(test);
    await guessAtOnce(300);
    expect((await follow(joinCode)).key).toBe('too_many_attempts');
    expect((await follow(joinCode, { from: '198.51.100.9' })).key).toBe('success');
    time += second;
    expect((await follow(joinCode)).key).toBe('success');
  });
});

describe('guests', () => {
  const join = (code: string, name: string) =>
    test.call('POST /play/guest', { code, name }, { address: school });
  /** They ask for a taken name, so that no guests are stored; a full courseware would refuse them before counting. */
  const joinAtOnce = (code: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => join(code, 'Taken')));

  it('of 1,200 from one address a thousand are looked at, however many of them come at once', async () => {
    const { joinCode } = await placeCourseware(test, { allow_guests: 1 });
    await join(joinCode, 'Taken');
    for (let group = 0; group < 10; group++) await joinAtOnce(joinCode, 95);
    const replies = await joinAtOnce(joinCode, 249);
    expect(replies.filter(({ key }) => key === 'guest_name_taken')).toHaveLength(49);
    const refused = replies.filter(({ key }) => key === 'too_many_attempts');
    expect(refused).toHaveLength(200);
    expect(refused[0]?.msg).toBe('Too many tries. Please wait 1 second, then try again.');
  });

  it('of another courseware are let in at once meanwhile', async () => {
    const { joinCode } = await placeCourseware(test, { allow_guests: 1 });
    const { joinCode: other } = await placeCourseware(test, { allow_guests: 1 });
    for (const code of [joinCode, other]) await join(code, 'Taken');
    for (let group = 0; group < 11; group++) await joinAtOnce(joinCode, 95);
    expect((await join(joinCode, 'A')).key).toBe('too_many_attempts');
    expect((await join(other, 'A')).key).toBe('success');
  });
});
