import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  claimRevision,
  findActivity,
  updateDraft,
} from '#server/features/activities/activities.repository.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let school: TestApp;

beforeAll(async () => {
  school = await openTestApp();
});

afterAll(() => school.close());

async function addActivity() {
  const { id } = await school.get('POST /diy/add', { type: 'diyquiz' }, { as: 'teacher' });
  const activity = await findActivity(school.app.db, id);
  if (!activity) throw new Error('The activity was not stored');
  return activity;
}

// Two requests have read the same activity, and one writes after the other.
describe('writing to an activity', () => {
  it('changes a draft only if nobody else did', async () => {
    const { db } = school.app;
    const { id } = await addActivity();
    expect(await updateDraft(db, id, 0, { name: 'first', draft_version: 1 })).toBe(true);
    expect(await updateDraft(db, id, 0, { name: 'second', draft_version: 1 })).toBe(false);
    expect(await findActivity(db, id)).toMatchObject({ name: 'first' });
  });

  it('assigns a revision number once, and only to the draft that was checked', async () => {
    const { db } = school.app;
    const activity = await addActivity();
    expect(await claimRevision(db, { ...activity, draft_version: 7 }, {})).toBe(false);
    expect(await claimRevision(db, activity, {})).toBe(true);
    expect(await claimRevision(db, activity, {})).toBe(false);
    expect(await findActivity(db, activity.id)).toMatchObject({ revision_number: 1 });
  });

  it('does not change deleted activities', async () => {
    const { db } = school.app;
    const activity = await addActivity();
    await school.get('POST /diy/delete', { ids: [activity.id] }, { as: 'teacher' });
    expect(await updateDraft(db, activity.id, 0, { name: 'late' })).toBe(false);
    expect(await claimRevision(db, activity, {})).toBe(false);
  });
});
