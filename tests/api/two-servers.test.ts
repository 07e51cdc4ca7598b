import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput, ApiKey } from '#contract/api.ts';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import { traceId } from '#form/trace-id.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { applyDraft } from '#server/features/import/apply/import-jobs.ts';
import { indexPeople } from '#server/features/people/person-words.service.ts';
import { raceServers } from '#tests/support/race-servers.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changeCourseware, placeCourseware } from '#tests/support/test-courseware.ts';
import { addUnit, completeActivity } from '#tests/support/test-resources.ts';

/**
 * Two servers read the same rows, merge them with what they were sent, and write them: neither loses the other's change.
 * Spaces have such tests in save-entries.test.ts, starting an attempt in start-attempt.test.ts.
 */

let test: TestApp;
let adminToken: string;

beforeAll(async () => {
  test = await openTestApp();
  adminToken = await test.tokenOf('admin');
});
afterAll(() => test.close());

const asAdmin = { as: 'admin' } as const;
const asStudent = { as: 'student1' } as const;

/** Races two calls of an administrator; the first is held once it has read a row for which `isRead` is true. */
const raceAdmins = <K extends ApiKey, L extends ApiKey>(
  isRead: (row: Readonly<Record<string, unknown>>) => boolean,
  [slowKey, slowInput]: [K, ApiInput<K>],
  [fastKey, fastInput]: [L, ApiInput<L>],
) =>
  raceServers(test, {
    isRead,
    slow: (get) => get(slowKey, slowInput, adminToken),
    fast: () => test.get(fastKey, fastInput, asAdmin),
  });

async function listAudit(action: AuditAction): Promise<{ before: unknown; after: unknown }[]> {
  const rows = await test.app.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  const parse = (json: string | null): unknown => JSON.parse(json ?? 'null');
  return rows.map(({ before, after }) => ({ before: parse(before), after: parse(after) }));
}

async function placeFiles(): Promise<number> {
  const activity = await test.get('POST /diy/add', { type: 'file' }, { as: 'teacher' });
  const items = ['p1', 'p2'].map((id) => ({
    id,
    kind: 'video',
    name: `${id}.mp4`,
    media: `https://cdn.example/${id}.mp4`,
    bytes: 1,
  }));
  await completeActivity(test, activity.id, { name: 'Files' }, { items });
  const input = { unit_id: await addUnit(test), activity_ids: [activity.id] };
  const { ids } = await test.get('POST /teacher/courseware_add', input, { as: 'teacher' });
  await changeCourseware(test, ids[0] ?? 0, { is_open: 1 });
  return ids[0] ?? 0;
}

const startAttempt = async (courseware_id: number) =>
  (await test.get('POST /play/start', { courseware_id }, asStudent)).id;

const saveOf = (attempt_id: number, question_id: string, seq: number, response: unknown) => ({
  attempt_id,
  answers: [{ question_id, response, seq, time_ms: 0 }],
});

const readAnswers = async (id: number) => (await test.get('GET /play/attempt', { id }, asStudent)).answers;

