import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restorePeriodMs } from '#contract/limits.ts';
import { purgeDeleted } from '#server/features/deleted/purge.service.ts';
import { mediaKeyOf } from '#server/features/files/storage/stored-objects.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';

/**
 * After 30 days, deleted items are removed permanently with everything that belongs to them, and nothing else is
 * removed.
 */

const as = 'teacher' as const;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const count = async (table: 'attempt' | 'answer' | 'courseware_record' | 'unit_record' | 'activity') =>
  (
    await test.app.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .execute()
  )[0]?.count;

/** Stores a file with an attempt and returns its key in the file store. */
async function storeWork(attempt_id: number, owner_id: number): Promise<string> {
  const media = await storeBytes(test.app, undefined, { isPrivate: true });
  await recordBytes(test.app, media, { owner_id, attempt_id, is_private: 1 });
  return `private/${mediaKeyOf(media)}`;
}

describe('after 30 days', () => {
  it('deleted units and coursewares go with work, guests and files; the rest stays', async () => {
    const { db, files } = test.app;
    const gone = await placeCourseware(test, { allow_guests: 1 });
    const single = await placeCourseware(test, {});
    const kept = await placeCourseware(test, {}, { unitId: single.unitId });
    const { userinfo } = await test.get('POST /play/guest', { code: gone.joinCode, name: 'Guest Chan' });
    const guest = { token: userinfo.token };
    const { id: guestAttempt } = await test.get('POST /play/start', { courseware_id: gone.id }, guest);
    const attempts: number[] = [];
    for (const { id: courseware_id } of [gone, single, kept]) {
      const { id } = await test.get('POST /play/start', { courseware_id }, { as: 'student1' });
      const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
      await test.get('POST /play/save', { attempt_id: id, answers }, { as: 'student1' });
      attempts.push(id);
    }
    const lost = await storeWork(guestAttempt, userinfo.id);
    const stays = await storeWork(attempts[2] ?? 0, test.school.people.student1);
    await test.get('GET /teacher/unit_delete', { id: gone.unitId }, { as });
    await test.get('GET /teacher/course_delete', { ids: [single.id] }, { as });

    test.advance(restorePeriodMs - 60_000);
    await purgeDeleted(test.app);
    expect([await count('unit_record'), await count('courseware_record'), await count('attempt')]).toEqual([
      2, 3, 4,
    ]);

    test.advance(120_000);
    await purgeDeleted(test.app);
    expect(await db.selectFrom('unit_record').select('id').execute()).toEqual([{ id: single.unitId }]);
    expect(await db.selectFrom('courseware_record').select('id').execute()).toEqual([{ id: kept.id }]);
    expect(await db.selectFrom('attempt').select('id').execute()).toEqual([{ id: attempts[2] }]);
    expect(await count('answer')).toBe(1);
    expect(await files.size(lost)).toBeUndefined();
    expect(await files.size(stays)).toBeDefined();
    expect(await db.selectFrom('file').select('attempt_id').execute()).toEqual([{ attempt_id: attempts[2] }]);
    const person = await db.selectFrom('user').selectAll().where('id', '=', userinfo.id).executeTakeFirst();
    expect(person).toMatchObject({ name: '', nickname: '', nickname_eng: '', is_active: 0 });
    const sessions = await db
      .selectFrom('session')
      .select('user_id')
      .where('user_id', '=', userinfo.id)
      .execute();
    expect(sessions).toEqual([]);
  });

  it('deleted activities go with their revisions, unless a courseware still holds one', async () => {
    const { db } = test.app;
    const [lone, used, live] = [
      await placeCourseware(test),
      await placeCourseware(test),
      await placeCourseware(test),
    ];
    const ids = [lone.activityId, used.activityId];
    await db.deleteFrom('unit_record').where('id', '=', lone.unitId).execute();
    const media = mediaKeyOf(await storeBytes(test.app));
    await db
      .insertInto('media_use')
      .values([
        { key: media, holder: 'revision', holder_id: lone.revisionId, holder_media: '' },
        { key: media, holder: 'activity', holder_id: live.activityId, holder_media: '' },
      ])
      .execute();
    const deleted_at = test.app.now() - restorePeriodMs - 1;
    await db.updateTable('activity').set({ deleted_at }).where('id', 'in', ids).execute();
    await purgeDeleted(test.app);
    const left = await db
      .selectFrom('activity')
      .select('id')
      .where('id', 'in', [...ids, live.activityId])
      .orderBy('id')
      .execute();
    expect(left.map(({ id }) => id)).toEqual([used.activityId, live.activityId]);
    const revisions = await db
      .selectFrom('activity_revision')
      .select('id')
      .where('activity_id', '=', lone.activityId)
      .execute();
    expect(revisions).toEqual([]);
    expect(await db.selectFrom('media_use').select('holder_id').where('key', '=', media).execute()).toEqual([
      { holder_id: live.activityId },
    ]);
  });
});
