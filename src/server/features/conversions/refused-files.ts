import type { App } from '#server/app.ts';
import { conversionKinds, converters, toJobKind } from '#server/features/conversions/converters.ts';
import { listRefusedJobs } from '#server/features/conversions/refused-files.repository.ts';
import { discardRefusedFile } from '#server/features/files/storage/unused-files.service.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { hourMs, startRepeating } from '#server/jobs/start-repeating.ts';
import { conversionMessages, isCausedByFile } from '#server/media/conversion-messages.ts';
import type { ConversionKind } from '#server/media/converter.ts';

/**
 * Deletes files that cannot be converted because of their content. Other unused files are kept much longer.
 */

/** Deletes the file of a failed conversion if files of its kind are useless without conversion. */
export async function discardIfRefused(app: App, kind: ConversionKind, media: string): Promise<void> {
  if (converters[kind].keepRefusedMs > 0) return;
  const job = await findJob(app.db, toJobKind(kind), media);
  if (job?.state === 'failed' && isCausedByFile(job.error)) await discardRefusedFile(app, job, true);
}

const fileErrors = Object.keys(conversionMessages).filter(isCausedByFile);

/** Deletes unused files of failed conversions whose time has passed. */
export async function discardOldRefusedFiles(app: App): Promise<void> {
  for (const kind of conversionKinds) {
    const { keepRefusedMs } = converters[kind];
    if (!Number.isFinite(keepRefusedMs)) continue;
    const refusedJobs = await listRefusedJobs(app.db, toJobKind(kind), fileErrors, app.now() - keepRefusedMs);
    for (const job of refusedJobs) await discardRefusedFile(app, job, false);
  }
}

/** Deletes such files now and every hour. The returned function stops this and resolves once the current run has ended. */
export function startRefusedFilesSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating(() => discardOldRefusedFiles(app), onError, { everyMs: hourMs });
}
