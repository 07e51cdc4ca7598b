import { inTransaction } from '#server/database/database.ts';
import * as conversions from '#server/features/conversions/conversions.repository.ts';
import { converters } from '#server/features/conversions/converters.ts';
import { packageOf } from '#server/features/conversions/media-names.ts';
import * as queue from '#server/features/conversions/queue.repository.ts';
import { discardIfRefused } from '#server/features/conversions/refused-files.ts';
import { runConversion } from '#server/features/conversions/run-conversion.ts';
import { makeWorkFolder, removeWorkFolder } from '#server/features/conversions/work-folders.ts';
import { settleUsersOf } from '#server/features/diy/converting.service.ts';
import { discardMade } from '#server/features/files/collection.service.ts';
import { mediaKeyOf } from '#server/features/files/stored-objects.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { App } from '#server/http/context.ts';
import { stopping } from '#server/jobs/job-lane.ts';
import { holdLease, leaseMs } from '#server/jobs/lease.ts';
import { ConversionError } from '#server/media/converter.ts';

/** One job from its claim to its end: converted, failed, given back or lost to somebody else. */

type Job = conversions.ConversionRow;
type Converted = Awaited<ReturnType<typeof runConversion>>;

/** So often may a job end with the process that ran it. */
const triesMax = 3;

/** Cancelled, or taken by another process that believed this one dead. */
const lost = new Error('The job is no longer held');

const unheld = { leased_by: null, leased_until: null };

async function finish(app: App, job: Job, { result, variants = [], files = [] }: Converted): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const change = { ...unheld, state: 'done' as const, progress: 1, result: JSON.stringify(result) };
    if (!(await queue.changeHeld(tx, job, change))) throw lost;
    await queue.insertVariants(
      tx,
      variants.map((variant) => ({ media: job.media, ...variant })),
    );
    await queue.insertPackageEntries(
      tx,
      files.map(({ path, media, mime }) => ({
        package: packageOf(job.media),
        path,
        key: mediaKeyOf(media),
        mime,
      })),
    );
  });
}

async function fail(app: App, job: Job, { key, params }: ConversionError): Promise<void> {
  const change = { ...unheld, state: 'failed' as const, error: key, error_params: JSON.stringify(params) };
  await queue.changeHeld(app.db, job, change);
  await discardMade(app, await conversions.releaseMade(app.db, job.media));
}

/** What the teacher reads; what nobody expected is also told to `onError`. */
function explain(error: unknown, onError: (error: unknown) => void): ConversionError {
  if (error instanceof ConversionError) return error;
  if (error instanceof AppError && error.key === 'quota_exceeded') return new ConversionError('storage_full');
  onError(error);
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return new ConversionError(isFull ? 'storage_full' : 'failed');
}

async function end(app: App, job: Job, error: unknown, onError: (error: unknown) => void): Promise<void> {
  if (error === stopping) {
    // Stopping the server is no fault of the file.
    await queue.changeHeld(app.db, job, { ...unheld, state: 'queued', progress: 0, tries: job.tries - 1 });
  } else if (error === lost) {
    await discardMade(app, await conversions.releaseMade(app.db, job.media));
  } else {
    await fail(app, job, explain(error, onError));
  }
}

async function convert(app: App, job: Job, signal: AbortSignal): Promise<void> {
  const holder = job.leased_by ?? '';
  const { timeMaxMinutes: count } = converters[job.kind];
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new ConversionError('took_too_long', { count })),
    count * 60_000,
  );
  const lease = holdLease({
    renew: (progress) => queue.changeHeld(app.db, job, { progress, leased_until: app.now() + leaseMs }),
    onLost: () => limit.abort(lost),
  });
  const endSubscription = app.bus.subscribe('conversion', job.id, () => limit.abort(lost));
  try {
    const folder = await makeWorkFolder(app.env.dataDir, holder);
    const running = { signal: AbortSignal.any([signal, limit.signal]), progress: lease.progress };
    const converted = await runConversion(app, job, folder, running);
    await finish(app, job, converted);
  } finally {
    clearTimeout(timer);
    endSubscription();
    await lease.end();
    await removeWorkFolder(app.env.dataDir, holder);
  }
}

/** Runs one claimed job to its end. Rejects only where the database does not answer. */
export async function workOnJob(
  app: App,
  { job, lastHolder }: { job: Job; lastHolder: string | null },
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  if (lastHolder !== null) await removeWorkFolder(app.env.dataDir, lastHolder);
  try {
    if (job.tries > triesMax) throw new ConversionError('stopped_server');
    await convert(app, job, signal);
  } catch (error) {
    await end(app, job, error, onError);
  }
  await settleUsersOf(app.db, job.media);
  await discardIfRefused(app, job.media).catch(onError);
}
