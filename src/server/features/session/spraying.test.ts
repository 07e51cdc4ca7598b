import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/**
 * Trying one common password on many accounts from many addresses reveals nothing and never succeeds, because nobody
 * can choose such a password. `guessing.test.ts` tests many tries on one account.
 */

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const password_hash = await hashPassword('correct horse');
  await test.app.db.updateTable('user').set({ password_hash }).execute();
});
afterAll(() => test.close());

/** Processor time of this process, in microseconds. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

let callerCount = 0;
const tryPassword = (username: string, password: string) => {
  callerCount += 1;
  const from = `203.0.${Math.floor(callerCount / 250)}.${(callerCount % 250) + 1}`;
  return test.call('POST /user/login', { username, password }, { address: from });
};

const knownNames = ['teacher', 'other', 'admin', 'student1'].map((name) => `${name}@example.com`);
const unknownNames = ['nobody', 'nemo', 'niemand', 'personne'].map((name) => `${name}@example.com`);

it('answers in the same words and with the same work, whether there is such an account, a closed one or none', async () => {
  const { student2 } = test.school.people;
  await test.get('POST /admin/person_close', { id: student2 }, { as: 'admin' });
  const workByName = new Map<string, number[]>();
  const replies = new Set<string>();
  for (const password of [
    '123456',
    'password',
    'qwerty',
    'iloveyou',
    '111111',
    'abc123',
    'dragon',
    'monkey',
    'sunshine',
  ]) {
    for (const username of [...knownNames, 'student2@example.com', ...unknownNames]) {
      const before = process.cpuUsage();
      const { status, code, msg, data } = await tryPassword(username, password);
      workByName.set(username, [...(workByName.get(username) ?? []), cpuSince(before)]);
      replies.add(JSON.stringify({ status, code, msg, data }));
    }
  }
  expect(replies.size).toBe(1);
  expect([...replies][0]).toContain('40101');
  // Checking a password takes nearly all of the work, which without it would be a tenth. The least of many, because
  // other work on this machine only makes some of them dearer.
  const leastWork = (names: readonly string[]) =>
    Math.min(...names.flatMap((name) => workByName.get(name) ?? []));
  const work = [leastWork(knownNames), leastWork(['student2@example.com']), leastWork(unknownNames)];
  expect(Math.min(...work)).toBeGreaterThan(Math.max(...work) / 4);
});
