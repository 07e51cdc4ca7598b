import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { indexPeople } from '#server/features/people/person-words.service.ts';
import { keepThings } from '#tests/api/keep-things.ts';
import { operationTable, persons } from '#tests/api/operation-table.ts';
import { openSessionOf, operationByKey, requestOf, send } from '#tests/api/send.ts';
import { makeThings } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** No call scans a table that grows with the school, and none makes a query per row. */

/** Tables that may be scanned, because they stay small. */
const small = ['calendar', 'calendar_holiday', 'dimension', 'exam_tag', 'roll_over', 'setting', 'subject'];
/** Includes the queries of the session, and of the transaction if a GET changes something. */
const queriesMax = 14;

let test: TestApp;
let database: DatabaseSync;
const queries: string[] = [];
const getThings = keepThings(async (app) => {
  const things = await makeThings(app);
  // Indexes people's names now, which the first search would do otherwise.
  await indexPeople(app.app.db);
  return things;
});

beforeAll(async () => {
  test = await openTestApp((sql) => queries.push(sql));
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  database = new DatabaseSync(join(test.app.env.dataDir, 'school.db'), { readOnly: true });
});
afterAll(async () => {
  database.close();
  await test.close();
});

const reads = (Object.keys(operationTable) as ApiKey[]).filter(
  (key) => operationByKey.get(key)?.method === 'GET',
);

const scansBySql = new Map<string, string[]>();

/** Steps of SQLite's plan that read a whole table without an index. Plans depend on no value, so each query has one. */
function findScans(sql: string): string[] {
  const knownScans = scansBySql.get(sql);
  if (knownScans) return knownScans;
  const scans = readScans(sql);
  scansBySql.set(sql, scans);
  return scans;
}

/** Reads no more rows than the number in it, whatever its plan. */
const countedRow = /\(select [^()]* limit 1(?: offset \d+)?\)/g;

function readScans(sql: string): string[] {
  const statement = sql.replaceAll(countedRow, '?');
  const steps = database.prepare(`explain query plan ${statement}`).all() as { detail: string }[];
  const tables = new Set(steps.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN ')));
  return [...tables].filter((detail) => {
    const name = detail.split(' ')[1] ?? '';
    // This partial index contains only the rows that the query needs.
    if (detail.endsWith(' user_unindexed_index')) return false;
    // The plan names the table of a view.
    const view = name.replace(/_record$/, '');
    const isTable = new RegExp(`(from|join) "(${name}|${view})"|" as "${name}"`).test(sql);
    const isPartOfQuery = new RegExp(`(with|,) "${name}" as \\(`).test(sql);
    return isTable && !isPartOfQuery && !small.includes(name);
  });
}

/** What people delete; accounts and places of the school are kept. */
const deletedThings = [
  'activity',
  'attempt',
  'courseware_record',
  'exam_paper_record',
  'exam_question_record',
  'exam_question_version',
  'group_set',
  'group_set_record',
  'resource',
  'space',
  'student_group',
  'unit_record',
];

/** References to deleted things, as `table.column`, for which deleting one would scan the whole table. */
function findUnindexedReferences(): string[] {
  const read = (statement: string) => database.prepare(statement).all() as Record<string, string>[];
  const tables = read(`select name from sqlite_schema where type = 'table'`);
  return tables.flatMap(({ name = '' }) =>
    read(`select "from" as "column", "table" as target from pragma_foreign_key_list('${name}')`)
      .filter(({ target = '' }) => deletedThings.includes(target))
      .filter(({ column }) => readScans(`select 1 from "${name}" where "${column}" = ?`).length > 0)
      .map(({ column }) => `${name}.${column}`),
  );
}

it('deleting a thing finds what refers to it by an index', () => {
  expect(findUnindexedReferences()).toEqual([]);
});

describe('queries', () => {
  it('that scan a whole table are found', () => {
    expect(findScans('select * from "user" where "name" = ?')).toEqual(['SCAN user']);
    expect(findScans('select * from "user" where "id" = ?')).toEqual([]);
  });

  it.each(reads.flatMap((key) => persons.map((person) => [key, person] as const)))(
    'of %s by %s are few and served by indexes',
    async (key, person) => {
      const things = await getThings(test);
      const token = await openSessionOf(test, person);
      queries.length = 0;
      await send(test, { ...requestOf(key, operationTable[key].input(things)), token });
      const callQueries = [...queries];
      expect(callQueries.length).toBeLessThanOrEqual(queriesMax);
      expect(callQueries.flatMap((sql) => findScans(sql).map((scan) => `${scan}: ${sql}`))).toEqual([]);
    },
  );
});
