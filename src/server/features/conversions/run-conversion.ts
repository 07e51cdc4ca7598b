import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import { type AnyConversionOutput, converters } from '#server/features/conversions/converters.ts';
import { extensionOf } from '#server/features/conversions/media-names.ts';
import { requireDiskSpace } from '#server/features/files/storage/disk-space.service.ts';
import { requireFreeQuota } from '#server/features/files/storage/quota.service.ts';
import { copyToLocal, storeObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { JobRun } from '#server/jobs/job-kind.ts';
import { findMissingProgram } from '#server/media/availability.ts';
import { ConversionError } from '#server/media/conversion-error.ts';
import type { ConversionKind } from '#server/media/converter.ts';

/** Converts one file: loads it, runs its converter and stores the results. Does not change the job. */

const megabyte = 1024 * 1024;
/** Time that an aborted converter gets to end. */
const abortGraceMs = 10_000;

type ConversionSource = { media: string; kind: ConversionKind };

function createStoreResult(app: App, { media, kind }: ConversionSource, signal: AbortSignal) {
  const { resultMaxBytes } = converters[kind];
  let storedBytes = 0;
  return async (path: string, extension: string): Promise<string> => {
    signal.throwIfAborted();
    const { size } = await stat(path);
    storedBytes += size;
    if (storedBytes > resultMaxBytes) {
      throw new ConversionError('result_too_large', { size: resultMaxBytes / megabyte });
    }
    await requireDiskSpace(app, size);
    return (await storeObject(app, { path, extension, sourceMedia: media })).media;
  };
}

/**
 * Resolves or rejects like the conversion. After an abort, it rejects with the abort's reason, once the
 * conversion has ended or a grace period is over.
 */
async function endAfterAbort<T>(conversion: Promise<T>, signal: AbortSignal): Promise<T> {
  const result = await new Promise<T>((resolve, reject) => {
    conversion.then(resolve, reject);
    const rejectAfterGrace = () =>
      void sleep(abortGraceMs, undefined, { ref: false }).then(() => reject(signal.reason as Error));
    if (signal.aborted) rejectAfterGrace();
    else signal.addEventListener('abort', rejectAfterGrace, { once: true });
  }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
  signal.throwIfAborted();
  return result;
}

/**
 * Converts a medium and returns the results. Rejects with a ConversionError for the teacher,
 * 'quota_exceeded', or the reason of an abort.
 */
export async function runConversion(
  app: App,
  source: ConversionSource,
  { signal, progress, folder }: JobRun,
) {
  const { media, kind } = source;
  const extension = extensionOf(media);
  const { programs } = app;
  const program = findMissingProgram(programs, kind, extension);
  if (program !== undefined) throw new ConversionError('program_missing', { program });
  // Space is needed although nothing is stored yet: the source is copied, and converters write intermediate
  // files.
  await requireDiskSpace(app, 0);
  // A picture is converted even without free quota, because small pictures get no variants.
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
    storeResult: createStoreResult(app, source, signal),
  };
  return endAfterAbort<AnyConversionOutput>(converters[kind].convert(task, media), signal);
}
