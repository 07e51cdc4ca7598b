import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

const oldPassword = 'correct horse';
const passwordHash = await hashPassword(oldPassword);
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let test: TestApp;

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  await test.app.db.updateTable('user').set({ password_hash: passwordHash }).execute();
});
afterAll(() => test.close());

const signIn = async (password = oldPassword, headers = {}) =>
  test.call('POST /user/login', { username: 'student1@example.com', password }, { headers });
const readProfile = (token?: string) =>
  test.get('GET /user/profile', {}, token === undefined ? { as: 'student1' } : { token });

describe('the own profile', () => {
  it('is read, changed in parts, and shown everywhere', async () => {
    await test.get('POST /user/profile_save', { nickname: ' 小明 ', avatar: 'owl' }, { as: 'student1' });
    await test.get('POST /user/profile_save', { nickname_eng: 'Ming' }, { as: 'student1' });
    const kept = { nickname: '小明', nickname_eng: 'Ming', avatar: 'owl' };
    expect(await readProfile()).toMatchObject({ ...kept, email: 'student1@example.com', name: 'student1' });
    const { userinfo } = await test.get('GET /user/info', {}, { as: 'student1' });
    expect(userinfo).toMatchObject(kept);
    await test.get('POST /user/profile_save', { avatar: '' }, { as: 'student1' });
    expect(await readProfile()).toMatchObject({ nickname: '小明', avatar: '' });
  });

  it('takes no picture of another place, and changes nothing else', async () => {
    const save = (input: unknown) => test.callRaw('POST /user/profile_save', input, { as: 'student1' });
    expect((await save({ avatar: 'https://elsewhere.example/a.png' })).key).toBe('invalid_input');
    expect((await save({ nickname: 'x'.repeat(101) })).key).toBe('invalid_input');
    expect((await save({ roles: ['admin'] })).key).toBe('unknown_field');
    expect((await save({ email: 'a@b.hk' })).key).toBe('unknown_field');
    expect((await test.get('GET /user/info', {}, { as: 'student1' })).userinfo.roles).toEqual(['student']);
  });

  it.each([
    ["a classmate's", 'student2'],
    ["a classmate's in capitals and full width", 'ＳＴＵＤＥＮＴ２'],
    ["a classmate's with zero widths", 'stu\u200bdent\u20602'],
    ["a classmate's with direction marks", '\u202estudent2\u202c'],
    ["a classmate's with accents", 'stúdeñt2'],
    ["a classmate's with piles of accents", `s${'\u0301'.repeat(40)}tudent2`],
    ["the teacher's", ' Teacher '],
    ["a teacher's of other classes", 'other'],
  ])('takes no nickname that looks like %s', async (_whose, name) => {
    for (const field of ['nickname', 'nickname_eng']) {
      const reply = await test.call('POST /user/profile_save', { [field]: name }, { as: 'student1' });
      expect(reply.key).toBe('name_taken');
    }
    expect(await readProfile()).toMatchObject({ nickname: 'student1', nickname_eng: 'student1' });
  });

  it('takes no nickname that a classmate has chosen, but the own name', async () => {
    await test.get('POST /user/profile_save', { nickname: 'Butterfly' }, { as: 'student2' });
    const save = async (nickname: string) =>
      (await test.call('POST /user/profile_save', { nickname }, { as: 'student1' })).key;
    expect(await save('butter-fly')).toBe('name_taken');
    expect(await save('Student1')).toBe('success');
    expect(await save('')).toBe('success');
  });

  it('is taken by one of two classmates who choose the same at once', async () => {
    const save = async (as: 'student1' | 'student2') =>
      (await test.call('POST /user/profile_save', { nickname: 'Moth' }, { as })).key;
    expect((await Promise.all([save('student1'), save('student2')])).sort()).toEqual([
      'name_taken',
      'success',
    ]);
  });

  it('keeps nothing of a nickname that is not seen', async () => {
    const save = (nickname: string) => test.call('POST /user/profile_save', { nickname }, { as: 'student1' });
    await save('\u202eMing\u202c');
    expect((await readProfile()).nickname).toBe('Ming');
    await save(`M${'\u0316'.repeat(60)}ing`);
    expect((await readProfile()).nickname.length).toBeLessThan(8);
    expect((await save('\u200b\u2060')).key).toBe('invalid_input');
  });

  it('tells the audit log of each nickname', async () => {
    await test.get('POST /user/profile_save', { nickname: 'Ming', avatar: 'owl' }, { as: 'student1' });
    await test.get('POST /user/profile_save', { avatar: 'cat' }, { as: 'student1' });
    const id = test.school.people.student1;
    const entries = await test.app.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'user_id', 'before', 'after'])
      .where('user_id', '=', id)
      .execute();
    const [before, after] = ['student1', 'Ming'].map((nickname) => JSON.stringify({ nickname }));
    expect(entries).toEqual([{ action: 'person.change', actor_id: id, user_id: id, before, after }]);
  });

  it('is nothing for guests', async () => {
    const { joinCode } = await placeCourseware(test, { allow_guests: 1 });
    const { userinfo } = await test.get('POST /play/guest', { code: joinCode, name: 'Visitor' });
    const { token } = userinfo;
    expect((await test.call('GET /user/profile', {}, { token })).key).toBe('not_allowed');
    expect((await test.call('POST /user/profile_save', { avatar: 'cat' }, { token })).key).toBe(
      'not_allowed',
    );
  });
});

