import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#server/app.ts';
import { toJobError } from '#server/features/conversions/failures.service.ts';
import { copyHandedInFile, storeMadeFiles } from '#server/features/file-pages/converted-file-jobs.ts';
import { defineJob, implementJob, noPayload } from '#server/jobs/define-job.ts';
import type { JobKind, JobRun } from '#server/jobs/job-kind.ts';
import { findMissingProgram } from '#server/media/availability.ts';
import { ConversionError } from '#server/media/conversion-error.ts';
import { drawDocument, type PagePicture } from '#server/media/documents/convert-document.ts';

/** Draws the pages of a handed-in document. The key of a job is the id of the document's file. */

export const filePagesJob = defineJob({ kind: 'file_pages', payload: noPayload });

const megabyte = 1024 * 1024;
/** Limit of all pictures of one document together. */
const picturesMaxBytes = 100 * megabyte;

async function drawPages(app: App, id: number, run: JobRun): Promise<PagePicture[]> {
  const { programs } = app;
  const { path, extension } = await copyHandedInFile(app, id, run);
  const program = findMissingProgram(programs, 'document', extension);
  if (program !== undefined) throw new ConversionError('program_missing', { program });
  const folder = join(run.folder, 'made');
  await mkdir(folder);
  const pictures = await drawDocument({ ...run, path, extension, programs, folder });
  if (pictures.reduce((sum, { bytes }) => sum + bytes, 0) > picturesMaxBytes)
    throw new ConversionError('result_too_large', { size: picturesMaxBytes / megabyte });
  return pictures;
}

export function filePageJobs(app: App): Record<string, JobKind> {
  return implementJob(filePagesJob, {
    lane: 'document',
    timeMaxMinutes: 10,
    runJob: async ({ key }, run) => {
      const id = Number(key);
      const pictures = await drawPages(app, id, run);
      const format = { extension: '.webp', mime: 'image/webp' } as const;
      return storeMadeFiles(app, id, pictures, format, run.signal);
    },
    explain: toJobError,
  });
}
