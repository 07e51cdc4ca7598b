import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { operationTable } from '#tests/api/operation-table.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Replies in English have the English names of people and subjects, if the school has entered them. */

let test: TestApp;
let things: Things;

beforeAll(async () => {
  test = await openTestApp();
  const { db } = test.app;
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  things = await makeThings(test);
  const people = db.updateTable('user').where('guest_courseware_id', 'is', null);
  await people.set({ name: '陳大文', nickname: '陳同事', nickname_eng: 'Chan Taiman' }).execute();
  await db
    .updateTable('subject')
    .set({ name: '數學科', name_eng: 'Mathematics' })
    .where('id', '=', things.subjectId)
    .execute();
});
afterAll(() => test.close());

/** Replies with both names in separate fields: the person's own session and profile, class lists, and Setting. */
const hasBoth = new Set<ApiKey>([
  'GET /user/info',
  'GET /user/profile',
  'GET /teacher/class_members',
  'GET /teacher/class_student_list',
  'GET /admin/subjects',
  'GET /admin/class',
  'GET /admin/people',
  'GET /admin/person',
  'GET /admin/teacher_choices',
]);
const reads = (Object.keys(operationTable) as ApiKey[]).filter(
  (key) =>
    key.startsWith('GET ') &&
    !/(live|like|copy|_delete|_rename|check_link|\/space|space_history)$/.test(key) &&
    !hasBoth.has(key),
);

/** The fields of a reply that contain one of the names; skips fields that have a neighbour ending in `_eng`, and that too. */
function findNames(value: unknown, names: readonly string[], field = ''): string[] {
  if (typeof value === 'string') return names.some((name) => value.includes(name)) ? [field] : [];
  if (typeof value !== 'object' || value === null) return [];
  const hasEnglish = (name: string) => `${name}_eng` in value;
  return Object.entries(value).flatMap(([name, each]) =>
    name.endsWith('_eng') || hasEnglish(name)
      ? []
      : findNames(each, names, Array.isArray(value) ? field : name),
  );
}

describe.each([
  ['en', ['陳大文', '陳同事', '數學科']],
  ['zh-hk', ['Chan Taiman', 'Mathematics']],
] as const)('in %s', (lang, others) => {
  it.each(reads)('%s', async (key) => {
    const { answers, input } = operationTable[key];
    const as = (['teacher', 'admin', 'student'] as const).find((person) => answers[person] === 'success');
    const person: PersonKey = as === 'student' ? 'student1' : (as ?? 'teacher');
    const reply = await test.call(key, input(things), { as: person, lang });
    expect(reply.key).toBe('success');
    expect(findNames(reply.data, others)).toEqual([]);
  });
});

it('finds names of both kinds', async () => {
  const english = { as: 'teacher', lang: 'en' } as const;
  const { items } = await test.get('GET /resource/index', {}, english);
  expect(items[0]).toMatchObject({ owner_name: 'Chan Taiman' });
  const unit = await test.get('GET /teacher/unit_detail', { id: things.unitId }, english);
  expect(unit.subject_name).toBe('Mathematics');
  const grid = await test.get('GET /study/grid', { courseware_id: things.coursewareId }, { as: 'teacher' });
  expect(grid.rows[0]).toMatchObject({ student_name: '陳大文', student_name_eng: 'Chan Taiman' });
});

describe('an English name of a subject', () => {
  it('is added and removed by administrators', async () => {
    const { subjectId: id } = things;
    await test.get('POST /admin/subject_update', { id, name_eng: ' Maths ' }, { as: 'admin' });
    const listed = await test.get('GET /common/subject_list', {}, { as: 'teacher', lang: 'en' });
    expect(listed.subject_list.find((subject) => subject.id === id)?.name).toBe('Maths');
    await test.get('POST /admin/subject_update', { id, name_eng: '' }, { as: 'admin' });
    const bare = await test.get('GET /common/subject_list', {}, { as: 'teacher', lang: 'en' });
    expect(bare.subject_list.find((subject) => subject.id === id)?.name).toBe('數學科');
    const unknown = await test.call(
      'POST /admin/subject_update',
      { id: 9_999, name_eng: 'X' },
      { as: 'admin' },
    );
    expect(unknown.key).toBe('not_found');
  });
});
