import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { languages } from '#contract/language.ts';
import { callerOf, consuming, isAccepted, listCases } from '#tests/api/hostile/hostile-cases.ts';
import { findReplyFault } from '#tests/api/hostile/judge-reply.ts';
import { keepThings } from '#tests/api/keep-things.ts';
import { operationTable } from '#tests/api/operation-table.ts';
import { readDatabase } from '#tests/api/read-database.ts';
import { openSessionOf, send } from '#tests/api/send.ts';
import { makeThings } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Requests that the input check refuses meet no query, so they are the same on both databases: SQLite's run has them. */
const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

/**
 * The input check is asked about every request; of those that it refuses one in so many is sent. The number of a field's
 * values is no multiple of it, so that each value is sent for some field.
 */
const sentRefusalEvery = 7;

/** Areas that have a file of their own: they are tested side by side, each with a small database. */
const largeAreas = ['admin', 'diy', 'exam', 'play', 'study', 'teacher'] as const;

function areaOf(key: ApiKey): string {
  const area = key.split('/')[1] ?? '';
  return largeAreas.some((one) => one === area) ? area : 'others';
}

/** Whatever is sent: an envelope with a known code and a text in the language asked for, and no change when refused. */
export function testHostileInput(area: (typeof largeAreas)[number] | 'others'): void {
  let test: TestApp;
  /** Statements since the last look that may have changed something. */
  let writes = 0;

  beforeAll(async () => {
    test = await openTestApp((sql) => {
      if (/\b(insert into|update|delete from)\b/i.test(sql)) writes += 1;
    });
    await test.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => test.close());

  const giveThings = keepThings(makeThings);
  const keys = (Object.keys(operationTable) as ApiKey[]).filter((key) => areaOf(key) === area);

  it.each(keys)('hostile input, %s', { timeout: 120_000 }, async (key) => {
    const { input } = operationTable[key];
    const person = callerOf(key);
    let token = await openSessionOf(test, person);
    let things = await giveThings(test);
    let databaseBefore = await readDatabase(test);
    const wrong: string[] = [];
    for (const [index, { what, build }] of listCases(key).entries()) {
      const request = build(input(things));
      const isSent = isAccepted(request) || (!isPostgres && index % sentRefusalEvery === 0);
      if (!isSent) continue;
      const lang = languages[index % languages.length] ?? 'en';
      writes = 0;
      const reply = await send(test, { ...request, token, lang });
      const fault = findReplyFault(reply, lang);
      if (fault) wrong.push(`${what}: ${fault}`);
      const databaseAfter = writes > 0 ? await readDatabase(test) : databaseBefore;
      if (databaseAfter === databaseBefore) continue;
      if (reply.key !== 'success') wrong.push(`${what}: refused, but changed the database`);
      databaseBefore = databaseAfter;
      if (!consuming.has(key)) continue;
      token = await openSessionOf(test, person);
      things = await giveThings(test);
      databaseBefore = await readDatabase(test);
    }
    expect(wrong).toEqual([]);
  });
}
