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

let callers = 0;
const tryOn = (username: string, password: string) => {
  callers += 1;
  const from = `203.0.${Math.floor(callers / 250)}.${(callers % 250) + 1}`;
  return test.call('POST /user/login', { username, password }, { from });
};

const known = ['teacher', 'other', 'admin', 'student1'].map((name) => `${name}@example.com`);
const unknown = ['nobody', 'nemo', 'niemand', 'personne'].map((name) => `${name}@example.com`);

it('answers in the same words and the same time, whether there is such an account, a closed one or none', async () => {
  const { student2 } = test.school.people;
  await test.get('POST /admin/person_close', { id: student2 }, { as: 'admin' });
  const times = new Map<string, number[]>();
  const replies = new Set<string>();
  for (const password of ['123456', 'password', 'qwerty', 'iloveyou', '111111', 'abc123']) {
    for (const username of [...known, 'student2@example.com', ...unknown]) {
      const began = performance.now();
      const { status, code, msg, data } = await tryOn(username, password);
      times.set(username, [...(times.get(username) ?? []), performance.now() - began]);
      replies.add(JSON.stringify({ status, code, msg, data }));
    }
  }
  expect(replies.size).toBe(1);
  expect([...replies][0]).toContain('40101');
  // Compares the fastest times, because other work on this machine only makes some slower.
  const quickest = (names: readonly string[]) => Math.min(...names.flatMap((name) => times.get(name) ?? []));
  const compared = [quickest(known), quickest(['student2@example.com']), quickest(unknown)];
  expect(Math.min(...compared)).toBeGreaterThan(Math.max(...compared) / 2);
});
