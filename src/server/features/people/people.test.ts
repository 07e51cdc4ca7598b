import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Administrators find, add, change, close and reopen people; others may not. */

let test: TestApp;
const as = 'admin' as const;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const findPeople = (keyword: string, input: { user_group?: 'teacher' | 'student'; class_id?: number } = {}) =>
  test.get('GET /admin/people', { keyword, limit: 50, ...input }, { as });
const findNames = async (...findArguments: Parameters<typeof findPeople>) =>
  (await findPeople(...findArguments)).items.map(({ name }) => name);
const addPerson = (input: { name: string; login_name?: string; email?: string; user_group?: 'teacher' }) =>
  test.get('POST /admin/person_add', { user_group: 'student', ...input }, { as });
const readPerson = (id: number) => test.get('GET /admin/person', { id }, { as });
const listAuditEntries = (id: number) =>
  test.app.db.selectFrom('audit_entry').select(['action', 'actor_id']).where('user_id', '=', id).execute();

describe('finding people', () => {
  it('shows teachers first, a page at a time, with their classes', async () => {
    const firstPage = await test.get('GET /admin/people', { limit: 4 }, { as });
    expect(firstPage.total).toBe(6);
    expect(firstPage.items.map(({ name }) => name)).toEqual(['admin', 'other', 'teacher', 'outsider']);
    expect(firstPage.items[3]).toMatchObject({
      user_group: 'student',
      is_admin: false,
      password: 'none',
      classes: [{ class_name: '4B', class_number: 1 }],
    });
    const secondPage = await test.get('GET /admin/people', { limit: 4, offset: 4 }, { as });
    expect(secondPage.items.map(({ name }) => name)).toEqual(['student1', 'student2']);
  });

  it('by any part of a Chinese name in either script, beginnings of words, login name or e-mail', async () => {
    await addPerson({ name: '陳曉彤', login_name: 's2023-017' });
    await addPerson({ name: 'Wong Bartholomeus', email: 'b.wong@school.edu.hk' });
    for (const keyword of ['曉彤', '晓彤', '陈', 's2023', '017'])
      expect(await findNames(keyword)).toEqual(['陳曉彤']);
    for (const keyword of ['wong', 'BARTHOLOMEU', 'wong bart', 'b.wong@school.edu.hk'])
      expect(await findNames(keyword)).toEqual(['Wong Bartholomeus']);
    for (const keyword of ['artholo', '彤曉', 'bartholomews', 'wong chan'])
      expect(await findNames(keyword)).toEqual([]);
    expect(await findNames('', { user_group: 'teacher' })).toEqual(['admin', 'other', 'teacher']);
    expect(await findNames('', { class_id: test.school.classes.a })).toEqual(['student1', 'student2']);
  });

  it('by a new name at once, also one that they gave themselves, and no more by the old one', async () => {
    const { id } = await addPerson({ name: 'Ho Old', login_name: 'ho1' });
    await test.get('POST /admin/person_save', { id, name: 'Ho New' }, { as });
    expect(await findNames('old')).toEqual([]);
    expect(await findNames('ho new')).toEqual(['Ho New']);
    await test.get('POST /user/profile_save', { nickname: 'Butterfly' }, { as: 'student1' });
    expect(await findNames('butterf')).toEqual(['student1']);
  });
});

describe('adding and changing', () => {
  it('needs something to sign in with that nobody else has', async () => {
    const addPersonWith = (input: object) =>
      test.callRaw('POST /admin/person_add', { user_group: 'student', name: 'Lam', ...input }, { as });
    expect(await addPersonWith({})).toMatchObject({ key: 'sign_in_name_missing' });
    expect(await addPersonWith({ login_name: 'lam@home' })).toMatchObject({ key: 'invalid_input' });
    expect(await addPersonWith({ email: 'lam@home' })).toMatchObject({ key: 'invalid_input' });
    expect(await addPersonWith({ login_name: 'Lam1' })).toMatchObject({ key: 'success' });
    expect(await addPersonWith({ login_name: 'LAM1' })).toMatchObject({ key: 'login_name_taken' });
    expect(await addPersonWith({ email: 'Teacher@Example.com' })).toMatchObject({ key: 'email_taken' });
    const replies = await Promise.all([
      addPersonWith({ login_name: 'twin' }),
      addPersonWith({ login_name: 'twin' }),
    ]);
    expect(new Set(replies.map(({ key }) => key))).toEqual(new Set(['login_name_taken', 'success']));
  });

  it('changes only the given fields, and makes no student an administrator', async () => {
    const { student1 } = test.school.people;
    const saveStudent = (input: object) =>
      test.callRaw('POST /admin/person_save', { id: student1, ...input }, { as });
    for (const field of ['roles', 'password_hash', 'is_demo', 'is_active', 'user_group', 'password_issued'])
      expect(await saveStudent({ [field]: '1' })).toMatchObject({ key: 'unknown_field' });
    expect(await saveStudent({ is_admin: true })).toMatchObject({ key: 'only_teachers_administer' });
    expect(await saveStudent({ email: '' })).toMatchObject({ key: 'sign_in_name_missing' });
    const studentAsAdmin = { user_group: 'student', name: 'Ng', login_name: 'ng', is_admin: true };
    expect(await test.callRaw('POST /admin/person_add', studentAsAdmin, { as })).toMatchObject({
      key: 'only_teachers_administer',
    });
  });

  it('is for administrators: no teacher makes anybody one, also not himself', async () => {
    const { teacher, student1 } = test.school.people;
    const promote = { id: teacher, is_admin: true };
    for (const by of ['teacher', 'other', 'student1'] as const) {
      expect(await test.call('POST /admin/person_save', promote, { as: by })).toMatchObject({
        key: 'not_allowed',
      });
      expect(await test.call('POST /admin/password_issue', { ids: [student1] }, { as: by })).toMatchObject({
        key: 'not_allowed',
      });
    }
    const ownChange = await test.callRaw('POST /user/profile_save', { roles: ['admin'] }, { as: 'teacher' });
    expect(ownChange).toMatchObject({ key: 'unknown_field' });
    expect((await readPerson(teacher)).is_admin).toBe(false);
  });

  it('adds audit entries with the values before and after', async () => {
    const { id } = await addPerson({ name: 'Kwok', login_name: 'kwok' });
    await test.get('POST /admin/person_save', { id, name: 'Kwok Ying', login_name: 'kwok' }, { as });
    const rows = await test.app.db.selectFrom('audit_entry').selectAll().where('user_id', '=', id).execute();
    expect(rows.map(({ action }) => action)).toEqual(['person.add', 'person.change']);
    expect(JSON.parse(rows[1]?.before ?? '')).toEqual({ name: 'Kwok' });
    expect(JSON.parse(rows[1]?.after ?? '')).toEqual({ name: 'Kwok Ying' });
  });
});

