import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/database.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** SQLite has one transaction at a time. */
describe('transactions that wait for each other', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  it('are all completed once, because the aborted one is repeated', async () => {
    const { db } = test.app;
    await db
      .insertInto('setting')
      .values([
        { key: 'a', value: '' },
        { key: 'b', value: '' },
      ])
      .execute();
    let runs = 0;
    let releaseBoth = () => {};
    const bothStarted = new Promise<void>((resolve) => {
      releaseBoth = resolve;
    });
    const append = (keys: readonly [string, string], sign: string) =>
      inTransaction(db, async (tx) => {
        for (const key of keys) {
          await tx
            .updateTable('setting')
            .set((eb) => ({ value: eb('value', '||', sign) }))
            .where('key', '=', key)
            .execute();
          runs += 1;
          if (runs === 2) releaseBoth();
          await bothStarted;
        }
      });
    await Promise.all([append(['a', 'b'], '1'), append(['b', 'a'], '2')]);
    const rows = await db.selectFrom('setting').select('value').where('key', 'in', ['a', 'b']).execute();
    expect(rows.map(({ value }) => [...value].toSorted().join(''))).toEqual(['12', '12']);
  });

  it('fail if they conflict again and again', async () => {
    let runs = 0;
    const conflict = Object.assign(new Error('could not serialize access'), { code: '40001' });
    const work = inTransaction(test.app.db, async () => {
      runs += 1;
      throw conflict;
    });
    await expect(work).rejects.toBe(conflict);
    expect(runs).toBe(4);
  });
});
