import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '#server/database/schema.ts';
import { converters } from '#server/features/conversions/converters.ts';
import { extensionOf } from '#server/features/conversions/media-names.ts';
import { requireAnyRoom, requireDisk } from '#server/features/files/storage.service.ts';
import { copyToLocal, storeObject } from '#server/features/files/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';
import { findMissingProgram } from '#server/media/availability.ts';
import { ConversionError } from '#server/media/converter.ts';

/** Converts one file: gets it, gives it to its converter, stores what comes out. Writes no row of the queue. */

const megabyte = 1024 * 1024;
/** How long a converter has to end after it was told to. */
const graceMs = 10_000;

type Job = Row<'conversion'>;
type Running = { signal: AbortSignal; progress: (share: number) => void };

function keeper(app: App, { media, kind }: Job, signal: AbortSignal) {
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
export async function runConversion(app: App, job: Job, folder: string, { signal, progress }: Running) {
  const extension = extensionOf(job.media);
  const { programs } = app;
  const program = findMissingProgram(programs, job.kind, extension);
  if (program !== undefined) throw new ConversionError('program_missing', { program });
  // The source is copied first, and a converter may write much before it stores anything.
  await requireDisk(app, 0);
  // Of a small picture nothing is made.
  if (job.kind !== 'picture') await requireAnyRoom(app);
  const path = join(folder, `source${extension}`);
  await copyToLocal(app, job.media, path);
  const made = join(folder, 'made');
  await mkdir(made);
  const task = { path, extension, programs, folder: made, signal, progress, keep: keeper(app, job, signal) };
  return endWithSignal(converters[job.kind].convert(task, job), signal);
}
