import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** The effect of an external account on the password, and its removal. */

const issuer = 'https://login.example';
const removedIssuer = 'https://gone.example/tenant';
const asAdmin = { as: 'admin' } as const;
const policy = { single_session: false, session_hours: 12, password_min_length: 6, password_sign_in: true };
const passwordHash = await hashPassword('correct horse');
let test: TestApp;
let earlierEntries: unknown[] = [];

beforeAll(async () => {
  test = await openTestApp(undefined, { OIDC_URL: 'oidc://id:secret@login.example?name=Our%20School' });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.app;
  await db.deleteFrom('user_identity').execute();
  await db.updateTable('user').set({ password_hash: passwordHash }).execute();
  await test.get('POST /admin/sign_in_policy', policy, asAdmin);
  earlierEntries = await listEntries(0);
});

const idOf = (who: PersonKey) => test.school.people[who];
const linkAccount = (who: PersonKey, at = issuer) =>
  test.app.db
    .insertInto('user_identity')
    .values({ issuer: at, subject: who, user_id: idOf(who), linked_at: test.app.now() })
    .execute();
const dropPassword = (who: PersonKey) =>
  test.app.db.updateTable('user').set({ password_hash: '' }).where('id', '=', idOf(who)).execute();
const logIn = async (who: PersonKey) =>
  (await test.call('POST /user/login', { username: `${who}@example.com`, password: 'correct horse' })).key;
const unlinkOwn = async (who: PersonKey, from = issuer) =>
  (await test.call('POST /user/account_unlink', { issuer: from }, { as: who })).key;
const readProfile = (who: PersonKey) => test.get('GET /user/profile', {}, { as: who });
const listEntries = (offset: number) =>
  test.app.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'user_id', 'before'])
    .orderBy('id')
    .offset(offset)
    .limit(100)
    .execute();
/** Audit entries that this test has added. */
const listNewEntries = () => listEntries(earlierEntries.length);
const switchPasswordsOff = () =>
  test.get('POST /admin/sign_in_policy', { ...policy, password_sign_in: false }, asAdmin);

describe('a school that switches passwords off', () => {
  it('accepts only the external account of people who have one, and records the change', async () => {
    for (const who of ['teacher', 'student1'] as const) await linkAccount(who);
    expect(await logIn('teacher')).toBe('success');
    await switchPasswordsOff();
    expect(await test.get('GET /admin/sign_in_policy', {}, asAdmin)).toMatchObject({
      password_sign_in: false,
      providers: ['Our School'],
    });
    expect(await listNewEntries()).toMatchObject([
      { action: 'setting.sign_in', before: '{"password_sign_in":"1"}', actor_id: idOf('admin') },
    ]);
    expect([await logIn('teacher'), await logIn('student1'), await logIn('other')]).toEqual([
      'password_switched_off',
      'password_switched_off',
      'success',
    ]);
  });

  it('locks out neither administrators nor people whose provider was removed', async () => {
    await linkAccount('admin');
    await linkAccount('teacher', removedIssuer);
    await switchPasswordsOff();
    expect(await logIn('admin')).toBe('success');
    expect(await logIn('teacher')).toBe('success');
  });

  it('reveals this only after the right password', async () => {
    await linkAccount('teacher');
    await switchPasswordsOff();
    const wrong = { username: 'teacher@example.com', password: 'wrong horse' };
    expect((await test.call('POST /user/login', wrong)).key).toBe('wrong_credentials');
  });
});

describe('an account elsewhere', () => {
  it('is removed by its person, who stays signed in only in this browser', async () => {
    await linkAccount('teacher');
    await linkAccount('teacher', removedIssuer);
    const elsewhere = await openSession(test.app, idOf('teacher'));
    const { accounts, may_unlink } = await readProfile('teacher');
    expect(accounts.map(({ name }) => name).toSorted()).toEqual(['Our School', 'gone.example']);
    expect(may_unlink).toBe(true);
    expect(await unlinkOwn('teacher')).toBe('success');
    expect((await readProfile('teacher')).accounts.map(({ name }) => name)).toEqual(['gone.example']);
    expect((await test.call('GET /user/info', {}, { token: elsewhere })).key).toBe('token_invalid');
    const teacher = idOf('teacher');
    expect(await listNewEntries()).toMatchObject([
      {
        action: 'person.unlink',
        actor_id: teacher,
        user_id: teacher,
        before: expect.stringContaining(issuer),
      },
    ]);
    expect(await unlinkOwn('teacher')).toBe('not_found');
  });

  it('stays where its person could not sign in without', async () => {
    await linkAccount('teacher');
    await linkAccount('student1');
    await dropPassword('student1');
    await switchPasswordsOff();
    for (const who of ['teacher', 'student1'] as const) {
      expect((await readProfile(who)).may_unlink).toBe(false);
      expect(await unlinkOwn(who)).toBe('no_other_way');
      expect((await readProfile(who)).accounts).toHaveLength(1);
    }
    // The administrators' call refuses it too.
    await linkAccount('admin');
    await dropPassword('admin');
    const own = await test.call('POST /admin/person_unlink', { id: idOf('admin'), issuer }, asAdmin);
    expect(own.key).toBe('no_other_way');
  });

  it('is removed by an administrator, and its person is signed out everywhere', async () => {
    await linkAccount('student1');
    await dropPassword('student1');
    const token = await openSession(test.app, idOf('student1'));
    const person = { id: idOf('student1') };
    const { accounts } = await test.get('GET /admin/person', person, asAdmin);
    expect(accounts).toMatchObject([{ issuer, name: 'Our School' }]);
    expect(JSON.stringify(accounts)).not.toContain('student1');
    const remove = () => test.call('POST /admin/person_unlink', { ...person, issuer }, asAdmin);
    expect((await remove()).key).toBe('success');
    expect((await remove()).key).toBe('not_found');
    expect((await test.get('GET /admin/person', person, asAdmin)).accounts).toEqual([]);
    expect((await test.call('GET /user/info', {}, { token })).key).toBe('token_invalid');
    expect(await listNewEntries()).toMatchObject([
      { action: 'person.unlink', actor_id: idOf('admin'), user_id: idOf('student1') },
    ]);
  });

  it("is nobody else's to remove", async () => {
    await linkAccount('student1');
    expect(await unlinkOwn('student2')).toBe('not_found');
    const asked = { id: idOf('student1'), issuer };
    expect((await test.call('POST /admin/person_unlink', asked, { as: 'teacher' })).key).toBe('not_allowed');
    const named = await test.callRaw('POST /user/account_unlink', asked, { as: 'student2' });
    expect(named.key).toBe('unknown_field');
    expect((await test.get('GET /admin/person', { id: idOf('student1') }, asAdmin)).accounts).toHaveLength(1);
  });
});
