import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { buildQuiz } from '#tests/support/test-courseware.ts';
import { addPublished, addUnit, completeActivity, share } from '#tests/support/test-resources.ts';

let test: TestApp;
let originalId: number;
let resourceId: number;
let activity_id: number;
let courseware_id: number;

const other = { as: 'other' } as const;
const quiz = buildQuiz();
const [q1, q2, q3] = quiz.questions;
const nextContent = {
  ...quiz,
  questions: [{ ...q1!, score: 4 }, q3!, { ...structuredClone(q2!), id: 'q4' }],
};

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  originalId = await addPublished(test, { name: 'Original', description: 'First' });
  resourceId = await share(test, originalId);
  const unit_id = await addUnit(test, test.school.classes.b);
  ({ activity_id, courseware_id } = await test.get('GET /resource/copy', { id: resourceId, unit_id }, other));
});

const readChanges = () => test.get('GET /resource/changes', { activity_id }, other);
const readCopy = () => test.get('GET /diy/detail', { id: activity_id }, other);
const decision = async () => ({ activity_id, seen: (await readChanges()).seen });
const takeChanges = async () => test.get('POST /resource/take_changes', await decision(), other);

async function changeOriginal(name = 'Original 2'): Promise<void> {
  await completeActivity(test, originalId, { name, description: 'First' }, nextContent);
  await share(test, originalId);
}

async function editCopy(): Promise<void> {
  const { draft_version } = await readCopy();
  const form = { name: 'My own name', grade: 3, difficulty: null };
  await test.get('POST /diy/save', { id: activity_id, draft_version, form, content: quiz }, other);
}

const findListedCopy = async () => {
  const { items } = await test.get('GET /diy/list', {}, other);
  return items.find(({ id }) => id === activity_id);
};

