import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { converters } from '#server/features/conversions/converters.ts';
import { extensionOf } from '#server/features/conversions/media-names.ts';
import { requireAnyRoom, requireDisk } from '#server/features/files/storage/quota.service.ts';
import { copyToLocal, storeObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';
import type { JobRun } from '#server/jobs/job-kind.ts';
import { findMissingProgram } from '#server/media/availability.ts';
import { ConversionError, type ConversionKind } from '#server/media/converter.ts';

/** Converts one file: gets it, gives it to its converter, stores what comes out. Writes no row of its job. */

const megabyte = 1024 * 1024;
/** How long a converter has to end after it was told to. */
const graceMs = 10_000;

type Source = { media: string; kind: ConversionKind };

function keeper(app: App, { media, kind }: Source, signal: AbortSignal) {
  const { resultMaxBytes } = converters[kind];
  let bytes = 0;
  return async (path: string, extension: string): Promise<string> => {
    signal.throwIfAborted();
    const { size } = await stat(path);
    bytes += size;
    if (bytes > resultMaxBytes) {
      throw new ConversionError('result_too_large', { size: resultMaxBytes / megabyte });
    }
    await requireDisk(app, size);
    return (await storeObject(app, { path, extension, madeFrom: media })).media;
  };
}

/** Rejects with the reason of the abort, as soon as the work has ended, at the latest after the grace. */
async function endWithSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const given = await new Promise<T>((resolve, reject) => {
    work.then(resolve, reject);
    const giveUp = () =>
      void sleep(graceMs, undefined, { ref: false }).then(() => reject(signal.reason as Error));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
  signal.throwIfAborted();
  return given;
}

/** What was made; rejects with a ConversionError that the teacher is to read, 'quota_exceeded', or the reason of the abort. */
export async function runConversion(app: App, source: Source, { signal, progress, folder }: JobRun) {
  const { media, kind } = source;
  const extension = extensionOf(media);
  const { programs } = app;
  const program = findMissingProgram(programs, kind, extension);
  if (program !== undefined) throw new ConversionError('program_missing', { program });
  // The source is copied first, and a converter may write much before it stores anything.
  await requireDisk(app, 0);
  // Of a small picture nothing is made.
  if (kind !== 'picture') await requireAnyRoom(app);
  const path = join(folder, `source${extension}`);
  await copyToLocal(app, media, path);
  const made = join(folder, 'made');
  await mkdir(made);
  const task = {
    path,
    extension,
    programs,
    folder: made,
    signal,
    progress,
    keep: keeper(app, source, signal),
  };
  return endWithSignal(converters[kind].convert(task, media), signal);
}
