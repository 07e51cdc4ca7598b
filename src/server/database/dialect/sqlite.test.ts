import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/database.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Another program that holds the only write lock for a while, such as a check of a backup or an import. */
const lockProgram = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec("begin immediate; insert into setting (key, value) values ('theirs', '')");
  console.log('held');
  setTimeout(() => database.exec('commit'), 300);
`;

describe('the embedded database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  it('lets a transaction that reads before it writes wait for another program', async () => {
    const { db, env } = test.app;
    const other = spawn(process.execPath, ['-e', lockProgram, join(env.dataDir, 'school.db')]);
    const ended = once(other, 'exit');
    await once(other.stdout, 'data');
    await inTransaction(db, async (tx) => {
      await tx.selectFrom('setting').selectAll().execute();
      await tx.insertInto('setting').values({ key: 'ours', value: '' }).execute();
    });
    await ended;
    const keys = await db
      .selectFrom('setting')
      .select('key')
      .where('key', 'in', ['ours', 'theirs'])
      .execute();
    expect(keys).toHaveLength(2);
  });
});
