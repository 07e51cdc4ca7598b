import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { indexPeople } from '#server/features/people/person-words.service.ts';
import { operationTable, persons } from '#tests/api/operation-table.ts';
import { keepThings, openSessionOf, operationByKey, requestOf, send } from '#tests/api/send.ts';
import { makeThings } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** No call reads a table through that grows with the school, and none makes a query per row. */

/** Terms with their holidays, dimensions, subjects and settings stay few. */
const small = ['calendar', 'calendar_holiday', 'dimension', 'roll_over', 'setting', 'subject'];
/** With the session's, and where a GET changes something the transaction's. */
const queriesMax = 14;

let test: TestApp;
const queries: string[] = [];
const giveThings = keepThings(makeThings);

beforeAll(async () => {
  test = await openTestApp((sql) => queries.push(sql));
  await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const reads = (Object.keys(operationTable) as ApiKey[]).filter(
  (key) => operationByKey.get(key)?.method === 'GET',
);

/** Steps of SQLite's plan that read a whole table without an index. */
function findScans(sql: string): string[] {
  const database = new DatabaseSync(join(test.app.env.dataDir, 'school.db'), { readOnly: true });
  const steps = database.prepare(`explain query plan ${sql}`).all() as { detail: string }[];
  database.close();
  const tables = new Set(steps.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN ')));
  return [...tables].filter((detail) => {
    const name = detail.split(' ')[1] ?? '';
    // A partial index holds only the rows that are asked for.
    if (detail.endsWith(' user_unindexed_index')) return false;
    const isTable = new RegExp(`(from|join) "${name}"|" as "${name}"`).test(sql);
    const isPartOfQuery = new RegExp(`(with|,) "${name}" as \\(`).test(sql);
    return isTable && !isPartOfQuery && !small.includes(name);
  });
}

describe('queries', () => {
  it('that read a whole table are found', () => {
    expect(findScans('select * from "user" where "name" = ?')).toEqual(['SCAN user']);
    expect(findScans('select * from "user" where "id" = ?')).toEqual([]);
  });

  it.each(reads.flatMap((key) => persons.map((person) => [key, person] as const)))(
    'of %s by %s are few and served by indexes',
    async (key, person) => {
      const things = await giveThings(test);
      const token = await openSessionOf(test, person);
      // The first search for people makes their words.
      await indexPeople(test.app.db);
      queries.length = 0;
      await send(test, { ...requestOf(key, operationTable[key].input(things)), token });
      const own = [...queries];
      expect(own.length).toBeLessThanOrEqual(queriesMax);
      expect(own.flatMap((sql) => findScans(sql).map((scan) => `${scan}: ${sql}`))).toEqual([]);
    },
  );
});
