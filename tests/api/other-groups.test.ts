import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { operationTable } from '#tests/api/operation-table.ts';
import { readDatabase } from '#tests/api/read-database.ts';
import { requestOf, send } from '#tests/api/send.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { shareAttempt } from '#tests/support/share-attempt.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, sentinel } from '#tests/support/test-courseware.ts';

/**
 * A courseware is for one group of 4A, whose members share an attempt. Classmates of other groups and guests of other
 * coursewares are refused in the same way as students of other classes; and no reply contains a key.
 */

let test: TestApp;
let things: Things;
/** Session tokens by person. */
let people: Record<'member' | 'classmate' | 'guest', string>;

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  things = await makeThings(test);
  const { db } = test.app;
  const [mate] = await addStudents(test, 1);
  const memberId = mate?.id ?? 0;
  const { setId, groupIds } = await insertGroups(test, [[things.studentId, memberId], [things.classmateId]]);
  const [first = 0, second = 0] = things.coursewareIds;
  const target = { courseware_id: first, group_id: groupIds[0] ?? 0, user_id: null };
  await db.insertInto('courseware_target').values(target).execute();
  await db
    .updateTable('courseware_record')
    .set({ target_kind: 'groups', work_by: 'group', group_set_id: setId, feedback_rule: 'never' })
    .where('id', '=', first)
    .execute();
  await db
    .updateTable('courseware_record')
    .set({ allow_guests: 1, join_code: 'GUE5T2', marks_held: 0 })
    .where('id', '=', second)
    .execute();
  await shareAttempt(test, things.attemptId, memberId);
  const { userinfo } = await test.get('POST /play/guest', { code: 'GUE5T2', name: 'Visitor' });
  people = {
    member: await openSession(test.app, memberId),
    classmate: await openSession(test.app, things.classmateId),
    guest: userinfo.token,
  };
});
afterAll(() => test.close());

const ask = (key: ApiKey, token: string) =>
  send(test, { ...requestOf(key, operationTable[key].input(things)), token });

/** Operations on a courseware or an attempt that students of its class may call, and no others. */
const guarded = (Object.keys(operationTable) as ApiKey[]).filter((key) => {
  const { student, outsider } = operationTable[key].answers;
  return student === 'success' && outsider === 'not_found';
});

describe('work of one group', () => {
  it('is open to its members', async () => {
    expect(guarded.length).toBeGreaterThan(7);
    for (const key of ['GET /play/courseware', 'GET /play/attempt', 'POST /play/save'] as const)
      expect([key, (await ask(key, people.member)).key]).toEqual([key, 'success']);
  });

  it.each(['classmate', 'guest'] as const)('is closed to a %s, who changes nothing', async (person) => {
    const databaseBefore = await readDatabase(test);
    const answers = new Map<ApiKey, string | undefined>();
    for (const key of guarded) answers.set(key, (await ask(key, people[person])).key);
    const allowedAnswers = [...answers].filter(([, key]) => key !== 'not_found' && key !== 'not_assigned');
    expect(allowedAnswers).toEqual([]);
    expect(await readDatabase(test)).toBe(databaseBefore);
  });

  it.each(['member', 'classmate', 'guest'] as const)('sends no key to a %s', async (person) => {
    const leaks: string[] = [];
    for (const key of Object.keys(operationTable) as ApiKey[]) {
      // After signing out, the person could not call the other operations.
      if (key === 'POST /user/logout') continue;
      const reply = await ask(key, people[person]);
      if (JSON.stringify(reply.envelope).includes(`${sentinel}`)) leaks.push(key);
    }
    expect(leaks).toEqual([]);
  });
});