describe('changes of the original', () => {
  it('are shown with their details once it is shared again', async () => {
    const none = { has_changes: false, is_edited: false, fields: [], questions: [], other: false };
    expect(await readChanges()).toMatchObject({ ...none, resource_id: resourceId, owner_name: 'teacher' });
    await completeActivity(test, originalId, { name: 'Original 2', description: 'First' }, nextContent);
    expect((await readChanges()).has_changes).toBe(false);
    expect(await findListedCopy()).toMatchObject({ has_origin_changes: false });
    await share(test, originalId);
    expect(await findListedCopy()).toMatchObject({ has_origin_changes: true });
    expect(await readChanges()).toMatchObject({
      ...none,
      has_changes: true,
      resource_id: resourceId,
      owner_name: 'teacher',
      fields: [{ field: 'name', before: 'Original', after: 'Original 2' }],
      questions: [
        { id: 'q1', title: '1 + 1 = ?', change: 'changed' },
        { id: 'q4', title: 'Which are prime?', change: 'added' },
        { id: 'q2', title: 'Which are prime?', change: 'removed' },
      ],
    });
    await editCopy();
    expect((await readChanges()).is_edited).toBe(true);
  });

  it('are shown to the owner before they replace the revision in the library', async () => {
    const preview = (as: 'teacher' | 'other' = 'teacher') =>
      test.call('GET /resource/update_preview', { activity_id: originalId }, { as });
    expect((await preview()).data).toMatchObject({ has_changes: false, fields: [], questions: [] });
    await completeActivity(test, originalId, { name: 'Original 2', description: 'First' }, nextContent);
    expect((await preview()).data).toMatchObject({
      has_changes: true,
      copy_count: 1,
      fields: [{ field: 'name', before: 'Original', after: 'Original 2' }],
      questions: [
        { id: 'q1', change: 'changed' },
        { id: 'q4', change: 'added' },
        { id: 'q2', change: 'removed' },
      ],
    });
    expect((await preview('other')).key).toBe('not_found');
  });

  it('of an address show the old one and the new', async () => {
    const link = { url: 'https://example.org/tides', title: '', note: '' };
    const { id } = await test.get('POST /diy/add', { type: 'link' }, { as: 'teacher' });
    await completeActivity(test, id, { name: 'Link' }, link);
    const shared = { id: await share(test, id), unit_id: await addUnit(test, test.school.classes.b) };
    const copy = await test.get('GET /resource/copy', shared, other);
    await completeActivity(
      test,
      id,
      { name: 'Link' },
      { ...link, url: 'https://example.org/ebb', title: 'Ebb' },
    );
    await share(test, id);
    const input = { activity_id: copy.activity_id };
    expect(await test.get('GET /resource/changes', input, { ...other, lang: 'zh-hk' })).toMatchObject({
      has_changes: true,
      questions: [],
      parts: [
        { title: 'https://example.org/ebb', before: 'https://example.org/tides', change: 'changed' },
        { title: '標題：Ebb', before: null, change: 'added' },
      ],
      order_changed: false,
      other: false,
    });
  });

  it('become a new revision of the copy when taken; units keep theirs until synced', async () => {
    await changeOriginal();
    await editCopy();
    expect(await takeChanges()).toEqual({ revision_number: 2 });
    expect(await readCopy()).toMatchObject({
      name: 'Original 2',
      // The grade that the copy's owner has chosen stays.
      grade: 3,
      status: 1,
      revision_number: 2,
      has_unpublished_changes: false,
      has_origin_changes: false,
      question_count: 3,
      content: nextContent,
    });
    expect(await readChanges()).toMatchObject({
      has_changes: false,
      is_edited: false,
      fields: [],
      questions: [],
    });
    const preview = () => test.get('GET /teacher/courseware_preview', { id: courseware_id }, other);
    expect((await preview()).content).toEqual(quiz);
    await test.get('POST /diy/sync', { activity_id, courseware_ids: [courseware_id] }, other);
    expect((await preview()).content).toEqual(nextContent);
    expect(await takeChanges()).toEqual({ revision_number: 2 });
    await editCopy();
    expect(await readCopy()).toMatchObject({ status: 0, has_unpublished_changes: true, revision_number: 2 });
  });

  it('are hidden after being dismissed, until the next change; they may still be taken', async () => {
    await changeOriginal();
    await test.get('POST /resource/dismiss_changes', await decision(), other);
    expect(await findListedCopy()).toMatchObject({ has_origin_changes: false });
    expect(await readChanges()).toMatchObject({ has_changes: false, fields: [{ field: 'name' }] });
    await changeOriginal('Original 3');
    expect(await findListedCopy()).toMatchObject({ has_origin_changes: true });
    expect(await readChanges()).toMatchObject({ has_changes: true, fields: [{ after: 'Original 3' }] });
    expect(await takeChanges()).toEqual({ revision_number: 2 });
  });

  it('are those of copies only, and of own ones', async () => {
    const input = { activity_id: originalId };
    const teacher = { as: 'teacher' } as const;
    expect(await test.get('GET /resource/changes', input, teacher)).toMatchObject({
      has_changes: false,
      resource_id: null,
    });
    expect((await test.call('POST /resource/take_changes', { ...input, seen: '' }, teacher)).key).toBe(
      'not_found',
    );
    expect((await test.call('GET /resource/changes', { activity_id }, teacher)).key).toBe('not_found');
    const taken = await test.call('POST /resource/take_changes', { activity_id, seen: '' }, teacher);
    expect(taken.key).toBe('not_found');
  });

  it('are decided on as they were shown: neither a newer original nor an edited copy', async () => {
    await changeOriginal();
    const first = await decision();
    await changeOriginal('Original 3');
    const second = await decision();
    await editCopy();
    for (const shown of [first, second]) {
      for (const key of ['POST /resource/take_changes', 'POST /resource/dismiss_changes'] as const) {
        expect((await test.call(key, shown, other)).key).toBe('changed_elsewhere');
      }
    }
    expect(await readCopy()).toMatchObject({ name: 'My own name', revision_number: 1 });
    expect(await takeChanges()).toEqual({ revision_number: 2 });
  });

  it('taken are not overwritten by an editor that was open meanwhile', async () => {
    const { draft_version } = await readCopy();
    const form = { name: 'Mine', grade: 3, difficulty: null };
    const saveEdit = (number: number) =>
      test.call(
        'POST /diy/save',
        { id: activity_id, draft_version, form, content: quiz, edit: { editor: 'laptop', number } },
        other,
      );
    await changeOriginal();
    expect((await saveEdit(1)).key).toBe('success');
    await takeChanges();
    expect((await saveEdit(2)).key).toBe('changed_elsewhere');
  });

  it('taken while the copy is saved: both happen, or the later call is refused', async () => {
    await changeOriginal();
    const { draft_version } = await readCopy();
    const seen = await decision();
    const form = { name: 'Saved', grade: 3, difficulty: null };
    const [taken, saved] = await Promise.all([
      test.call('POST /resource/take_changes', seen, other),
      test.call('POST /diy/save', { id: activity_id, draft_version, form, content: quiz }, other),
    ]);
    expect(['success', 'changed_elsewhere']).toContain(taken.key);
    expect(['success', 'changed_elsewhere']).toContain(saved.key);
    expect([taken.key, saved.key]).toContain('success');
    const after = await readCopy();
    expect(after.revision_number).toBe(taken.key === 'success' ? 2 : 1);
    // Whichever call came first, the draft has the taken changes if they succeeded, else the saved draft.
    expect(after.name).toBe(taken.key === 'success' ? 'Original 2' : 'Saved');
  });
});
