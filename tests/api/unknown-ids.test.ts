import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { wholeNumberMax } from '#contract/fields.ts';
import { consuming } from '#tests/api/hostile/hostile-cases.ts';
import { fieldsOf, plantJson } from '#tests/api/hostile/hostile-values.ts';
import { operationTable } from '#tests/api/operation-table.ts';
import { openSessionOf, operationByKey, send, toQueryString } from '#tests/api/send.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Administrators may do everything: what they name still has to exist. */

let test: TestApp;
let things: Things;

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  things = await makeThings(test);
});
afterAll(() => test.close());

const keys = (Object.keys(operationTable) as ApiKey[]).filter(
  (key) => !consuming.has(key) && fieldsOf(operationByKey.get(key)!).some(isId),
);

function isId(path: readonly (string | number)[]): boolean {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  return /(^|_)ids?$/.test(name);
}

it.each(keys)('%s fails for no id that nothing has', async (key) => {
  const operation = operationByKey.get(key)!;
  const input = operationTable[key].input(things);
  const failed: string[] = [];
  for (const path of fieldsOf(operation).filter(isId)) {
    const token = await openSessionOf(test, 'admin');
    const [name] = path;
    for (const value of [`${wholeNumberMax}`, `[${wholeNumberMax}]`]) {
      const query = `${toQueryString({ ...input, [String(name)]: undefined })}&${name}=${wholeNumberMax}`;
      const request =
        operation.method === 'GET' ? { key, query } : { key, body: plantJson(input, path, value) };
      const reply = await send(test, { ...request, token });
      if (reply.status >= 500 || reply.key === 'server_error') failed.push(`${path.join('.')} = ${value}`);
    }
  }
  expect(failed).toEqual([]);
});
