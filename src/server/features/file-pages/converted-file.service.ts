import { AppError } from '#server/app-error.ts';
import type { Row } from '#server/database/schema.ts';
import { explainFailure, mayRetry } from '#server/features/conversions/failures.service.ts';
import * as filePages from '#server/features/file-pages/file-pages.repository.ts';
import { requirePrivateFile } from '#server/features/files/serving/private-file.service.ts';
import type { ActorContext, SignedInContext } from '#server/http/context.ts';
import type { JobDefinition } from '#server/jobs/define-job.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/** What a job made of a file that a student handed in. Whoever may see the file may see it. */

/** `rows`: the files that were made, in order. */
type Converted = { state: 'waiting' | 'done' | 'failed'; message: string; rows: Row<'file'>[] };

type ConvertedFileJob = {
  job: JobDefinition<object>;
  /** A job that is done may have made nothing, because the file itself is good enough. */
  mayMakeNothing: boolean;
};

/** Refuses with 'not_found' for files that are not of an answer, or have another extension. */
export async function requireHandedInFile(
  context: ActorContext,
  id: number,
  extensions: readonly string[],
): Promise<number> {
  const file = await requirePrivateFile(context, id);
  if (file.question_id === null || !extensions.includes(file.extension)) throw new AppError('not_found');
  return file.id;
}

/** What was made, or what becomes of it; `starts` asks for what is missing. */
export async function readConvertedFile(
  { app, db, actor, lang }: SignedInContext,
  { job, mayMakeNothing }: ConvertedFileJob,
  { id, starts }: { id: number; starts: boolean },
): Promise<Converted> {
  const key = String(id);
  // The job is read first, so that one that ends between the two queries is found as done.
  const found = await findJob(db, job.kind, key);
  const rows = await filePages.listPages(db, id);
  const hasEnded = found?.state === 'done';
  if (rows.length > 0 || (hasEnded && mayMakeNothing)) return { state: 'done', message: '', rows };
  if (starts && (!found || hasEnded || mayRetry(found))) {
    await enqueueJob(app, db, job, { key, requested_by: actor.id, payload: {} });
    return { state: 'waiting', message: '', rows };
  }
  return found?.state === 'failed'
    ? { state: 'failed', message: explainFailure(found, lang), rows }
    : { state: 'waiting', message: '', rows };
}
