import type { ApiReply } from '#contract/api.ts';
import { AppError } from '#server/app-error.ts';
import { explainFailure, mayRetry } from '#server/features/conversions/failures.service.ts';
import { listPages } from '#server/features/file-pages/file-pages.repository.ts';
import { fileVideoJob } from '#server/features/file-pages/file-video-jobs.ts';
import { describeFile } from '#server/features/files/files.service.ts';
import { requirePrivateFile } from '#server/features/files/serving/private-file.service.ts';
import type { ActorContext, SignedInContext } from '#server/http/context.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';
import { uploadRules } from '#server/storage/upload-rules.ts';

/** Videos that students handed in, converted. Whoever may see the video may see what was made of it. */

type TaughtVideo = ApiReply<'POST /study/file_video'>;

/** Refuses with 'not_found' for files that are no videos of an answer. */
async function requireVideo(context: ActorContext, id: number): Promise<number> {
  const file = await requirePrivateFile(context, id);
  if (file.question_id === null || !uploadRules.video.extensions.includes(file.extension))
    throw new AppError('not_found');
  return file.id;
}

/** The converted video, or what becomes of it; `starts` asks for one that is missing. */
export async function readTaughtVideo(
  context: SignedInContext,
  input: { id: number; starts: boolean },
): Promise<TaughtVideo> {
  const { app, db, actor, lang } = context;
  const id = await requireVideo(context, input.id);
  // The job is read first, so that one that ends between the two queries is found as done.
  const job = await findJob(db, fileVideoJob.kind, String(id));
  const [made] = await listPages(db, id);
  if (made) return { state: 'done', message: '', url: describeFile(made, made.name, 'teacher').url };
  if (job?.state === 'done') return { state: 'done', message: '', url: null };
  if ((!job || mayRetry(job)) && input.starts) {
    await enqueueJob(app, db, fileVideoJob, { key: String(id), requested_by: actor.id, payload: {} });
    return { state: 'waiting', message: '', url: null };
  }
  if (job?.state === 'failed') return { state: 'failed', message: explainFailure(job, lang), url: null };
  return { state: 'waiting', message: '', url: null };
}
