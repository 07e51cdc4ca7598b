import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Every transaction syncs the disk, which delays the saves of students. */

let test: TestApp;
const queries: string[] = [];

beforeAll(async () => {
  test = await openTestApp((sql) => queries.push(sql));
  const password_hash = await hash('right', { memoryCost: 1_024, timeCost: 1, parallelism: 1 });
  await test.app.db.updateTable('user').set({ password_hash }).execute();
});
afterAll(() => test.close());

it('tries that come together from 40 addresses are counted by few transactions', async () => {
  const accounts = ['teacher', 'student1', 'student2', 'other'];
  const tries = Array.from({ length: 160 }, (_, index) => ({
    username: `${accounts[index % 4]}@example.com`,
    from: `198.51.100.${index % 40}`,
  }));
  queries.length = 0;
  const replies = await Promise.all(
    tries.map(({ username, from }) =>
      test.call('POST /user/login', { username, password: 'wrong' }, { address: from }),
    ),
  );
  const commits = queries.filter((sql) => /^commit/i.test(sql)).length;
  const writes = queries.filter((sql) => /^(insert|update|delete)/i.test(sql)).length;
  expect(new Set(replies.map(({ key }) => key))).toEqual(new Set(['wrong_credentials']));
  expect(commits).toBeGreaterThan(0);
  expect(commits).toBeLessThan(40);
  expect(writes).toBeLessThan(240);
});
