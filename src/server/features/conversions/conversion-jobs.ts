import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { converters, jobKindOf } from '#server/features/conversions/converters.ts';
import * as made from '#server/features/conversions/made.repository.ts';
import { packageOf } from '#server/features/conversions/media-names.ts';
import { discardIfRefused } from '#server/features/conversions/refused-files.ts';
import { runConversion } from '#server/features/conversions/run-conversion.ts';
import * as unfinished from '#server/features/conversions/unfinished-results.repository.ts';
import { mediaKeyOf } from '#server/features/files/storage/stored-objects.service.ts';
import { discardConversionResults } from '#server/features/files/storage/unused-files.service.ts';
import type { App } from '#server/http/context.ts';
import { type Job, JobError, type JobKind } from '#server/jobs/job-kind.ts';
import { ConversionError, type ConversionKind } from '#server/media/converter.ts';

/** Defines conversions as jobs. The key of a job is the name of its medium. */

type Converted = Awaited<ReturnType<typeof runConversion>>;

async function writeMade(
  tx: Db,
  media: string,
  { result, variants = [], files = [] }: Converted,
  now: number,
): Promise<void> {
  await made.insertMade(tx, { media, kind: result.kind, result: JSON.stringify(result), made_at: now });
  await made.insertVariants(
    tx,
    variants.map((variant) => ({ media, ...variant })),
  );
  await made.insertPackageEntries(
    tx,
    files.map(({ path, media: file, mime }) => ({
      package: packageOf(media),
      path,
      key: mediaKeyOf(file),
      mime,
    })),
  );
}

/** The error that the teacher reads; undefined for unexpected errors. */
function explain(error: unknown): JobError | undefined {
  if (error instanceof ConversionError) return new JobError(error.key, error.params);
  const isFull =
    (error instanceof AppError && error.key === 'quota_exceeded') ||
    (error instanceof Error && 'code' in error && error.code === 'ENOSPC');
  return isFull ? new JobError('storage_full') : undefined;
}

function describeKind(app: App, kind: ConversionKind): JobKind {
  const tidy = async (job: Job) => {
    await discardConversionResults(app, await unfinished.releaseUnfinishedResults(app.db, job.id, job.key));
    await discardIfRefused(app, kind, job.key);
  };
  return {
    lane: converters[kind].lane,
    get timeMaxMinutes() {
      return converters[kind].timeMaxMinutes;
    },
    runJob: async ({ key: media }, run) => {
      const converted = await runConversion(app, { kind, media }, run);
      return (tx) => writeMade(tx, media, converted, app.now());
    },
    explain,
    tidy,
  };
}

export function conversionJobs(app: App): Record<string, JobKind> {
  const kinds = Object.keys(converters) as ConversionKind[];
  return Object.fromEntries(kinds.map((kind) => [jobKindOf(kind), describeKind(app, kind)]));
}
