import { conversionKinds, converters, jobKindOf } from '#server/features/conversions/converters.ts';
import { listRefused } from '#server/features/conversions/made.repository.ts';
import { discardRefused } from '#server/features/files/storage/unused-files.service.ts';
import type { App } from '#server/http/context.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { conversionMessages, isCausedByFile } from '#server/media/conversion-messages.ts';
import type { ConversionKind } from '#server/media/converter.ts';

/** Files that cannot be converted for what they are take no room: they go long before what is merely unused. */

/** Removes a file that failed so, if it is of no use to anybody by then. */
export async function discardIfRefused(app: App, kind: ConversionKind, media: string): Promise<void> {
  if (converters[kind].refusedKeptMs > 0) return;
  const job = await findJob(app.db, jobKindOf(kind), media);
  if (job?.state === 'failed' && isCausedByFile(job.error)) await discardRefused(app, job, true);
}

const reasons = Object.keys(conversionMessages).filter(isCausedByFile);

/** Removes those whose time is over and that nobody uses. */
export async function discardOldRefused(app: App): Promise<void> {
  for (const kind of conversionKinds) {
    const { refusedKeptMs } = converters[kind];
    if (!Number.isFinite(refusedKeptMs)) continue;
    const refused = await listRefused(app.db, jobKindOf(kind), reasons, app.now() - refusedKeptMs);
    for (const job of refused) await discardRefused(app, job, false);
  }
}

const hourMs = 3_600_000;

/** At once, and then every hour. Returns the function that stops it, which resolves once it has. */
export function startRefusedSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  let sweep = discardOldRefused(app).catch(onError);
  const timer = setInterval(() => {
    sweep = discardOldRefused(app).catch(onError);
  }, hourMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweep;
  };
}
