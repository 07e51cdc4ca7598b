import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod';
import { defineJob, implementJob, type JobDefinition } from '#server/jobs/define-job.ts';
import { type Job, JobError, type JobKind } from '#server/jobs/job-kind.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { cancelJob, enqueueJob } from '#server/jobs/jobs.service.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { claimNext } from './claim-job.repository.ts';
import { finishJob, renewLease } from './job-leases.repository.ts';

/** Tests guarantees for all kinds of jobs, with kinds that only this test has. */

let test: TestApp;
const errors: unknown[] = [];
const stopFunctions: (() => Promise<void>)[] = [];

beforeAll(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  await Promise.all(stopFunctions.splice(0).map((stop) => stop()));
  await test.app.db.deleteFrom('job').execute();
  expect(errors.splice(0)).toEqual([]);
  expect(await readdir(`${test.app.env.dataDir}/work`).catch(() => [])).toEqual([]);
});
afterAll(() => test.close());

function startTestJobs(kinds: Record<string, Partial<JobKind>>, jobsAtOnceByLane = { slow: 1 }): void {
  const whole: JobKind = {
    lane: 'slow',
    timeMaxMinutes: 1,
    runJob: async () => async () => undefined,
    explain: () => undefined,
  };
  const full = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { ...whole, ...kind }]));
  stopFunctions.push(
    startJobs(test.app, {
      kinds: full,
      jobsAtOnceByLane,
      onError: (error) => errors.push(error),
      pollMs: 20,
    }),
  );
}

const enqueueTestJob = (kind: string, key: string, payload: unknown = {}) =>
  enqueueJob(test.app, test.app.db, defineJob({ kind, payload: z.unknown() }), {
    key,
    payload,
    requested_by: test.school.people.teacher,
  });
const readJob = async (kind: string, key: string): Promise<Job> => {
  const job = await findJob(test.app.db, kind, key);
  if (!job) throw new Error('unreachable');
  return job;
};
const stateOf = async (kind: string, key: string) => (await readJob(kind, key)).state;
const writeSetting = (key: string, value: string): Awaited<ReturnType<JobKind['runJob']>> => {
  return async (tx) => {
    await tx.insertInto('setting').values({ key, value }).execute();
  };
};
const readSetting = async (key: string) =>
  (await test.app.db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst())?.value;
/** Rejects only when it is aborted, even if that happened before the call. */
const wait = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

