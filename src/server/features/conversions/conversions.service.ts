import type { ApiReply } from '#contract/api.ts';
import type { UploadKind } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import {
  type ConversionResultRow,
  listConversionResults,
} from '#server/features/contents/conversion-results.service.ts';
import { conversionJobByKind, conversionKinds, toJobKind } from '#server/features/conversions/converters.ts';
import { explainFailure, mayRetry } from '#server/features/conversions/failures.service.ts';
import * as unfinishedResults from '#server/features/conversions/unfinished-results.repository.ts';
import { discardUnclaimedObjects } from '#server/features/files/storage/unused-files.service.ts';
import * as finish from '#server/features/files/uploads/finish-upload.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import * as jobs from '#server/jobs/jobs.repository.ts';
import { cancelJob, enqueueJob } from '#server/jobs/jobs.service.ts';
import { canConvert } from '#server/media/availability.ts';
import type { ConversionKind, ConversionResult } from '#server/media/converter.ts';
import { authorize } from '#server/policy/policy.ts';

/** Requests conversions and describes their state, which is either the stored result or that of the job. */

type Conversion = ApiReply<'POST /upload/retry'>;

const jobKinds = conversionKinds.map(toJobKind);

function describeJob(job: Job, lang: Language): Conversion {
  const { key: media, state, progress } = job;
  const message = explainFailure(job, lang);
  return { media, state, progress, message, may_retry: mayRetry(job), result: null };
}

function describeResult({ media, result }: ConversionResultRow): Conversion {
  const conversionResult = JSON.parse(result) as ConversionResult;
  return { media, state: 'done', progress: 1, message: '', may_retry: false, result: conversionResult };
}

/** Describes the conversions of the media that were requested. */
export async function readConversions(
  db: Db,
  media: readonly string[],
  lang: Language,
): Promise<Conversion[]> {
  // Jobs are read first, so that a conversion that ends between the two queries is found as done.
  const conversionJobs = await jobs.listJobs(db, jobKinds, media);
  const results = await listConversionResults(db, media);
  const convertedNames = new Set(results.map((row) => row.media));
  return [
    ...results.map(describeResult),
    ...conversionJobs
      .filter(({ key, state }) => !convertedNames.has(key) && state !== 'done')
      .map((job) => describeJob(job, lang)),
  ];
}

/** Returns those of the media that have a waiting or running conversion. */
export async function listConvertingMedia(db: Db, media: readonly string[]): Promise<ReadonlySet<string>> {
  const conversionJobs = await jobs.listJobs(db, jobKinds, media);
  return new Set(
    conversionJobs.flatMap(({ key, state }) => (state === 'queued' || state === 'running' ? [key] : [])),
  );
}

async function findConversion({ db, lang }: SignedInContext, media: string): Promise<Conversion | undefined> {
  const [conversion] = await readConversions(db, [media], lang);
  return conversion;
}

/**
 * Requests a conversion unless it is done, waiting or running. Failed and cancelled ones are tried again.
 * Returns false if this server uses such files without conversion. `db`: the transaction that stores what needs it.
 */
export async function startConversion(
  app: App,
  media: string,
  kind: ConversionKind,
  requested_by: number,
  db: Db = app.db,
): Promise<boolean> {
  const storedResults = await listConversionResults(db, [media]);
  if (storedResults.some((row) => row.kind === kind)) return true;
  const existingJob = await jobs.findJob(db, toJobKind(kind), media);
  if (!existingJob && !canConvert(app.programs, kind)) return false;
  await enqueueJob(app, db, conversionJobByKind[kind], { key: media, requested_by, payload: {} });
  return true;
}

/** Requests the conversions that a file needs as each of these kinds, in the transaction that stores it. */
export async function startConversions(
  app: App,
  tx: Db,
  { media, kinds, requestedBy }: { media: string; kinds: readonly UploadKind[]; requestedBy: number },
): Promise<void> {
  for (const kind of conversionKinds.filter((each) => kinds.includes(each)))
    await startConversion(app, media, kind, requestedBy, tx);
}

/** Turns a received upload into a file and requests its conversion; `conversion` is null if it needs none. */
export async function finishUpload(
  context: SignedInContext,
  id: string,
): Promise<ApiReply<'POST /upload/finish'>> {
  const { file, kind, isPrivate } = await finish.finishUpload(context, id);
  const conversionKind = conversionKinds.find((each) => each === kind);
  // Conversion results are public, so students' files are not converted.
  const isConversionRequested =
    conversionKind &&
    !isPrivate &&
    (await startConversion(context.app, file.url, conversionKind, context.actor.id));
  return {
    file,
    conversion: isConversionRequested ? requireFound(await findConversion(context, file.url)) : null,
  };
}

export async function listConversions(
  { db, lang }: SignedInContext,
  media: readonly string[],
): Promise<ApiReply<'GET /upload/conversions'>> {
  return { items: await readConversions(db, media, lang) };
}

/**
 * Finds the job of a conversion that the person may change; undefined if the conversion is done and its job
 * was deleted.
 */
async function findChangeableJob(context: SignedInContext, media: string): Promise<Job | undefined> {
  await authorize(context, 'conversion.change', { media });
  const [job] = await jobs.listJobs(context.db, jobKinds, [media]);
  return job;
}

/** Retries a cancelled conversion, or a failed one unless the file itself is the reason. */
export async function retryConversion(context: SignedInContext, media: string): Promise<Conversion> {
  const { app, actor } = context;
  const job = await findChangeableJob(context, media);
  const kind = conversionKinds.find((each) => toJobKind(each) === job?.kind);
  if (job && kind && mayRetry(job)) {
    const request = { key: media, requested_by: actor.id, payload: {} };
    await enqueueJob(app, app.db, conversionJobByKind[kind], request);
  }
  return requireFound(await findConversion(context, media));
}

/** Cancels a conversion unless it has ended meanwhile. */
export async function cancelConversion(context: SignedInContext, media: string): Promise<Conversion> {
  const { app, db } = context;
  const job = await findChangeableJob(context, media);
  if (job && (await cancelJob(app, job))) {
    await discardUnclaimedObjects(app, await unfinishedResults.releaseUnfinishedResults(db, job.id, media));
  }
  return requireFound(await findConversion(context, media));
}
