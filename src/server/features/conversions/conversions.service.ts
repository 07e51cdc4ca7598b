import type { ApiReply } from '#contract/api.ts';
import { formatText, type Language, type TextParams } from '#contract/language.ts';
import { found } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { listMade, type MadeRow } from '#server/features/contents/made.service.ts';
import { conversionKinds, jobKindOf } from '#server/features/conversions/converters.ts';
import * as made from '#server/features/conversions/made.repository.ts';
import { discardMade } from '#server/features/files/storage/unused-files.service.ts';
import * as finish from '#server/features/files/uploads/finish-upload.service.ts';
import type { App, SignedInContext } from '#server/http/context.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import * as jobs from '#server/jobs/jobs.repository.ts';
import { cancelJob, enqueueJob } from '#server/jobs/jobs.service.ts';
import { canConvert } from '#server/media/availability.ts';
import {
  type ConversionMessage,
  conversionMessages,
  isCausedByFile,
} from '#server/media/conversion-messages.ts';
import type { ConversionKind, ConversionResult } from '#server/media/converter.ts';
import { authorize } from '#server/policy/policy.ts';

/** Conversions as people ask for them: what is made of a medium, or how far its job is. The one place that tells. */

type Conversion = ApiReply<'POST /upload/retry'>;

const jobKinds = conversionKinds.map(jobKindOf);

function explainFailure({ state, error, error_params }: Job, lang: Language): string {
  if (state !== 'failed') return '';
  const key = Object.hasOwn(conversionMessages, error) ? (error as ConversionMessage) : 'failed';
  return formatText(conversionMessages[key], lang, JSON.parse(error_params) as TextParams);
}

/** Whether trying again may lead to something else. */
function mayRetry({ state, error }: Job): boolean {
  return state === 'cancelled' || (state === 'failed' && !isCausedByFile(error));
}

function describeJob(job: Job, lang: Language): Conversion {
  const { key: media, state, progress } = job;
  const message = explainFailure(job, lang);
  return { media, state, progress, message, may_retry: mayRetry(job), result: null };
}

function describeMade({ media, result }: MadeRow): Conversion {
  const parsed = JSON.parse(result) as ConversionResult;
  return { media, state: 'done', progress: 1, message: '', may_retry: false, result: parsed };
}

/** Those that were ever asked for. */
export async function readConversions(
  db: Db,
  media: readonly string[],
  lang: Language,
): Promise<Conversion[]> {
  // In this order: what is made in between is told as made, never as unknown.
  const asked = await jobs.listJobs(db, jobKinds, media);
  const done = await listMade(db, media);
  const isMade = new Set(done.map((row) => row.media));
  return [
    ...done.map(describeMade),
    ...asked
      .filter(({ key, state }) => !isMade.has(key) && state !== 'done')
      .map((job) => describeJob(job, lang)),
  ];
}

/** Those of the media that are being converted. */
export async function listConverting(db: Db, media: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = await jobs.listJobs(db, jobKinds, media);
  return new Set(asked.flatMap(({ key, state }) => (state === 'queued' || state === 'running' ? [key] : [])));
}

async function findConversion({ db, lang }: SignedInContext, media: string): Promise<Conversion | undefined> {
  const [conversion] = await readConversions(db, [media], lang);
  return conversion;
}

/**
 * Has a stored medium converted. What is made stays as it is, and what waits or runs goes on; what failed or was
 * cancelled is tried again. False where this server takes such a file as it is.
 */
export async function startConversion(
  app: App,
  media: string,
  kind: ConversionKind,
  requested_by: number,
): Promise<boolean> {
  const done = await listMade(app.db, [media]);
  if (done.some((row) => row.kind === kind)) return true;
  const known = await jobs.findJob(app.db, jobKindOf(kind), media);
  if (!known && !canConvert(app.programs, kind)) return false;
  await enqueueJob(app, { kind: jobKindOf(kind), key: media, requested_by });
  return true;
}

/** Makes a received upload a file, and has it converted; `null` where it stays as it is. */
export async function finishUpload(
  context: SignedInContext,
  id: string,
): Promise<ApiReply<'POST /upload/finish'>> {
  const { file, kind, isPrivate } = await finish.finishUpload(context, id);
  const toConvert = conversionKinds.find((each) => each === kind);
  // What is converted can be seen by everybody: a student's work stays as it is.
  const isAsked =
    toConvert && !isPrivate && (await startConversion(context.app, file.url, toConvert, context.actor.id));
  return { file, conversion: isAsked ? found(await findConversion(context, file.url)) : null };
}

export async function listConversions(
  { db, lang }: SignedInContext,
  media: readonly string[],
): Promise<ApiReply<'GET /upload/conversions'>> {
  return { items: await readConversions(db, media, lang) };
}

/** Undefined where it is made, and its job forgotten. */
async function findOwnJob(context: SignedInContext, media: string): Promise<Job | undefined> {
  await authorize(context, 'conversion.change', { media });
  const [job] = await jobs.listJobs(context.db, jobKinds, [media]);
  return job;
}

/** What failed for what the file is stays so. */
export async function retryConversion(context: SignedInContext, media: string): Promise<Conversion> {
  const { app, actor } = context;
  const job = await findOwnJob(context, media);
  if (job && mayRetry(job)) {
    await enqueueJob(app, { kind: job.kind, key: media, requested_by: actor.id });
  }
  return found(await findConversion(context, media));
}

/** What is done or failed meanwhile stays so. */
export async function cancelConversion(context: SignedInContext, media: string): Promise<Conversion> {
  const { app, db } = context;
  const job = await findOwnJob(context, media);
  if (job && (await cancelJob(app, job))) {
    await discardMade(app, await made.releaseUnmade(db, job.id, media));
  }
  return found(await findConversion(context, media));
}
