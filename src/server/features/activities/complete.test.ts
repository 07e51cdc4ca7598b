import { afterAll, describe, expect, it } from 'vitest';
import { buildQuizOf, openTestActivities } from '#tests/support/test-activities.ts';

/** Publishing a draft: missing parts are reported, and a complete draft is published once. */

const { school, add, detail, complete, save, addCompleted, revisionsOf } = await openTestActivities();

afterAll(() => school.close());

describe('completing', () => {
  it('lists everything that is missing and publishes nothing', async () => {
    const { id } = await add({ form: {} });
    const reply = await complete(id);
    expect(reply).toMatchObject({ completed: false, revision_id: null, revision_number: 0, status: 0 });
    expect(reply.issues.map(({ path }) => path.join('.'))).toEqual([
      'form.name',
      'form.description',
      'form.subject_id',
      'form.grade',
      'form.difficulty',
      'questions',
    ]);
    expect(await revisionsOf(id)).toEqual([]);
  });

  it('publishes a revision with the content of the draft', async () => {
    const { id } = await add();
    await save(id, buildQuizOf('q1', 'q2'));
    const reply = await complete(id);
    expect(reply).toMatchObject({ completed: true, issues: [], revision_number: 1, status: 1 });
    expect(await detail(id)).toMatchObject({
      status: 1,
      has_unpublished_changes: false,
      revision_number: 1,
    });
    const [revision] = await revisionsOf(id);
    expect(revision).toMatchObject({
      id: reply.revision_id,
      number: 1,
      name: '加法',
      question_count: 2,
      max_score: 8,
    });
  });

  it('creates no second revision of the same draft, even with simultaneous calls', async () => {
    const { id } = await add();
    await save(id, buildQuizOf('q1'));
    const replies = await Promise.all([complete(id), complete(id), complete(id)]);
    expect(new Set(replies.map(({ revision_id }) => revision_id)).size).toBe(1);
    expect(await complete(id)).toEqual(replies[0]);
    expect(await revisionsOf(id)).toHaveLength(1);
  });

  it('leaves earlier revisions unchanged', async () => {
    const id = await addCompleted();
    const before = await revisionsOf(id);
    expect(await save(id, buildQuizOf('q1', 'q2'))).toMatchObject({ status: 0 });
    expect(await detail(id)).toMatchObject({ has_unpublished_changes: true, revision_number: 1 });
    expect(await complete(id)).toMatchObject({ revision_number: 2, status: 1 });
    const after = await revisionsOf(id);
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual(before[0]);
  });

  it('has the status completed again once the draft is as published', async () => {
    const id = await addCompleted();
    expect((await save(id, buildQuizOf('q1'), { name: 'another' })).status).toBe(0);
    expect((await save(id, buildQuizOf('q1'))).status).toBe(1);
    expect((await save(id, buildQuizOf('q1'), { grade: null })).status).toBe(0);
    expect((await save(id, buildQuizOf('q1'))).status).toBe(1);
    expect(await detail(id)).toMatchObject({ has_unpublished_changes: false });
    expect(await complete(id)).toMatchObject({ revision_number: 1 });
    expect(await revisionsOf(id)).toHaveLength(1);
  });
});
