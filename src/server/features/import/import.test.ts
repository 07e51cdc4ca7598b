import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { indexPeople } from '#server/features/people/person-words.service.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { startAllJobs } from '#server/start-all-jobs.ts';
import { readDatabase } from '#tests/api/read-database.ts';
import { makeRoster } from '#tests/import/roster-set.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A list of people is imported completely or not at all, and importing it again changes nothing. */

let test: TestApp;
let stopJobs: (() => Promise<void>) | undefined;
const as = 'admin' as const;

beforeEach(async () => {
  await stopJobs?.();
  await test?.close();
  test = await openTestApp();
  stopJobs = startAllJobs(
    test.app,
    (error) => {
      throw error;
    },
    { pollMs: 20 },
  );
});
afterAll(async () => {
  await stopJobs?.();
  await test.close();
});

const toContent = (file: string | Buffer) => Buffer.from(file).toString('base64');

async function readDraft() {
  const { draft } = await test.get('GET /admin/import', {}, { as });
  if (!draft) throw new Error('There is no draft');
  return draft;
}

async function beginImport(file: string | Buffer) {
  await test.get('POST /admin/import_begin', { name: 'list.csv', content: toContent(file) }, { as });
  return readDraft();
}

async function waitForJob() {
  for (;;) {
    const job = await findJob(test.app.db, 'import_people', String(test.school.people.admin));
    if (job && !['queued', 'running'].includes(job.state)) return job;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function applyImport(
  file: string | Buffer,
  reading: Omit<ApiInput<'POST /admin/import_read'>, 'version'> = {},
) {
  const { version } = await beginImport(file);
  await test.get('POST /admin/import_read', { version, ...reading }, { as });
  const { version: looked, digest, counts } = await readDraft();
  await test.get('POST /admin/import_apply', { version: looked, digest }, { as });
  expect((await waitForJob()).state).toBe('done');
  return counts;
}

const listMembers = async () => {
  const rows = await test.app.db
    .selectFrom('class_student')
    .innerJoin('class', 'class.id', 'class_student.class_id')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .select(['class.name as class', 'class_number', 'user.name'])
    .orderBy('class.name')
    .orderBy('class_number')
    .orderBy('user.id')
    .execute();
  return rows.map((row) => `${row.class} ${row.class_number} ${row.name}`);
};

const people = [
  'Role,School ID,Name,English name,Email,Class,Class number,Teaches',
  ',S1,student1,,student1@example.com,4B,3,',
  ',S7,陳大文,Chan Tai Man,,4A,1,',
  'Teacher,T9,Ms Ho,,ho@example.com,,,4A 中文; 4B 數學',
  'Teacher,T1,other,,other@example.com,,,4A 數學',
].join('\n');

describe('an import', () => {
  it('adds, moves and changes people, records that, and changes nothing the second time', async () => {
    const { classes, people: known, subjects } = test.school;
    expect(await applyImport(people)).toMatchObject({ new: 2, moved: 1, changed: 1, left: 2, wrong: 0 });
    expect(await listMembers()).toEqual(['4A 1 陳大文', '4A 2 student2', '4B 1 outsider', '4B 3 student1']);
    const { db } = test.app;
    const added = await db
      .selectFrom('user')
      .selectAll()
      .where('source_id', 'in', ['S7', 'T9'])
      .orderBy('id')
      .execute();
    expect(added).toMatchObject([
      {
        name: '陳大文',
        nickname_eng: 'Chan Tai Man',
        login_name: 's7',
        email: null,
        roles: '["student"]',
        password_hash: '',
      },
      { name: 'Ms Ho', login_name: null, email: 'ho@example.com', roles: '["teacher"]', password_hash: '' },
    ]);
    const former = await db.selectFrom('former_class_student').selectAll().execute();
    expect(former).toMatchObject([{ class_id: classes.a, user_id: known.student1, class_number: 1 }]);
    const teachings = await db
      .selectFrom('teaching')
      .selectAll()
      .where('user_id', '=', known.other)
      .execute();
    expect(teachings).toMatchObject([{ class_id: classes.a, subject_id: subjects.maths }]);
    const entries = await db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
    expect(entries.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['import.apply', null],
      ['class.move_student', known.student1],
      ['teaching.change', known.other],
      ['person.add', added[0]?.id],
      ['person.add', added[1]?.id],
    ]);
    expect(entries.every(({ actor_id }) => actor_id === known.admin)).toBe(true);
    const done = await readDraft();
    expect(done).toMatchObject({ state: 'done', class_ids: [classes.a], columns: [] });
    expect((await db.selectFrom('import_draft').select('file').executeTakeFirst())?.file).toBe('');

    await indexPeople(db);
    const before = await readDatabase(test);
    expect(await applyImport(people)).toMatchObject({ new: 0, moved: 0, changed: 0, same: 4 });
    const listSchoolLines = (text: string) =>
      text.split('\n').filter((line) => !/^(job|import_draft|session|audit_entry) /.test(line));
    expect(listSchoolLines(await readDatabase(test))).toEqual(listSchoolLines(before));
  });

  it('closes only selected people, who are signed out and leave their classes; another import reopens them', async () => {
    const { student2 } = test.school.people;
    const token = await test.tokenOf('student2');
    const { version } = await beginImport('Email,Name,Class\nstudent1@example.com,student1,4A\n');
    const left = await test.get('GET /admin/import_rows', { kind: 'left' }, { as });
    expect(left.items.map(({ user_id, closes }) => [user_id, closes])).toEqual([[student2, false]]);
    await test.get('POST /admin/import_close', { version, user_ids: [student2], closes: true }, { as });
    const { version: looked, digest, closing_count } = await readDraft();
    expect(closing_count).toBe(1);
    await test.get('POST /admin/import_apply', { version: looked, digest }, { as });
    await waitForJob();
    expect((await test.call('GET /user/info', {}, { token })).key).toBe('token_invalid');
    expect(await listMembers()).toEqual(['4A 1 student1', '4B 1 outsider']);
    await applyImport('Email,Name,Class\nstudent2@example.com,student2,4A\n');
    const row = await test.app.db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', student2)
      .executeTakeFirst();
    expect(row).toMatchObject({ is_active: 1, closed_at: null });
    expect(await listMembers()).toContain('4A 2 student2');
  });

  it('stores corrections of lines, and imports nothing before all lines are right', async () => {
    const draft = await beginImport('School ID,Name,Class,Email\nS5,Ann,9Z,\nS6,Ben,4A,ben@\nS8,Eve,4A,\n');
    expect(draft).toMatchObject({ counts: { wrong: 2, new: 1 }, is_ready: false });
    const input = { version: draft.version, digest: draft.digest };
    expect((await test.call('POST /admin/import_apply', input, { as })).key).toBe('import_has_problems');
    const mendCell = async (line: number, column: 'class' | 'email', value: string) => {
      const { version } = await readDraft();
      return test.get('POST /admin/import_mend', { version, line, column, value }, { as });
    };
    await mendCell(2, 'class', '4b');
    await mendCell(3, 'email', '');
    const { items } = await test.get('GET /admin/import_rows', { keyword: 'ben' }, { as });
    expect(items).toMatchObject([{ line: 3, kind: 'new', cells: { email: '' }, problems: [] }]);
    expect(await readDraft()).toMatchObject({ counts: { wrong: 0, new: 3 }, is_ready: true });
    const stale = { version: draft.version, line: 2, column: 'name', value: 'Late' } as const;
    expect((await test.call('POST /admin/import_mend', stale, { as })).key).toBe('changed_elsewhere');
    const beyond = { version: (await readDraft()).version, line: 99, column: 'name', value: 'x' } as const;
    expect((await test.call('POST /admin/import_mend', beyond, { as })).key).toBe('not_found');
  });

  it('creates missing classes and subjects in an empty school, and only offers that in others', async () => {
    const text = 'School ID,Name,Class\nS5,Ann,9Z\n';
    const notices = [{ key: 'places_missing', params: { count: 1, names: '9Z' } }];
    expect(await beginImport(text)).toMatchObject({ makes_missing: false, counts: { wrong: 1 }, notices });
    const row = { name: '2040', starts_at: 1, ends_at: 2, is_current: 0 } as const;
    const empty = await test.app.db
      .insertInto('calendar')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    const file = { name: 'list.csv', content: toContent(text), calendar_id: empty.id };
    await test.get('POST /admin/import_begin', file, { as });
    expect(await readDraft()).toMatchObject({ makes_missing: true, counts: { new: 1 }, notices: [] });
  });

  it('refuses immediately and in the job if the school has changed since the administrator saw the differences', async () => {
    const draft = await beginImport('School ID,Name,Class\nS5,Ann,4A\n');
    const { db } = test.app;
    await db.updateTable('user').set({ source_id: 'S5' }).where('name', '=', 'student2').execute();
    const input = { version: draft.version, digest: draft.digest };
    expect((await test.call('POST /admin/import_apply', input, { as })).key).toBe('import_school_changed');
    await db
      .insertInto('job')
      .values({
        kind: 'import_people',
        key: String(test.school.people.admin),
        payload: JSON.stringify(input),
        state: 'queued',
        progress: 0,
        error: '',
        error_params: '{}',
        tries: 0,
        requested_by: test.school.people.admin,
        created_at: test.app.now(),
        due_at: test.app.now(),
        ended_at: null,
        leased_by: null,
        leased_until: null,
      })
      .execute();
    expect(await waitForJob()).toMatchObject({ state: 'failed', error: 'import_school_changed' });
    expect(await readDraft()).toMatchObject({
      state: 'open',
      failure: 'import_school_changed',
      counts: { changed: 1 },
    });
    expect(await db.selectFrom('user').select('id').where('name', '=', 'Ann').execute()).toEqual([]);
  });

  it('changes nothing if it fails near its end', async () => {
    const { db } = test.app;
    const { version, digest } = await beginImport(people);
    const listPeopleLines = () =>
      readDatabase(test).then((text) =>
        text.split('\n').filter((line) => /^(user|class_student|teaching|audit_entry) /.test(line)),
      );
    const before = await listPeopleLines();
    await db.schema.alterTable('audit_entry').renameTo('audit_entry_away').execute();
    await stopJobs?.();
    const errors: unknown[] = [];
    stopJobs = startAllJobs(test.app, (error) => errors.push(error), { pollMs: 20 });
    await test.get('POST /admin/import_apply', { version, digest }, { as });
    while (errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await db.schema.alterTable('audit_entry_away').renameTo('audit_entry').execute();
    expect(await listPeopleLines()).toEqual(before);
    const busy = { version, line: 2, column: 'name', value: 'x' } as const;
    expect((await test.call('POST /admin/import_mend', busy, { as })).key).toBe('import_running');
  });

  it('explains why a file cannot be read, in the language of the caller', async () => {
    const beginWith = (file: string | Buffer, lang: string) =>
      test.call('POST /admin/import_begin', { name: 'a', content: toContent(file) }, { as, lang });
    expect(await beginWith('', 'en')).toMatchObject({
      key: 'import_file_refused',
      msg: expect.stringContaining('empty'),
    });
    expect((await beginWith(`name\n${'x\n'.repeat(100_000)}`, 'zh-hk')).msg).toContain('超過 20000 行');
    expect((await beginWith('PK\u0003\u0004', 'zh-cn')).msg).toContain('已损坏');
    expect((await test.get('GET /admin/import', {}, { as })).draft).toBeNull();
  });

  it('makes nobody an administrator and changes no role', async () => {
    await beginImport('Role,Email,Name\nadmin,new@example.com,Eve\nStudent,teacher@example.com,teacher\n');
    expect(await readDraft()).toMatchObject({ counts: { wrong: 2 } });
    await applyImport('Role,Email,Name,roles,is_admin\nTeacher,eve@example.com,Eve,"[""admin""]",1\n');
    const eve = await test.app.db.selectFrom('user').selectAll().where('name', '=', 'Eve').executeTakeFirst();
    expect(eve?.roles).toBe('["teacher"]');
  });

  it.each(['1.1', '1.2'] as const)(
    'takes a OneRoster %s package with its classes and subjects',
    async (version) => {
      const file = await makeRoster({ students: 30, teachers: 4, classes: 6 }, version);
      expect(await applyImport(file, { makes_missing: true })).toMatchObject({ new: 34, wrong: 0, left: 5 });
      const { db } = test.app;
      expect(await db.selectFrom('class').select('source_id').where('name', '=', '6A').execute()).toEqual([
        { source_id: 'home-6A' },
      ]);
      expect(await db.selectFrom('teaching').selectAll().execute()).toHaveLength(4 + 48);
      expect(await applyImport(file, { makes_missing: true })).toMatchObject({
        new: 0,
        changed: 0,
        moved: 0,
        same: 34,
      });
    },
  );
});
