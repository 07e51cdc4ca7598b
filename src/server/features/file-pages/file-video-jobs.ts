import type { App } from '#server/app.ts';
import { toJobError } from '#server/features/conversions/failures.service.ts';
import { copyHandedInFile, storeMadeFiles } from '#server/features/file-pages/converted-file-jobs.ts';
import { defineJob, implementJob, noPayload } from '#server/jobs/define-job.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';
import { makePlayable } from '#server/media/videos/convert-video.ts';

/** Converts a handed-in video. The key of a job is the id of the video's file. */
export const fileVideoJob = defineJob({ kind: 'file_video', payload: noPayload });

export function fileVideoJobs(app: App): Record<string, JobKind> {
  return implementJob(fileVideoJob, {
    lane: 'video',
    timeMaxMinutes: 15,
    runJob: async ({ key }, run) => {
      const id = Number(key);
      const source = await copyHandedInFile(app, id, run);
      const { mp4, facts } = await makePlayable({ ...run, ...source, programs: app.programs }, run.progress);
      // A video that every browser plays stays as it is.
      const madeFiles = mp4 === source.path ? [] : [{ path: mp4, width: facts.width, height: facts.height }];
      const format = { extension: '.mp4', mime: 'video/mp4' } as const;
      return storeMadeFiles(app, id, madeFiles, format, run.signal);
    },
    explain: toJobError,
  });
}
