import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { keepThings } from '#tests/api/keep-things.ts';
import { operationTable, persons } from '#tests/api/operation-table.ts';
import { openSessionOf, requestOf, send } from '#tests/api/send.ts';
import { makeThings } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Two equal calls at the same moment, such as two clicks or two teachers: each is done or refused, none is an error. */

let test: TestApp;
const getThings = keepThings(makeThings);

beforeAll(async () => {
  test = await openTestApp();
  const password_hash = await hashPassword('correct horse');
  await test.app.db.updateTable('user').set({ password_hash }).execute();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const calls = (Object.keys(operationTable) as ApiKey[]).flatMap((key) => {
  const person = persons.find((each) => operationTable[key].answers[each] === 'success');
  return key.startsWith('POST') && person ? [[key, person] as const] : [];
});

it.each(calls)('%s by %s, four times at once', async (key, person) => {
  const things = await getThings(test);
  const token = await openSessionOf(test, person);
  const request = { ...requestOf(key, operationTable[key].input(things)), token };
  const replies = await Promise.all(Array.from({ length: 4 }, () => send(test, request)));
  expect(replies.map(({ status, key: reply }) => `${status} ${reply}`)).not.toContain('500 server_error');
});