describe('a job', () => {
  it('gets its input, and stores its result together with its end', async () => {
    await enqueueTestJob('roll_over', '2027', { from: '2026' });
    startTestJobs({
      roll_over: {
        runJob: async ({ key, payload }, { progress }) => {
          progress(0.5);
          return writeSetting(`rolled ${key}`, payload);
        },
      },
    });
    await expect.poll(() => stateOf('roll_over', '2027')).toBe('done');
    expect(await readSetting('rolled 2027')).toBe('{"from":"2026"}');
    expect(await readJob('roll_over', '2027')).toMatchObject({ progress: 1, tries: 1, leased_by: null });
  });

  it('has the payload of its definition, or does not compile', async () => {
    const job = defineJob({ kind: 'copy', payload: z.object({ from: z.string() }) });
    type Request = Parameters<typeof enqueueJob<{ from: string }>>[3];
    expectTypeOf<Request['payload']>().toEqualTypeOf<{ from: string }>();
    // A kind alone is no definition.
    expectTypeOf<{ kind: string; payload: z.ZodType<object> }>().not.toExtend<JobDefinition<object>>();
    const requested_by = test.school.people.teacher;
    await enqueueJob(test.app, test.app.db, job, { key: 'a', requested_by, payload: { from: '2026' } });
    const seen = vi.fn<(payload: { from: string }) => void>();
    startTestJobs(
      implementJob(job, {
        lane: 'slow',
        timeMaxMinutes: 1,
        runJob: async ({ payload }) => {
          expectTypeOf(payload).toEqualTypeOf<{ from: string }>();
          return async () => seen(payload);
        },
        explain: () => undefined,
      }),
    );
    await expect.poll(() => stateOf('copy', 'a')).toBe('done');
    expect(seen).toHaveBeenCalledWith({ from: '2026' });
  });

  it('exists once for a kind and key: a repeated request returns it, and after its end starts it again', async () => {
    const first = await enqueueTestJob('export', 'a');
    expect((await enqueueTestJob('export', 'a')).id).toBe(first.id);
    const others = await Promise.all([
      enqueueTestJob('export', 'b'),
      enqueueTestJob('export', 'b'),
      enqueueTestJob('import', 'a'),
    ]);
    expect(new Set(others.map(({ id }) => id)).size).toBe(2);
    startTestJobs({ export: {} });
    await expect.poll(() => stateOf('export', 'a')).toBe('done');
    expect((await readJob('import', 'a')).state).toBe('queued');
    await Promise.all(stopFunctions.splice(0).map((stop) => stop()));
    expect(await enqueueTestJob('export', 'a', { again: true })).toMatchObject({
      id: first.id,
      state: 'queued',
      progress: 0,
      tries: 0,
      payload: '{"again":true}',
    });
  });

  it('that fails because of its input stores the reason, and is not retried', async () => {
    await enqueueTestJob('export', 'a');
    startTestJobs({
      export: {
        runJob: () => Promise.reject(new Error('nothing in it')),
        explain: () => new JobError('empty', { count: 0 }),
      },
    });
    await expect.poll(() => stateOf('export', 'a')).toBe('failed');
    expect(await readJob('export', 'a')).toMatchObject({
      error: 'empty',
      error_params: '{"count":0}',
      tries: 1,
    });
  });

  it('that fails unexpectedly is tried again later, and given up after three times', async () => {
    await enqueueTestJob('export', 'a');
    startTestJobs({ export: { runJob: () => Promise.reject(new Error('the network went away')) } });
    for (const tries of [1, 2]) {
      await expect
        .poll(() => readJob('export', 'a'))
        .toMatchObject({ state: 'queued', tries, error: 'failed' });
      const { due_at } = await readJob('export', 'a');
      expect(due_at - test.app.now()).toBeGreaterThan(9_000 * tries);
      test.advance(60_000);
    }
    await expect.poll(() => stateOf('export', 'a')).toBe('failed');
    expect(errors.splice(0)).toHaveLength(3);
  });

  it('that failed once succeeds on the next try', async () => {
    await enqueueTestJob('export', 'c');
    let tries = 0;
    startTestJobs({
      export: {
        runJob: async () => {
          tries += 1;
          if (tries === 1) throw new Error('the network went away');
          return writeSetting('exported', 'c');
        },
      },
    });
    await expect.poll(() => errors.splice(0).length).toBe(1);
    await expect.poll(() => stateOf('export', 'c')).toBe('queued');
    test.advance(60_000);
    await expect.poll(() => stateOf('export', 'c')).toBe('done');
    expect(await readJob('export', 'c')).toMatchObject({ error: '' });
    expect(await readSetting('exported')).toBe('c');
  });

  it('that is cancelled ends at once and stores nothing; requested again meanwhile, it is another run', async () => {
    await enqueueTestJob('export', 'd');
    let runs = 0;
    startTestJobs({
      export: {
        runJob: async (_job, { signal }) => {
          runs += 1;
          if (runs === 1) await wait(signal);
          return writeSetting('run', String(runs));
        },
      },
    });
    await expect.poll(() => stateOf('export', 'd')).toBe('running');
    const job = await readJob('export', 'd');
    expect(await enqueueTestJob('export', 'd')).toEqual(job);
    expect(await cancelJob(test.app, job)).toBe(true);
    expect(await cancelJob(test.app, job)).toBe(false);
    expect(await stateOf('export', 'd')).toBe('cancelled');
    await enqueueTestJob('export', 'd');
    await expect.poll(() => stateOf('export', 'd')).toBe('done');
    expect(await readSetting('run')).toBe('2');
  });

  it('that is cancelled stores nothing, even if its work continues', async () => {
    await enqueueTestJob('export', 'g');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const tidy = vi.fn<() => Promise<void>>(async () => undefined);
    startTestJobs({ export: { runJob: () => promise.then(() => writeSetting('stubborn', 'g')), tidy } });
    await expect.poll(() => stateOf('export', 'g')).toBe('running');
    await cancelJob(test.app, await readJob('export', 'g'));
    resolve(undefined);
    await expect.poll(() => tidy.mock.calls).toHaveLength(1);
    expect(await stateOf('export', 'g')).toBe('cancelled');
    expect(await readSetting('stubborn')).toBeUndefined();
  });

  it('that another process took over fails here without a report', async () => {
    await enqueueTestJob('roll_over', '2027');
    let hasFailed = false;
    startTestJobs({
      roll_over: {
        runJob: async ({ id }) => {
          const taken = { leased_by: 'another', leased_until: test.app.now() + 1_000_000 };
          await test.app.db.updateTable('job').set(taken).where('id', '=', id).execute();
          throw new Error('Its folder is gone');
        },
        tidy: async () => {
          hasFailed = true;
        },
      },
    });
    await expect.poll(() => hasFailed).toBe(true);
    expect(await readJob('roll_over', '2027')).toMatchObject({
      state: 'running',
      leased_by: 'another',
      error: '',
    });
  });

  it('takes no longer than its kind may', async () => {
    await enqueueTestJob('export', 'e');
    startTestJobs({ export: { timeMaxMinutes: 0.001, runJob: (_job, { signal }) => wait(signal) } });
    await expect.poll(() => stateOf('export', 'e')).toBe('failed');
    expect(await readJob('export', 'e')).toMatchObject({ error: 'took_too_long' });
  });

  it('has an end that nobody else can write once its hold is lost', async () => {
    await enqueueTestJob('export', 'f');
    const now = test.app.now();
    const claim = { kinds: ['export'], now, until: now + 10 };
    const first = await claimNext(test.app.db, { ...claim, holder: 'first' });
    expect(await claimNext(test.app.db, { ...claim, holder: 'second' })).toBeUndefined();
    const second = await claimNext(test.app.db, {
      ...claim,
      now: now + 11,
      until: now + 1_000,
      holder: 'second',
    });
    expect(second).toMatchObject({ lastHolder: 'first', job: { tries: 2 } });
    if (!first || !second) throw new Error('unreachable');
    expect(await renewLease(test.app.db, first.job, 0.5, now + 99)).toBe(false);
    expect(await finishJob(test.app.db, first.job, now)).toBe(false);
    expect(await finishJob(test.app.db, second.job, now)).toBe(true);
    expect(await finishJob(test.app.db, second.job, now)).toBe(false);
  });
});
