import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPassword } from '#server/features/people/issued-passwords.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Issued passwords: who may issue them, and that the person can call nothing else before changing the password. */

let test: TestApp;
const as = 'admin' as const;

beforeAll(async () => {
  test = await openTestApp();
  await test.app.db
    .updateTable('user')
    .set({ login_name: 's4a01', email: null })
    .where('id', '=', test.school.people.student1)
    .execute();
});
afterAll(() => test.close());

const signIn = (username: string, password: string, from = '127.0.0.1') =>
  test.call('POST /user/login', { username, password }, { address: from });
const issueTo = async (id: number) => {
  const { cards } = await test.get('POST /admin/password_issue', { ids: [id] }, { as });
  return cards[0]?.password ?? '';
};
const changePassword = (token: string, old_password: string, new_password: string) =>
  test.call('POST /user/password', { old_password, new_password }, { token });

describe('an issued password', () => {
  it('is easily read, and different each time', () => {
    const createdPasswords = Array.from({ length: 1_000 }, () => createPassword());
    expect(new Set(createdPasswords).size).toBe(1_000);
    expect(new Set(createdPasswords.join('')).size ** 9).toBeGreaterThan(2 ** 40);
    for (const each of createdPasswords) expect(each).toMatch(/^[2-9b-hj-np-tv-z]{9}$/);
  });

  it('opens an account by its login name, and nothing else until it is changed', async () => {
    const { student1 } = test.school.people;
    const { a } = test.school.classes;
    const { cards } = await test.get('POST /admin/password_issue', { ids: [student1] }, { as });
    const [card] = cards;
    expect(card).toMatchObject({
      name: 'student1',
      class_name: '4A',
      class_number: 1,
      sign_in_name: 's4a01',
    });
    const password = card?.password ?? '';
    const { data } = await signIn(' S4A01 ', password);
    expect(data.userinfo).toMatchObject({ id: student1, must_change_password: true });
    const { token } = data.userinfo;
    for (const refused of [
      test.call('GET /play/home', {}, { token }),
      test.call('GET /user/profile', {}, { token }),
      test.call('POST /user/sign_out_elsewhere', { session: 'others' }, { token }),
      test.call('POST /user/profile_save', { nickname: 'Me' }, { token }),
    ])
      expect(await refused).toMatchObject({ key: 'password_must_change', data: null });
    expect(await test.call('GET /user/info', {}, { token })).toMatchObject({ key: 'success' });
    expect(await test.call('POST /user/language', { language: 'en' }, { token })).toMatchObject({
      key: 'success',
    });
    expect(await changePassword(token, password, password)).toMatchObject({ key: 'password_unchanged' });
    expect(await changePassword(token, password, 's4a01123')).toMatchObject({ key: 'common_password' });
    expect(await changePassword(token, password, 'violet tram kitchen')).toMatchObject({ key: 'success' });
    expect(await test.call('GET /play/home', {}, { token })).toMatchObject({ key: 'success' });
    expect(await signIn('s4a01', password)).toMatchObject({ key: 'wrong_credentials' });
    const secondSignIn = await signIn('s4a01', 'violet tram kitchen');
    expect(secondSignIn.data.userinfo.must_change_password).toBe(false);
    const { members } = await test.get('GET /teacher/class_members', { class_id: a }, { as: 'teacher' });
    expect(members.map(({ password: state }) => state)).toEqual(['own', 'none']);
  });

  it('ends all sessions of the person, and is in no table and no reply', async () => {
    const { student1 } = test.school.people;
    const token = await test.tokenOf('student1');
    const password = await issueTo(student1);
    expect(await test.call('GET /play/home', {}, { token })).toMatchObject({ key: 'token_invalid' });
    for (const table of ['user', 'audit_entry', 'job', 'setting'] as const)
      expect(JSON.stringify(await test.app.db.selectFrom(table).selectAll().execute())).not.toContain(
        password,
      );
    const reply = await test.get('GET /admin/person', { id: student1 }, { as });
    expect(JSON.stringify(reply)).not.toMatch(/hash|argon/);
  });
});

describe('permission to issue passwords', () => {
  const issueAsTeacher = (
    by: 'teacher' | 'other' | 'student1' | 'outsider',
    class_id: number,
    ids: number[],
  ) => test.call('POST /teacher/password_issue', { class_id, ids }, { as: by });

  it('belongs to teachers of the class, for its students only', async () => {
    const { people, classes } = test.school;
    expect(await issueAsTeacher('teacher', classes.a, [people.student2])).toMatchObject({
      key: 'success',
      data: { cards: [{ name: 'student2', sign_in_name: 'student2@example.com' }] },
    });
    // A student of another class, a colleague, an administrator, and the class of another teacher.
    for (const id of [people.outsider, people.other, people.admin, people.teacher, 99_999])
      expect(await issueAsTeacher('teacher', classes.a, [people.student2, id])).toMatchObject({
        key: 'not_found',
      });
    expect(await issueAsTeacher('teacher', classes.b, [people.outsider])).toMatchObject({ key: 'not_found' });
    expect(await issueAsTeacher('outsider', classes.b, [people.outsider])).toMatchObject({
      key: 'not_allowed',
    });
    const entries = await test.app.db
      .selectFrom('audit_entry')
      .select(['user_id', 'class_id', 'action'])
      .where('actor_id', '=', people.teacher)
      .execute();
    expect(entries).toEqual([{ user_id: people.student2, class_id: classes.a, action: 'person.password' }]);
  });

  it('excludes demo accounts, and refuses all people if one may not get a password', async () => {
    const { outsider, other } = test.school.people;
    const setDemo = (is_demo: number) =>
      test.app.db.updateTable('user').set({ is_demo }).where('id', '=', outsider).execute();
    await setDemo(1);
    const reply = await test.call('POST /admin/password_issue', { ids: [other, outsider] }, { as });
    expect(reply).toMatchObject({ key: 'demo_password' });
    await setDemo(0);
    expect(await test.get('GET /admin/person', { id: other }, { as })).toMatchObject({ password: 'none' });
  });
});

describe('signing in by either name', () => {
  it('counts tries of both names of an account together, and does not reveal which accounts exist', async () => {
    const { teacher } = test.school.people;
    await test.app.db.updateTable('user').set({ login_name: 'mr.teach' }).where('id', '=', teacher).execute();
    const from = '203.0.113.9';
    const tries = [];
    for (const name of ['mr.teach', 'teacher@example.com', 'mr.teach', 'teacher@example.com', 'mr.teach'])
      tries.push(await signIn(name, 'wrong one', from));
    const unknownReply = await signIn('nobody-at-all', 'wrong one', '203.0.113.10');
    for (const reply of tries) {
      expect(reply.key).toBe('wrong_credentials');
      expect(reply.msg).toBe(unknownReply.msg);
    }
    expect(await signIn('teacher@example.com', 'wrong one', from)).toMatchObject({
      key: 'too_many_attempts',
    });
  });

  it('is slowed down for an account that is tried from many addresses', async () => {
    test.stopClock();
    const keys = [];
    for (let index = 0; index < 102; index += 1)
      keys.push((await signIn('s4a01', `guess ${index}`, `198.51.100.${index}`)).key);
    expect(keys.indexOf('too_many_attempts')).toBeGreaterThan(95);
    expect(keys.at(-1)).toBe('too_many_attempts');
  });
});
