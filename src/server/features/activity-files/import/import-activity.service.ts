import type { Api, ApiReply } from '#contract/api.ts';
import { findOwn } from '#contract/find-own.ts';
import { formatText, type Language, type Text, type TextParams } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { resultMessages } from '#contract/result-messages/result-messages.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { importActivityJob } from '#server/features/activity-files/import/import-job-kind.ts';
import {
  importFailures,
  type LeftOut,
  leftOutMessages,
} from '#server/features/activity-files/import/import-messages.ts';
import * as imports from '#server/features/activity-files/import/imports.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';
import { authorize } from '#server/policy/policy.ts';

/** Begins to take in uploaded files of activities, and tells how far that is. */

type ImportState = ApiReply<'GET /diy/import_state'>;
type Input = ParsedInputOf<Api['POST /diy/import']>;

/** Why the job failed, in words. A medium that was refused says why, in the words of an upload. */
function explainFailure({ error, error_params }: Job, lang: Language): string {
  const params = JSON.parse(error_params) as TextParams;
  const refusal = findOwn<Text>(resultMessages, String(params['refusal'] ?? ''));
  const reason = refusal ? formatText(refusal, lang, params) : '';
  return formatText(findOwn<Text>(importFailures, error) ?? importFailures.failed, lang, {
    ...params,
    reason,
  });
}

function describeJob(job: Job, lang: Language): ImportState {
  const { state, progress } = job;
  const isOver = state === 'failed' || state === 'cancelled' || state === 'done';
  return {
    // A job that is done has an import, unless its activity was deleted meanwhile.
    state: isOver ? 'failed' : state,
    progress,
    message: isOver ? explainFailure(job, lang) : '',
    activity: null,
    left_out: [],
  };
}

function describeImport(
  { id, type, name, left_out }: NonNullable<Awaited<ReturnType<typeof imports.findImport>>>,
  lang: Language,
): ImportState {
  const leftOut = JSON.parse(left_out) as LeftOut[];
  const sentences = leftOut.map(([key, params]) => formatText(leftOutMessages[key], lang, params));
  return { state: 'done', progress: 1, message: '', activity: { id, type, name }, left_out: sentences };
}

/** Tells how far taking in a file is. Refuses with 'not_found' for files of others and those not begun. */
export async function readImportState(
  { db, actor, lang }: SignedInContext,
  { file_id }: Input,
): Promise<ImportState> {
  // The job is read first, so that one that ends between the two queries is found as done.
  const job = await findJob(db, importActivityJob.kind, String(file_id));
  const done = await imports.findImport(db, file_id);
  const owner_id = done?.owner_id ?? requireFound(job).requested_by;
  await authorize({ db, actor }, 'activity_file.import', { owner_id });
  return done ? describeImport(done, lang) : describeJob(requireFound(job), lang);
}

/**
 * Begins to take in an own file, unless that has begun. A call that is repeated after its end tells the end: the file
 * is gone by then.
 */
export async function importActivity(context: SignedInContext, { file_id }: Input): Promise<ImportState> {
  const { app, db, actor } = context;
  const file = await imports.findActivityFile(db, file_id);
  if (!file) return readImportState(context, { file_id });
  await authorize(context, 'activity_file.import', file);
  // Its bytes and its record are removed a little after the end. An earlier file may have had the same id.
  const done = await imports.findImport(db, file_id);
  if (done && done.created_at >= file.created_at) return readImportState(context, { file_id });
  await inTransaction(db, async (tx) => {
    await imports.deleteImport(tx, file_id);
    await enqueueJob(app, tx, importActivityJob, {
      key: String(file_id),
      requested_by: actor.id,
      payload: {},
    });
  });
  return readImportState(context, { file_id });
}
