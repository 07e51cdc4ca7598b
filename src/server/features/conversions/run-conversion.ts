import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyConverted, converters } from '#server/features/conversions/converters.ts';
import { extensionOf } from '#server/features/conversions/media-names.ts';
import { requireDiskSpace } from '#server/features/files/storage/disk-space.service.ts';
import { requireFreeQuota } from '#server/features/files/storage/quota.service.ts';
import { copyToLocal, storeObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';
import type { JobRun } from '#server/jobs/job-kind.ts';
import { findMissingProgram } from '#server/media/availability.ts';
import { ConversionError, type ConversionKind } from '#server/media/converter.ts';

/** Converts one file: loads it, runs its converter and stores the results. Does not change the job. */

const megabyte = 1024 * 1024;
/** How long an aborted converter may take to end. */
const abortGraceMs = 10_000;

type Source = { media: string; kind: ConversionKind };

function createResultStore(app: App, { media, kind }: Source, signal: AbortSignal) {
  const { resultMaxBytes } = converters[kind];
  let bytes = 0;
  return async (path: string, extension: string): Promise<string> => {
    signal.throwIfAborted();
    const { size } = await stat(path);
    bytes += size;
    if (bytes > resultMaxBytes) {
      throw new ConversionError('result_too_large', { size: resultMaxBytes / megabyte });
    }
    await requireDiskSpace(app, size);
    return (await storeObject(app, { path, extension, madeFrom: media })).media;
  };
}

/** After an abort, rejects with the abort's reason once the work has ended, or after a grace period. */
async function endAfterAbort<T>(conversion: Promise<T>, signal: AbortSignal): Promise<T> {
  const result = await new Promise<T>((resolve, reject) => {
    conversion.then(resolve, reject);
    const giveUp = () =>
      void sleep(abortGraceMs, undefined, { ref: false }).then(() => reject(signal.reason as Error));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
  signal.throwIfAborted();
  return result;
}

/** Returns the results. Rejects with a ConversionError for the teacher, 'quota_exceeded', or the reason of an abort. */
export async function runConversion(app: App, source: Source, { signal, progress, folder }: JobRun) {
  const { media, kind } = source;
  const extension = extensionOf(media);
  const { programs } = app;
  const program = findMissingProgram(programs, kind, extension);
  if (program !== undefined) throw new ConversionError('program_missing', { program });
  // The source is copied first, and converters write intermediate files.
  await requireDiskSpace(app, 0);
  // Small pictures get no variants.
  if (kind !== 'picture') await requireFreeQuota(app);
  const path = join(folder, `source${extension}`);
  await copyToLocal(app, media, path);
  const resultFolder = join(folder, 'made');
  await mkdir(resultFolder);
  const task = {
    path,
    extension,
    programs,
    folder: resultFolder,
    signal,
    progress,
    storeResult: createResultStore(app, source, signal),
  };
  return endAfterAbort<AnyConverted>(converters[kind].convert(task, media), signal);
}
