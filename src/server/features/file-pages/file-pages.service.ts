import type { ApiReply } from '#contract/api.ts';
import { AppError } from '#server/app-error.ts';
import type { Row } from '#server/database/schema.ts';
import { explainFailure, mayRetry } from '#server/features/conversions/failures.service.ts';
import { filePagesJob } from '#server/features/file-pages/file-page-jobs.ts';
import * as filePages from '#server/features/file-pages/file-pages.repository.ts';
import { describeFile } from '#server/features/files/files.service.ts';
import { requirePrivateFile } from '#server/features/files/serving/private-file.service.ts';
import type { ActorContext, SignedInContext } from '#server/http/context.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/** The pages of documents that students handed in. Whoever may see the document may see its pages. */

type TaughtPages = ApiReply<'POST /study/file_pages'>;

const documentExtensions: readonly string[] = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.ppt', '.pptx'];

/** Refuses with 'not_found' for files that are no documents of an answer. */
async function requireDocument(context: ActorContext, id: number): Promise<number> {
  const file = await requirePrivateFile(context, id);
  if (file.question_id === null || !documentExtensions.includes(file.extension))
    throw new AppError('not_found');
  return file.id;
}

function describePages(rows: readonly Row<'file'>[], app: 'player' | 'teacher'): TaughtPages['pages'] {
  return rows.map((row) => {
    const { url, width = 0, height = 0 } = describeFile(row, row.name, app);
    return { url, width, height };
  });
}

/** The pages, or what becomes of them; `starts` asks for pages that are missing. */
export async function readTaughtPages(
  context: SignedInContext,
  input: { id: number; starts: boolean },
): Promise<TaughtPages> {
  const { app, db, actor, lang } = context;
  const id = await requireDocument(context, input.id);
  // The job is read first, so that one that ends between the two queries is found as done.
  const job = await findJob(db, filePagesJob.kind, String(id));
  const rows = await filePages.listPages(db, id);
  if (rows.length > 0) return { state: 'done', message: '', pages: describePages(rows, 'teacher') };
  const isMissing = !job || job.state === 'done' || mayRetry(job);
  if (isMissing && input.starts) {
    await enqueueJob(app, db, filePagesJob, { key: String(id), requested_by: actor.id, payload: {} });
    return { state: 'waiting', message: '', pages: [] };
  }
  if (job?.state === 'failed') return { state: 'failed', message: explainFailure(job, lang), pages: [] };
  return { state: 'waiting', message: '', pages: [] };
}

export async function readOwnPages(
  context: ActorContext,
  input: { id: number },
): Promise<ApiReply<'GET /play/file_pages'>> {
  const id = await requireDocument(context, input.id);
  return { pages: describePages(await filePages.listPages(context.db, id), 'player') };
}
