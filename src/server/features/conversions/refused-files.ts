import { conversionKinds, converters, jobKindOf } from '#server/features/conversions/converters.ts';
import { listRefused } from '#server/features/conversions/refused-files.repository.ts';
import { discardRefusedFile } from '#server/features/files/storage/unused-files.service.ts';
import type { App } from '#server/http/context.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { conversionMessages, isCausedByFile } from '#server/media/conversion-messages.ts';
import type { ConversionKind } from '#server/media/converter.ts';

/** Deletes files that cannot be converted because of their content, long before other unused files. */

/** Deletes the file of a failed conversion immediately if its kind has no other use. */
export async function discardIfRefused(app: App, kind: ConversionKind, media: string): Promise<void> {
  if (converters[kind].refusedKeptMs > 0) return;
  const job = await findJob(app.db, jobKindOf(kind), media);
  if (job?.state === 'failed' && isCausedByFile(job.error)) await discardRefusedFile(app, job, true);
}

const reasons = Object.keys(conversionMessages).filter(isCausedByFile);

/** Deletes expired and unused files of failed conversions. */
export async function discardOldRefused(app: App): Promise<void> {
  for (const kind of conversionKinds) {
    const { refusedKeptMs } = converters[kind];
    if (!Number.isFinite(refusedKeptMs)) continue;
    const refused = await listRefused(app.db, jobKindOf(kind), reasons, app.now() - refusedKeptMs);
    for (const job of refused) await discardRefusedFile(app, job, false);
  }
}

const hourMs = 3_600_000;

/** Deletes them now and every hour. The returned function stops it and resolves once it has ended. */
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
