import { afterAll, describe, expect, it } from 'vitest';
import { buildQuizOf, openTestActivities } from '#tests/support/test-activities.ts';

/** Copying, deleting and restoring activities. */

const { school, form, add, detail, save, addCompleted, place } = await openTestActivities();

afterAll(() => school.close());

describe('copying', () => {
  it('copies an own draft under a new name', async () => {
    const id = await addCompleted();
    const copy = await school.get('POST /diy/copy', { id }, { as: 'teacher', lang: 'zh-hk' });
    expect(copy).toMatchObject({
      name: '加法（副本）',
      status: 0,
      revision_number: 0,
      question_count: 1,
      subject_id: form.subject_id,
      grade: 4,
    });
    expect(copy.id).not.toBe(id);
    expect(copy.content).toEqual((await detail(id)).content);
    expect((await school.get('POST /diy/copy', { id, name: 'Mine' }, { as: 'teacher' })).name).toBe('Mine');
  });

  it('keeps a long name within its limit', async () => {
    const { id } = await add({ form: { name: '長'.repeat(100) } });
    const { name } = await school.get('POST /diy/copy', { id }, { as: 'teacher', lang: 'en' });
    expect(name).toHaveLength(100);
    expect(name.endsWith(' (copy)')).toBe(true);
  });

  it('gives colleagues who may see a courseware the newest revision, never the draft', async () => {
    const { app, school: seeded } = school;
    const id = await addCompleted();
    await save(id, buildQuizOf('q1', 'secret'), { name: 'not yet public' });
    expect((await school.call('POST /diy/copy', { id }, { as: 'other' })).key).toBe('not_found');
    await place(id, 'shared unit');
    const teaching = {
      user_id: seeded.people.other,
      class_id: seeded.classes.a,
      subject_id: seeded.subjects.maths,
    };
    await app.db.insertInto('teaching').values(teaching).execute();
    const copy = await school.get('POST /diy/copy', { id }, { as: 'other' });
    expect(copy).toMatchObject({ name: '加法 (copy)', owner_id: seeded.people.other, question_count: 1 });
    expect(JSON.stringify(copy.content)).not.toContain('secret');
    expect((await school.call('GET /diy/detail', { id }, { as: 'other' })).key).toBe('not_found');
    await app.db
      .deleteFrom('teaching')
      .where('user_id', '=', teaching.user_id)
      .where('class_id', '=', teaching.class_id)
      .execute();
  });
});

describe('deleting', () => {
  it('hides the activity until it is restored', async () => {
    const { id } = await add();
    await school.get('POST /diy/delete', { ids: [id] }, { as: 'teacher' });
    expect((await school.call('GET /diy/detail', { id }, { as: 'teacher' })).key).toBe('not_found');
    expect((await school.call('POST /diy/complete', { id }, { as: 'teacher' })).key).toBe('not_found');
    expect((await school.call('POST /diy/copy', { id }, { as: 'teacher' })).key).toBe('not_found');
    const { items } = await school.get('GET /diy/list', { limit: 100 }, { as: 'teacher' });
    expect(items.map((item) => item.id)).not.toContain(id);
    await school.get('POST /diy/restore', { ids: [id] }, { as: 'teacher' });
    expect(await detail(id)).toMatchObject({ id, draft_version: 0 });
  });

  it('refuses all if one of them is used in a unit, and names the units', async () => {
    const free = await add();
    const used = await addCompleted();
    await place(used, 'Adding up');
    await place(used, 'Revision week');
    const ids = [free.id, used];
    const reply = await school.call('POST /diy/delete', { ids }, { as: 'teacher' });
    expect(reply.key).toBe('activity_in_use');
    expect(reply.msg).toContain('2 units (Adding up, Revision week)');
    expect(await detail(free.id)).toMatchObject({ id: free.id });
  });

  it('refuses all if one of them belongs to somebody else', async () => {
    const own = await add({}, 'other');
    const foreign = await add();
    for (const key of ['POST /diy/delete', 'POST /diy/restore'] as const) {
      const reply = await school.call(key, { ids: [own.id, foreign.id] }, { as: 'other' });
      expect(reply.key).toBe('not_found');
    }
    expect(await detail(own.id, 'other')).toMatchObject({ id: own.id });
    expect(await detail(foreign.id)).toMatchObject({ id: foreign.id });
  });
});