describe('the work of a student on two devices', () => {
  const race = async (
    attemptId: number,
    isRead: (row: Readonly<Record<string, unknown>>) => boolean,
    slow: ApiInput<'POST /play/save'>,
    fast: () => Promise<unknown>,
  ) => {
    const token = await test.tokenOf('student1');
    const results = await raceServers(test, {
      isRead,
      slow: (get) => get('POST /play/save', slow, token),
      fast,
    });
    return { ...results, answers: await readAnswers(attemptId) };
  };

  it('keeps the traces of both', async () => {
    const id = await startAttempt(await placeFiles());
    const trace = (parts: Record<string, number>, last_at: number) => ({
      parts,
      last: Object.keys(parts)[0],
      last_at,
    });
    await test.get('POST /play/save', saveOf(id, traceId, 1, trace({ p1: 1_000 }, 1)), asStudent);
    test.advance(600_000);
    const { slow, fast, answers } = await race(
      id,
      (row) => row['question_id'] === traceId && 'response' in row,
      saveOf(id, traceId, 3_000, trace({ p1: 5_000 }, 3)),
      () => test.get('POST /play/save', saveOf(id, traceId, 2_999, trace({ p2: 7_000 }, 2)), asStudent),
    );
    expect([slow, fast]).toMatchObject([
      { answers: [{ result: 'saved' }] },
      { answers: [{ result: 'saved' }] },
    ]);
    expect(answers).toMatchObject([{ response: { parts: { p1: 5_000, p2: 7_000 } } }]);
  });

  it('keeps the newer answer, and tells the device with the older one', async () => {
    const { id: coursewareId } = await placeCourseware(test);
    const id = await startAttempt(coursewareId);
    await test.get('POST /play/save', saveOf(id, 'q1', 1, { option: 'a' }), asStudent);
    const { slow, fast, answers } = await race(
      id,
      (row) => row['question_id'] === 'q1' && 'response' in row,
      saveOf(id, 'q1', 10, { option: 'a' }),
      () => test.get('POST /play/save', saveOf(id, 'q1', 5, { option: 'b' }), asStudent),
    );
    expect([slow, fast]).toMatchObject([
      { answers: [{ result: 'saved' }] },
      { answers: [{ result: 'stale', answer: { response: { option: 'a' } } }] },
    ]);
    expect(answers).toMatchObject([{ response: { option: 'a' }, seq: 10 }]);
  });

  it('marks the answer that was being saved while the attempt was submitted', async () => {
    const { id: coursewareId } = await placeCourseware(test);
    const id = await startAttempt(coursewareId);
    await test.get('POST /play/save', saveOf(id, 'q1', 1, { option: 'a' }), asStudent);
    const { slow, fast, answers } = await race(
      id,
      (row) => row['question_id'] === 'q1' && 'response' in row,
      saveOf(id, 'q1', 2, { option: 'b' }),
      () => test.get('POST /play/submit', { attempt_id: id }, asStudent),
    );
    expect(slow).toMatchObject({ answers: [{ result: 'saved' }] });
    expect(fast).toMatchObject({ state: 'submitted', score: 2 });
    expect(answers.find(({ question_id }) => question_id === 'q1')?.response).toEqual({ option: 'b' });
  });
});

