import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import * as convertedMedia from '#server/features/conversions/converted-media.repository.ts';
import { converters, toJobKind } from '#server/features/conversions/converters.ts';
import { toJobError } from '#server/features/conversions/failures.service.ts';
import { packageHashOf } from '#server/features/conversions/media-names.ts';
import { discardIfRefused } from '#server/features/conversions/refused-files.ts';
import { runConversion } from '#server/features/conversions/run-conversion.ts';
import * as unfinishedResults from '#server/features/conversions/unfinished-results.repository.ts';
import { mediaKeyOf } from '#server/features/files/storage/stored-objects.service.ts';
import { discardUnclaimedObjects } from '#server/features/files/storage/unused-files.service.ts';
import type { Job, JobKind } from '#server/jobs/job-kind.ts';
import type { ConversionKind } from '#server/media/converter.ts';

/** Runs conversions as jobs. The key of a job is the name of its medium. */

type ConversionOutput = Awaited<ReturnType<typeof runConversion>>;

async function insertConversionResults(
  tx: Db,
  media: string,
  { result, variants = [], files = [] }: ConversionOutput,
  now: number,
): Promise<void> {
  await convertedMedia.insertConversionResultRow(tx, {
    media,
    kind: result.kind,
    result: JSON.stringify(result),
    made_at: now,
  });
  await convertedMedia.insertVariants(
    tx,
    variants.map((variant) => ({ media, ...variant })),
  );
  await convertedMedia.insertPackageEntries(
    tx,
    files.map(({ path, media: file, mime }) => ({
      package: packageHashOf(media),
      path,
      key: mediaKeyOf(file),
      mime,
    })),
  );
}

function createJobKind(app: App, kind: ConversionKind): JobKind {
  const tidy = async (job: Job) => {
    await discardUnclaimedObjects(
      app,
      await unfinishedResults.releaseUnfinishedResults(app.db, job.id, job.key),
    );
    await discardIfRefused(app, kind, job.key);
  };
  return {
    lane: converters[kind].lane,
    get timeMaxMinutes() {
      return converters[kind].timeMaxMinutes;
    },
    runJob: async ({ key: media }, run) => {
      const conversionOutput = await runConversion(app, { kind, media }, run);
      return (tx) => insertConversionResults(tx, media, conversionOutput, app.now());
    },
    explain: toJobError,
    tidy,
  };
}

export function conversionJobs(app: App): Record<string, JobKind> {
  const kinds = Object.keys(converters) as ConversionKind[];
  return Object.fromEntries(kinds.map((kind) => [toJobKind(kind), createJobKind(app, kind)]));
}
