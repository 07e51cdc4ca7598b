import { join } from 'node:path';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import type { Tx } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';
import { toJobError } from '#server/features/conversions/failures.service.ts';
import * as filePages from '#server/features/file-pages/file-pages.repository.ts';
import { requireDiskSpace } from '#server/features/files/storage/disk-space.service.ts';
import { requireFreeQuota } from '#server/features/files/storage/quota.service.ts';
import { copyToLocal, storeObject } from '#server/features/files/storage/stored-objects.service.ts';
import { defineJob, implementJob, noPayload } from '#server/jobs/define-job.ts';
import type { JobKind, JobRun } from '#server/jobs/job-kind.ts';
import { makePlayable } from '#server/media/videos/convert-video.ts';

/** Converts a handed-in video. The key of a job is the id of the video's file. */
export const fileVideoJob = defineJob({ kind: 'file_video', payload: noPayload });

const extension = '.mp4';

type Video = Row<'file'>;
type StoredVideo = Pick<NewRow<'file'>, 'sha256' | 'extension' | 'bytes' | 'width' | 'height'>;

/** Undefined for a video that every browser plays as it is. */
async function convert(app: App, video: Video, run: JobRun): Promise<StoredVideo | undefined> {
  await requireDiskSpace(app, 0);
  await requireFreeQuota(app);
  const path = join(run.folder, `source${video.extension}`);
  await copyToLocal(app, `${video.sha256}${video.extension}`, path, { isPrivate: true });
  const task = { ...run, path, extension: video.extension, programs: app.programs };
  const { mp4, facts } = await makePlayable(task, run.progress);
  if (mp4 === path) return undefined;
  const { media, bytes } = await storeObject(app, { path: mp4, extension, isPrivate: true });
  const { width, height } = facts;
  return { sha256: media.slice(0, -extension.length), extension, bytes, width, height };
}

/** Adds what was made to a video that is still there. It has no question: no answer can name it as its file. */
async function insertVideo(tx: Tx, id: number, made: StoredVideo, now: number): Promise<void> {
  const video = await filePages.lockDocument(tx, id);
  if (!video || (await filePages.listPages(tx, id)).length > 0) return;
  const { owner_id, attempt_id, is_private, name } = video;
  const facts = { owner_id, attempt_id, is_private, name, mime: 'video/mp4', created_at: now };
  await filePages.insertPages(tx, [{ ...made, ...facts, page_of: id, page_number: 0 }]);
}

export function fileVideoJobs(app: App): Record<string, JobKind> {
  return implementJob(fileVideoJob, {
    lane: 'video',
    timeMaxMinutes: 15,
    runJob: async ({ key }, run) => {
      const id = Number(key);
      const made = await convert(app, requireFound(await filePages.findDocument(app.db, id)), run);
      return async (tx) => {
        if (made) await insertVideo(tx, id, made, app.now());
      };
    },
    explain: toJobError,
  });
}