describe('two administrators', () => {
  it('move two subjects, and both moves count', async () => {
    const add = async (name: string) =>
      (await test.get('POST /admin/subject_add', { name, name_eng: '', colour: 'blue' }, asAdmin)).id;
    const [one, two, three] = [await add('One'), await add('Two'), await add('Three')];
    const { slow, fast } = await raceAdmins(
      (row) => row['name'] === 'Two' && !('position' in row),
      ['POST /admin/subject_update', { id: three, position: 1 }],
      ['POST /admin/subject_update', { id: two, position: 1 }],
    );
    expect([slow, fast]).toEqual([{}, {}]);
    const rows = await test.app.db
      .selectFrom('subject')
      .select(['id', 'position'])
      .orderBy('position')
      .execute();
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.map(({ id }) => id).filter((id) => [one, two, three].includes(id))).toEqual([
      two,
      three,
      one,
    ]);
  });

  it('leave a person a name to sign in with', async () => {
    const id = test.school.people.outsider;
    await test.get('POST /admin/person_save', { id, login_name: 'outsider' }, asAdmin);
    const { slow, fast } = await raceAdmins(
      (row) => row['id'] === id && 'login_name' in row && 'roles' in row,
      ['POST /admin/person_save', { id, login_name: '' }],
      ['POST /admin/person_save', { id, email: '' }],
    );
    expect([slow, fast].filter((result) => result instanceof Error)).toHaveLength(1);
    const person = await test.app.db
      .selectFrom('user')
      .select(['email', 'login_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([person.email, person.login_name].filter(Boolean)).toHaveLength(1);
  });

  it('close and reopen an account, and the later one counts', async () => {
    const id = test.school.people.student2;
    await test.get('POST /admin/person_close', { id }, asAdmin);
    const { slow, fast } = await raceAdmins(
      (row) => row['id'] === id && 'erased_at' in row,
      ['POST /admin/person_reopen', { id }],
      ['POST /admin/person_close', { id }],
    );
    expect([slow, fast]).toEqual([{}, {}]);
    const { is_active } = await test.app.db
      .selectFrom('user')
      .select('is_active')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(is_active).toBe(0);
  });

  it('import a list and close an account in it, and the account has no class', async () => {
    const id = test.school.people.student1;
    const content = Buffer.from('School ID,Name,Email,Class\nS1,student1,student1@example.com,4B').toString(
      'base64',
    );
    await test.get('POST /admin/import_begin', { name: 'list.csv', content }, asAdmin);
    const readDraft = async () =>
      requireFound((await test.get('GET /admin/import', {}, asAdmin)).draft ?? undefined);
    await test.get('POST /admin/import_read', { version: (await readDraft()).version }, asAdmin);
    const { version, digest } = await readDraft();
    const author = { at: test.app.now(), actor_id: test.school.people.admin };
    const { slow, fast } = await raceServers(test, {
      isRead: (row) => row['id'] === id && 'source_id' in row,
      slow: (_, { db }) =>
        inTransaction(db, (tx) => applyDraft(tx, author.actor_id, { version, digest }, author)),
      fast: () => test.get('POST /admin/person_close', { id }, asAdmin),
    });
    expect([slow, fast].filter((result) => result instanceof Error)).toEqual([]);
    const memberships = await test.app.db
      .selectFrom('class_student')
      .select('class_id')
      .where('user_id', '=', id)
      .execute();
    expect(memberships).toEqual([]);
  });

  it('rename a class, and each audit entry tells the name that it replaced', async () => {
    const input = { id: test.school.classes.b, grade: 4 };
    await raceAdmins(
      (row) => row['id'] === input.id && 'grade' in row,
      ['POST /admin/class_update', { ...input, name: 'One' }],
      ['POST /admin/class_update', { ...input, name: 'Two' }],
    );
    const [first, second] = await listAudit('class.change');
    expect(first?.after).toMatchObject({ name: 'One' });
    expect(second).toMatchObject({ before: { name: 'One' }, after: { name: 'Two' } });
  });

  it('choose the grades, and each audit entry tells what it replaced', async () => {
    await test.get('POST /admin/grades_save', { grades: [1] }, asAdmin);
    await raceAdmins(
      (row) => row['value'] === '[1]',
      ['POST /admin/grades_save', { grades: [2] }],
      ['POST /admin/grades_save', { grades: [3] }],
    );
    expect((await listAudit('setting.grades')).slice(1)).toEqual([
      { before: [1], after: [2] },
      { before: [2], after: [3] },
    ]);
  });

  it('hide activity types, and each audit entry tells what it replaced', async () => {
    await test.get('POST /admin/activity_types', { hidden: ['link'] }, asAdmin);
    await raceAdmins(
      (row) => row['key'] === 'hidden_types' && 'value' in row,
      ['POST /admin/activity_types', { hidden: ['file'] }],
      ['POST /admin/activity_types', { hidden: ['diyquiz'] }],
    );
    expect((await listAudit('setting.types')).slice(1)).toEqual([
      { before: { hidden_types: '["link"]' }, after: { hidden_types: '["file"]' } },
      { before: { hidden_types: '["file"]' }, after: { hidden_types: '["diyquiz"]' } },
    ]);
  });
});

it('finds a person by the name that another server gave them while their words were being stored', async () => {
  const id = test.school.people.other;
  const rename = (name: string) =>
    test.app.db
      .updateTable('user')
      .set({ name, nickname: name, nickname_eng: name, search_text: null })
      .where('id', '=', id)
      .execute();
  await indexPeople(test.app.db);
  await rename('Aldous');
  await raceServers(test, {
    isRead: (row) => row['name'] === 'Aldous' && !('roles' in row),
    slow: (get) => get('GET /admin/people', { keyword: 'Aldous' }, adminToken),
    fast: () => rename('Beatrix'),
  });
  const { items } = await test.get('GET /admin/people', { keyword: 'Beatrix' }, asAdmin);
  expect(items.map((person) => person.id)).toEqual([id]);
});