describe('administrators', () => {
  it('are made and unmade by another one, never the last', async () => {
    const { admin, teacher } = test.school.people;
    const setAdmin = (id: number, is_admin: boolean, by: 'admin' | 'teacher' = 'admin') =>
      test.call('POST /admin/person_save', { id, is_admin }, { as: by });
    for (const call of [
      setAdmin(admin, false),
      test.call('POST /admin/person_close', { id: admin }, { as }),
      test.call('POST /admin/password_issue', { ids: [admin] }, { as }),
    ])
      expect(await call).toMatchObject({ key: 'own_account' });
    await setAdmin(teacher, true);
    expect(await readPerson(teacher)).toMatchObject({ is_admin: true });
    // Two administrators remove each other's right at the same moment.
    const replies = await Promise.all([setAdmin(teacher, false), setAdmin(admin, false, 'teacher')]);
    expect(replies.map(({ key }) => key)).toContain('success');
    const remainingAdmins = await test.app.db
      .selectFrom('user')
      .select('id')
      .where('roles', 'like', '%admin%')
      .execute();
    expect(remainingAdmins).toHaveLength(1);
    await test.app.db
      .updateTable('user')
      .set({ roles: '["teacher","admin"]' })
      .where('id', '=', admin)
      .execute();
    await setAdmin(teacher, false);
    expect((await listAuditEntries(teacher)).some(({ action }) => action === 'person.roles')).toBe(true);
  });
});

describe('a closed account', () => {
  it('ends sessions and memberships, keeps work, and comes back with its classes', async () => {
    const { student1 } = test.school.people;
    const { a } = test.school.classes;
    const { id: setId } = await test.get(
      'POST /group/set_add',
      { class_id: a, name: 'Desks', group_count: 1 },
      { as },
    );
    const before = await test.get('GET /group/set_detail', { id: setId }, { as });
    await test.get(
      'POST /group/arrange',
      {
        id: setId,
        version: before.version,
        groups: [{ id: before.groups[0]?.id ?? null, name: 'One', leader_id: student1, members: [student1] }],
      },
      { as },
    );
    const token = await test.tokenOf('student1');
    const told: number[] = [];
    const stop = test.app.bus.subscribe('access', student1, () => told.push(student1));
    await test.get('POST /admin/person_close', { id: student1 }, { as });
    stop();
    expect(told).toEqual([student1]);
    expect(await test.call('GET /play/home', {}, { token })).toMatchObject({ key: 'token_invalid' });
    expect(await findNames('student1')).toEqual([]);
    const closed = await test.get('GET /admin/people', { is_closed: true }, { as });
    expect(closed.items).toMatchObject([{ id: student1, is_closed: true, classes: [] }]);
    expect(await readPerson(student1)).toMatchObject({
      classes: [{ class_id: a, left_at: expect.any(Number) }],
    });
    const set = await test.get('GET /group/set_detail', { id: setId }, { as });
    expect(set.groups).toMatchObject([{ leader_id: null, members: [] }]);
    const issued = await test.call('POST /admin/password_issue', { ids: [student1] }, { as });
    expect(issued).toMatchObject({ key: 'person_closed' });

    await test.get('POST /admin/person_reopen', { id: student1 }, { as });
    expect(await readPerson(student1)).toMatchObject({
      is_closed: false,
      classes: [{ class_id: a, class_number: 1, left_at: null }],
    });
    expect((await listAuditEntries(student1)).map(({ action }) => action)).toEqual([
      // An earlier test has given a nickname.
      'person.change',
      'person.close',
      'person.reopen',
    ]);
  });
});
