import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterCommit, inTransaction } from '#server/database/database.ts';
import { defineJob, noPayload } from '#server/jobs/define-job.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('runs actions in order, after the commit of the outermost transaction', async () => {
  const events: string[] = [];
  await inTransaction(test.app.db, async (tx) => {
    afterCommit(tx, () => events.push('one'));
    await inTransaction(tx, async (inner) => afterCommit(inner, () => events.push('two')));
    events.push('end of the transaction');
  });
  expect(events).toEqual(['end of the transaction', 'one', 'two']);
});

it('runs no action of a transaction that is rolled back', async () => {
  const events: string[] = [];
  const brokenTransaction = inTransaction(test.app.db, async (tx) => {
    afterCommit(tx, () => events.push('action'));
    throw new Error('broken');
  });
  await expect(brokenTransaction).rejects.toThrow('broken');
  expect(events).toEqual([]);
});

it('runs the actions of the last run of a transaction that a conflict repeats', async () => {
  const events: string[] = [];
  let runCount = 0;
  await inTransaction(test.app.db, async (tx) => {
    runCount += 1;
    const run = runCount;
    afterCommit(tx, () => events.push(`run ${run}`));
    if (run === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
  });
  expect(events).toEqual(['run 2']);
});

it('refuses a transaction that it did not open, whose commit it would miss', async () => {
  const foreignTransaction = test.app.db
    .transaction()
    .execute(async (tx) => afterCommit(tx, () => undefined));
  await expect(foreignTransaction).rejects.toThrow('inTransaction');
});

it('wakes the lanes only once the job is committed', async () => {
  const events: string[] = [];
  const exportJob = defineJob({ kind: 'export', payload: noPayload });
  const stop = test.app.bus.subscribe('jobs', 0, ({ kind }) => events.push(`woken for ${kind}`));
  await inTransaction(test.app.db, async (tx) => {
    const requested_by = test.school.people.teacher;
    await enqueueJob(test.app, tx, exportJob, { key: 'a', requested_by, payload: {} });
    events.push('end of the transaction');
  });
  stop();
  expect(events).toEqual(['end of the transaction', 'woken for export']);
});
