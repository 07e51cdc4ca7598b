import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addPublished, addUnit, completeActivity, share } from '#tests/support/test-resources.ts';

let test: TestApp;
let activity_id: number;
let resourceId: number;
let copyId: number;

const teacher = { as: 'teacher' } as const;
const other = { as: 'other' } as const;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** A shared resource that both teachers like and one has copied, at different times. */
beforeEach(async () => {
  activity_id = await addPublished(test, { name: 'Taken back', grade: 4 });
  resourceId = await share(test, activity_id);
  test.advance(1_000);
  await test.get('GET /resource/like', { id: resourceId }, teacher);
  await test.get('GET /resource/like', { id: resourceId }, other);
  const unit_id = await addUnit(test, test.school.classes.b);
  const copy = await test.get('GET /resource/copy', { id: resourceId, unit_id }, other);
  copyId = copy.activity_id;
  test.advance(1_000);
});

const takeBack = () => test.get('POST /resource/take_back', { activity_id }, teacher);
const undoTakeBack = () => test.call('POST /resource/undo_take_back', { activity_id }, teacher);
const readResource = () => test.get('GET /resource/detail', { id: resourceId }, other);
const find = async (keyword: string) => (await test.get('GET /resource/index', { keyword }, other)).items;
const readChanges = () => test.get('GET /resource/changes', { activity_id: copyId }, other);
const listLikes = () =>
  test.app.db
    .selectFrom('resource_like')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .orderBy('user_id')
    .execute();
const isListed = () => find('taken').then((items) => items.some(({ id }) => id === resourceId));

describe('taking back', () => {
  it('hides it everywhere at once; copies stay', async () => {
    expect((await test.call('POST /resource/take_back', { activity_id }, other)).key).toBe('not_found');
    expect(await isListed()).toBe(true);
    await takeBack();
    await takeBack();
    const unit_id = await addUnit(test, test.school.classes.b);
    for (const key of ['GET /resource/detail', 'GET /resource/preview', 'GET /resource/like'] as const) {
      expect((await test.call(key, { id: resourceId }, other)).key).toBe('not_found');
    }
    const copied = await test.call('GET /resource/copy', { id: resourceId, unit_id }, other);
    expect(copied.key).toBe('not_found');
    expect(await isListed()).toBe(false);
    expect(await test.get('GET /resource/index', { filter: '{"liked":"1"}' }, teacher)).toMatchObject({
      items: [],
    });
    expect(await test.get('GET /diy/detail', { id: activity_id }, teacher)).toMatchObject({
      resource_id: null,
    });
    expect(await readChanges()).toMatchObject({ has_changes: false, resource_id: null });
    expect(await test.get('GET /diy/detail', { id: copyId }, other)).toMatchObject({ name: 'Taken back' });
  });

  it('and undoing restores the former state, even if there is a newer revision with other facts', async () => {
    await completeActivity(test, activity_id, { name: 'Newer', grade: 6 });
    const before = { detail: await readResource(), likes: await listLikes() };
    expect(before.detail).toMatchObject({ name: 'Taken back', grade: 4, like_count: 2, copy_count: 1 });
    await takeBack();
    test.advance(1_000);
    expect((await undoTakeBack()).data).toEqual({ resource_id: resourceId });
    expect({ detail: await readResource(), likes: await listLikes() }).toEqual(before);
    expect(await isListed()).toBe(true);
    expect(await readChanges()).toMatchObject({ has_changes: false, resource_id: resourceId });
    // Undoing it again, or undoing nothing, changes nothing.
    expect((await undoTakeBack()).data).toEqual({ resource_id: resourceId });
    expect(await readResource()).toEqual(before.detail);
  });

  it('and sharing it later gives the same resource its newest revision', async () => {
    const before = await readResource();
    await takeBack();
    await completeActivity(test, activity_id, { name: 'Newer', grade: 6 });
    test.advance(1_000);
    expect(await share(test, activity_id)).toBe(resourceId);
    const { name, grade, updated_at, revision_number, ...rest } = before;
    expect([name, grade, revision_number]).toEqual(['Taken back', 4, 1]);
    const after = await readResource();
    expect(after).toMatchObject({ ...rest, name: 'Newer', grade: 6, revision_number: 2 });
    expect(after.updated_at).toBeGreaterThan(updated_at);
    expect(await listLikes()).toHaveLength(2);
    expect(await readChanges()).toMatchObject({ has_changes: true, resource_id: resourceId });
  });

  it('drops the likes of people who were deleted, and counts the others', async () => {
    await takeBack();
    await test.app.db
      .updateTable('withdrawn_resource')
      .set({
        likes: JSON.stringify([
          [test.school.people.other, 5],
          [999_999, 6],
        ]),
      })
      .where('activity_id', '=', activity_id)
      .execute();
    await undoTakeBack();
    expect(await readResource()).toMatchObject({ like_count: 1, liked: true });
    const liked = { resource_id: resourceId, user_id: test.school.people.other, created_at: 5 };
    expect(await listLikes()).toEqual([liked]);
  });

  it('leaves its id to nobody else', async () => {
    await takeBack();
    const another = await share(test, await addPublished(test, { name: 'Another' }));
    expect(another).not.toBe(resourceId);
    expect((await undoTakeBack()).data).toEqual({ resource_id: resourceId });
  });

  it('cannot be undone for activities that were never shared, nor by other people', async () => {
    const never = await addPublished(test, { name: 'Never' });
    const reply = await test.call('POST /resource/undo_take_back', { activity_id: never }, teacher);
    expect(reply.key).toBe('not_found');
    await takeBack();
    expect((await test.call('POST /resource/undo_take_back', { activity_id }, other)).key).toBe('not_found');
    expect(await isListed()).toBe(false);
  });

  it('at the same moment as likes: none is lost, and the count fits', async () => {
    for (let round = 0; round < 5; round += 1) {
      await test.get('GET /resource/unlike', { id: resourceId }, other);
      const [liked] = await Promise.all([
        test.call('GET /resource/like', { id: resourceId }, other),
        takeBack(),
      ]);
      await undoTakeBack();
      const isReserved = liked.key === 'success';
      expect(await readResource()).toMatchObject({ liked: isReserved, like_count: isReserved ? 2 : 1 });
      expect(await listLikes()).toHaveLength(isReserved ? 2 : 1);
    }
  });
});
