import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { openTestActivities } from '#tests/support/test-activities.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** The list of activities: order, pages, filters and owners. */

const { school, type, add, detail, addCompleted, place } = await openTestActivities();

afterAll(() => school.close());

describe('the list', () => {
  let listed: TestApp;

  beforeEach(async () => {
    await school.app.db.deleteFrom('courseware_record').execute();
    await school.app.db.updateTable('activity').set({ deleted_at: 1 }).execute();
    listed = school;
  });

  const listNames = async (input: ApiInput<'GET /diy/list'>, as: PersonKey = 'teacher') =>
    (await listed.get('GET /diy/list', input, { as })).items.map(({ name }) => name);

  it('shows own activities, last modified first, and counts all pages', async () => {
    for (const name of ['b', 'a', 'C']) {
      await add({ form: { name } });
      listed.advance(1_000);
    }
    await add({ form: { name: 'foreign' } }, 'other');
    expect(await listNames({})).toEqual(['C', 'a', 'b']);
    expect(await listNames({ sort: 'name' })).toEqual(['a', 'b', 'C']);
    expect(await listNames({ sort: 'name', order: 'desc' })).toEqual(['C', 'b', 'a']);
    const page = await listed.get('GET /diy/list', { offset: 1, limit: 1 }, { as: 'teacher' });
    expect(page).toMatchObject({ total: 3, items: [{ name: 'a' }] });
    expect(page.items[0]).not.toHaveProperty('content');
  });

  it('filters by type, status, subject and keyword across character variants', async () => {
    const id = await addCompleted();
    await add({ form: { name: '視頻 100%', subject_id: null } });
    expect(await listNames({ status: '1' })).toEqual(['加法']);
    expect(await listNames({ status: '' })).toHaveLength(2);
    expect(await listNames({ subject_id: listed.school.subjects.maths })).toEqual(['加法']);
    expect(await listNames({ keyword: '视频' })).toEqual(['視頻 100%']);
    expect(await listNames({ keyword: '%' })).toEqual(['視頻 100%']);
    expect(await listNames({ keyword: '一至十' })).toEqual(['加法']);
    expect(await listNames({ type: 'nothing' })).toEqual([]);
    expect(await listNames({ type })).toHaveLength(2);
    expect((await detail(id)).subject_name).toBe('數學');
  });

  it("shows everybody's activities to administrators only", async () => {
    await add({ form: { name: 'own' } }, 'teacher');
    await add({ form: { name: 'foreign' } }, 'other');
    expect(await listNames({ all: '1', sort: 'name' }, 'admin')).toEqual(['foreign', 'own']);
    expect(await listNames({}, 'admin')).toEqual([]);
    expect((await listed.call('GET /diy/list', { all: '1' }, { as: 'teacher' })).key).toBe('not_allowed');
  });

  it('counts the coursewares that the person may see', async () => {
    const id = await addCompleted();
    await place(id, 'u1');
    await place(id, 'u2');
    expect((await detail(id)).courseware_count).toBe(2);
    expect((await detail(id, 'admin')).courseware_count).toBe(2);
    await listed.app.db
      .updateTable('unit_record')
      .set({ class_id: listed.school.classes.b })
      .where('name', '=', 'u2')
      .execute();
    expect((await detail(id)).courseware_count).toBe(1);
  });

  it('lists classes that submitted work in coursewares deleted since', async () => {
    const id = await addCompleted();
    const unit_id = await place(id, 'u3');
    const readFirstItem = async () => (await listed.get('GET /diy/list', {}, { as: 'teacher' })).items[0];
    const { course_list } = await listed.get('GET /teacher/course_list', { unit_id }, { as: 'teacher' });
    const courseware_id = course_list[0]?.id ?? 0;
    const ids = [courseware_id];
    await listed.get('POST /teacher/courseware_open', { id: courseware_id }, { as: 'teacher' });
    const attempt = await listed.get('POST /play/start', { courseware_id }, { as: 'student1' });
    await listed.get('POST /play/submit', { attempt_id: attempt.id }, { as: 'student1' });
    expect(await readFirstItem()).toMatchObject({ courseware_count: 1, former_classes: [] });
    await listed.get('GET /teacher/course_delete', { ids }, { as: 'teacher' });
    expect(await readFirstItem()).toMatchObject({ courseware_count: 0, former_classes: ['4A'] });
  });
});
