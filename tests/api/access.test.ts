import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiKey, operationKey, operations } from '#contract/api.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { isSentOnEngine } from '#tests/api/calls-of-engine.ts';
import { keepThings } from '#tests/api/keep-things.ts';
import { operationTable, persons } from '#tests/api/operation-table.ts';
import { readDatabase } from '#tests/api/read-database.ts';
import { openSessionOf, requestOf, send } from '#tests/api/send.ts';
import { makeThings } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Calls every operation as every kind of person: it succeeds, or is refused with the right code and changes nothing. */

let test: TestApp;
const getThings = keepThings(makeThings);

beforeAll(async () => {
  test = await openTestApp();
  const password_hash = await hashPassword('correct horse');
  await test.app.db.updateTable('user').set({ password_hash }).execute();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const keys = Object.keys(operationTable) as ApiKey[];

const calls = keys
  .flatMap((key) => persons.map((person) => [key, person] as const))
  .filter(([key, person]) => isSentOnEngine(key, person));

describe('access', () => {
  it('is defined for each operation of the contract', () => {
    const expected = operations.map((operation) => operationKey(operation));
    expect(keys.toSorted()).toEqual(expected.toSorted());
  });

  it.each(calls)('%s by %s', async (key, person) => {
    const things = await getThings(test);
    const token = await openSessionOf(test, person);
    const { answers, input } = operationTable[key];
    const isRefused = answers[person] !== 'success';
    const databaseBefore = isRefused ? await readDatabase(test) : undefined;
    const reply = await send(test, { ...requestOf(key, input(things)), token });
    expect({ status: reply.status, key: reply.key }).toEqual({ status: 200, key: answers[person] });
    expect(reply.cacheControl).toMatch(/^no-store\b/);
    expect(reply.envelope.data === null).toBe(isRefused);
    expect(isRefused ? await readDatabase(test) : undefined).toEqual(databaseBefore);
  });
});