describe('where one is signed in', () => {
  it('names the browsers, and signs out one of them or all others', async () => {
    const here = await openSession(test.app, test.school.people.student1);
    const { data } = await signIn(oldPassword, { 'user-agent': chrome });
    const { sessions } = await readProfile(here);
    expect(new Set(sessions.map(({ browser, is_current }) => `${browser} ${is_current}`))).toEqual(
      new Set([' true', 'Chrome · Windows false']),
    );
    const other = sessions.find(({ is_current }) => !is_current)?.id ?? '';
    expect(JSON.stringify(sessions)).not.toContain(data.userinfo.token);
    const end = (input: ApiInput<'POST /user/sign_out_elsewhere'>) =>
      test.call('POST /user/sign_out_elsewhere', input, { token: here });
    expect((await end({ session: other })).data).toEqual({ ended: 1 });
    expect((await test.call('GET /user/info', {}, { token: data.userinfo.token })).key).toBe('token_invalid');
    expect((await end({ session: other })).key).toBe('not_found');
    await signIn();
    await signIn();
    expect((await end({ session: 'others' })).data).toEqual({ ended: 2 });
    expect((await readProfile(here)).sessions).toHaveLength(1);
  });

  it("never touches somebody else's browser, nor the own current one", async () => {
    await test.tokenOf('student2');
    const [theirs] = (await test.get('GET /user/profile', {}, { as: 'student2' })).sessions;
    const [own] = (await readProfile()).sessions;
    for (const id of [theirs?.id ?? '', own?.id ?? '']) {
      const reply = await test.call('POST /user/sign_out_elsewhere', { session: id }, { as: 'student1' });
      expect(reply.key).toBe('not_found');
    }
    expect((await test.call('GET /user/info', {}, { as: 'student2' })).key).toBe('success');
  });
});

describe('changing the password', () => {
  const changePassword = (new_password: string, old_password = oldPassword) =>
    test.call('POST /user/password', { old_password, new_password }, { as: 'student1' });

  it('asks for the old one, signs out all other browsers and keeps this one', async () => {
    const elsewhere = await openSession(test.app, test.school.people.student1);
    expect((await changePassword('violet tram kitchen', 'wrong')).key).toBe('wrong_password');
    expect((await changePassword('violet tram kitchen')).key).toBe('success');
    expect((await test.call('GET /user/info', {}, { token: elsewhere })).key).toBe('token_invalid');
    expect((await test.call('GET /user/info', {}, { as: 'student1' })).key).toBe('success');
    expect((await signIn()).key).toBe('wrong_credentials');
    expect((await signIn('violet tram kitchen')).key).toBe('success');
  });

  it.each(['123456', 'Password', 'qwertyuiop', 'aaaaaaaa', 'student1', 'Student1!', 'iloveyou', 'trustno1'])(
    'refuses %s, which is guessed soon',
    async (easy) => {
      expect((await changePassword(easy)).key).toBe('common_password');
      expect((await signIn()).key).toBe('success');
    },
  );

  it('slows down guesses of the old one, and counts simultaneous tries', async () => {
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => changePassword('violet tram kitchen', 'wrong')),
    );
    const keys = tries.map(({ key }) => key);
    expect(keys.filter((key) => key === 'wrong_password').length).toBeLessThanOrEqual(6);
    expect(keys).toContain('too_many_attempts');
    expect((await changePassword('violet tram kitchen')).key).toBe('too_many_attempts');
    test.advance(60_000);
    expect((await changePassword('violet tram kitchen')).key).toBe('success');
  });

  it('is not for accounts of the demo school, which everybody uses', async () => {
    await test.app.db
      .updateTable('user')
      .set({ is_demo: 1 })
      .where('id', '=', test.school.people.student1)
      .execute();
    expect((await changePassword('violet tram kitchen')).key).toBe('demo_password');
  });
});
