import { randomUUID } from 'node:crypto';
import { kindsOf, type Lane, lanePlaces } from '#server/features/conversions/converters.ts';
import * as queue from '#server/features/conversions/queue.repository.ts';
import { discardOldRefused } from '#server/features/conversions/refused-files.ts';
import { removeLostFolders } from '#server/features/conversions/work-folders.ts';
import { workOnJob } from '#server/features/conversions/work-on-job.ts';
import { settleAll } from '#server/features/diy/converting.service.ts';
import type { App } from '#server/http/context.ts';
import { type JobLane, openJobLane } from '#server/jobs/job-lane.ts';
import { leaseMs } from '#server/jobs/lease.ts';

/**
 * Converts what waits in the table `conversion` (docs/decisions/051-jobs-in-the-database.md), some at a time
 * in each lane. Any number of processes may do so over the same database.
 */

const usualPollMs = 2_000;
const hourMs = 3_600_000;
const lanes = Object.keys(lanePlaces) as Lane[];

/** Tidies up after a process that was killed. */
async function takeOver(app: App): Promise<void> {
  await removeLostFolders(app.env.dataDir, () => queue.listHolders(app.db));
  await settleAll(app.db);
  await discardOldRefused(app);
}

function openPlace(app: App, lane: Lane, onError: (error: unknown) => void, pollMs: number): JobLane {
  const kinds = kindsOf(lane);
  return openJobLane({
    take: () => {
      const now = app.now();
      return queue.claimNext(app.db, { kinds, now, until: now + leaseMs, holder: randomUUID() });
    },
    run: (claimed, signal) => workOnJob(app, claimed, signal, onError),
    onError,
    pollMs,
  });
}

/**
 * Returns the function that stops it: what runs goes back into the queue. `pollMs`: how often it looks for what
 * other processes put there.
 */
export function startConversionWorker(
  app: App,
  onError: (error: unknown) => void,
  { pollMs = usualPollMs }: { pollMs?: number } = {},
): () => Promise<void> {
  let tidied = takeOver(app).catch(onError);
  const timer = setInterval(() => {
    tidied = discardOldRefused(app).catch(onError);
  }, hourMs);
  timer.unref();
  const opened = lanes.flatMap((lane) =>
    Array.from({ length: lanePlaces[lane] }, () => openPlace(app, lane, onError, pollMs)),
  );
  const endSubscription = app.bus.subscribe('conversions', 0, () => {
    for (const place of opened) place.wake();
  });
  return async () => {
    endSubscription();
    clearInterval(timer);
    await Promise.all([tidied, ...opened.map((place) => place.stop())]);
  };
}
