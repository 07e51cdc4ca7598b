import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { isSentOnEngine } from '#tests/api/calls-of-engine.ts';
import { operationTable, type Person, persons } from '#tests/api/operation-table.ts';
import { openSessionOf, requestOf, send } from '#tests/api/send.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/**
 * Calls every operation as everybody, after the unit or its coursewares were deleted: calls that name them are refused,
 * no reply contains anything of them, and they do not change.
 */

const secret = 'Nobody may read this';
/** Keys in `Things` of what is deleted. */
const goneKeys = new Set(['coursewareId', 'coursewareIds', 'joinCode', 'attemptId', 'submittedId']);
const keys = Object.keys(operationTable) as ApiKey[];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** The input of an operation, and the keys in `Things` that it uses. */
function readInput(key: ApiKey, things: Things): { input: object; named: Set<string> } {
  const named = new Set<string>();
  const watched = new Proxy(things, {
    get: (target, name) => {
      named.add(String(name));
      return target[name as keyof Things];
    },
  });
  return { input: operationTable[key].input(watched), named };
}

/** All deleted rows, with the students' work in them. */
async function readDeleted(deletedKind: 'unit' | 'coursewares'): Promise<string> {
  const { db } = test.app;
  const units =
    deletedKind === 'unit'
      ? await db.selectFrom('unit_record').selectAll().where('deleted_at', 'is not', null).execute()
      : [];
  const coursewares = await db
    .selectFrom('courseware_record')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  const ids = coursewares.map(({ id }) => id);
  const attempts = await db
    .selectFrom('attempt')
    .selectAll()
    .where('courseware_id', 'in', ids)
    .orderBy('id')
    .execute();
  const answers = await db
    .selectFrom('answer')
    .innerJoin('attempt', 'attempt.id', 'answer.attempt_id')
    .selectAll('answer')
    .where('attempt.courseware_id', 'in', ids)
    .orderBy('answer.attempt_id')
    .orderBy('answer.question_id')
    .execute();
  return JSON.stringify({ units, coursewares, attempts, answers });
}

async function makeDeleted(deletedKind: 'unit' | 'coursewares') {
  const things = await makeThings(test);
  const { db } = test.app;
  const { userinfo } = await test.get('POST /play/guest', { code: things.joinCode, name: secret });
  await test.get('POST /play/start', { courseware_id: things.coursewareId }, { token: userinfo.token });
  await db
    .updateTable('courseware_record')
    .set({ name: secret })
    .where('id', 'in', things.coursewareIds)
    .execute();
  await db.updateTable('attempt').set({ comment: secret }).execute();
  if (deletedKind === 'unit') {
    await db.updateTable('unit_record').set({ name: secret }).where('id', '=', things.unitId).execute();
    await test.get('GET /teacher/unit_delete', { id: things.unitId }, { as: 'teacher' });
  } else {
    await test.get('GET /teacher/course_delete', { ids: things.coursewareIds }, { as: 'teacher' });
  }
  return { things, guestToken: userinfo.token };
}

describe.each(['unit', 'coursewares'] as const)('deleted data (%s)', (deletedKind) => {
  let deletedThings: Awaited<ReturnType<typeof makeDeleted>>;
  beforeAll(async () => {
    deletedThings = await makeDeleted(deletedKind);
  });
  const everybody: readonly (Person | 'guest')[] = [...persons, 'guest'];

  it('is not counted anywhere', async () => {
    const { things } = deletedThings;
    const as = 'teacher' as const;
    const index = await test.get('GET /teacher/index', {}, { as });
    const ownUnits = await test.get(
      'GET /teacher/unit_list',
      { calendar_id: things.calendarId, limit: 100 },
      { as },
    );
    const counted = index.class_list.reduce((sum, { unit_count }) => sum + unit_count, 0);
    expect(counted).toBe(ownUnits.total);
    expect(ownUnits.items.map(({ id }) => id).includes(things.unitId)).toBe(deletedKind === 'coursewares');
    expect(ownUnits.items.find(({ id }) => id === things.unitId)?.courseware_count ?? 0).toBe(0);
    const activities = await test.get('GET /diy/list', { limit: 100 }, { as });
    const placed = activities.items.find(({ id }) => id === things.placedActivityId);
    expect(placed?.courseware_count).toBe(0);
  });

  // Leaves out the sign-out of the guest, who could not call the other operations afterwards.
  const isLast = (key: ApiKey, person: string) => person === 'guest' && key === 'POST /user/logout';
  const calls = keys
    .flatMap((key) => everybody.map((person) => [key, person] as const))
    .filter(([key, person]) => person === 'guest' || isSentOnEngine(key, person));
  it.each(calls.filter(([key, person]) => !isLast(key, person)))(
    'is not shown and does not change: %s by %s',
    async (key, person) => {
      const { things, guestToken } = deletedThings;
      const token = person === 'guest' ? guestToken : await openSessionOf(test, person);
      const { input, named } = readInput(key, things);
      const deletedBefore = await readDeleted(deletedKind);
      const reply = await send(test, { ...requestOf(key, input), token });
      const isGone = [...named].some(
        (name) => goneKeys.has(name) || (deletedKind === 'unit' && name === 'unitId'),
      );
      expect(isGone && reply.key === 'success').toBe(false);
      const maySee =
        key === 'GET /admin/deleted' || key.startsWith('GET /user') || key === 'POST /user/language';
      expect(!maySee && JSON.stringify(reply.envelope).includes(secret)).toBe(false);
      expect(await readDeleted(deletedKind)).toBe(deletedBefore);
    },
  );
});
