import { mkdir } from 'node:fs/promises';
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
import { findMissingProgram } from '#server/media/availability.ts';
import { ConversionError } from '#server/media/conversion-error.ts';
import { drawDocument, type PagePicture } from '#server/media/documents/convert-document.ts';

/** Draws the pages of a handed-in document. The key of a job is the id of the document's file. */

export const filePagesJob = defineJob({ kind: 'file_pages', payload: noPayload });

const megabyte = 1024 * 1024;
/** Limit of all pictures of one document together. */
const picturesMaxBytes = 100 * megabyte;

type Document = Row<'file'>;
type StoredPage = Pick<NewRow<'file'>, 'sha256' | 'extension' | 'bytes' | 'width' | 'height'>;

async function drawPages(app: App, document: Document, run: JobRun): Promise<PagePicture[]> {
  const { sha256, extension } = document;
  const program = findMissingProgram(app.programs, 'document', extension);
  if (program !== undefined) throw new ConversionError('program_missing', { program });
  await requireDiskSpace(app, 0);
  await requireFreeQuota(app);
  const path = join(run.folder, `source${extension}`);
  await copyToLocal(app, `${sha256}${extension}`, path, { isPrivate: true });
  const folder = join(run.folder, 'made');
  await mkdir(folder);
  const { programs } = app;
  const pictures = await drawDocument({ ...run, path, extension, programs, folder });
  if (pictures.reduce((sum, { bytes }) => sum + bytes, 0) > picturesMaxBytes)
    throw new ConversionError('result_too_large', { size: picturesMaxBytes / megabyte });
  return pictures;
}

async function storePage(app: App, { path, width, height }: PagePicture): Promise<StoredPage> {
  const extension = '.webp';
  const { media, bytes } = await storeObject(app, { path, extension, isPrivate: true });
  return { sha256: media.slice(0, -extension.length), extension, bytes, width, height };
}

/** Adds the pages to a document that is still there. They have no question: no answer can name them as its files. */
async function insertPages(tx: Tx, id: number, pages: readonly StoredPage[], now: number): Promise<void> {
  const document = await filePages.lockDocument(tx, id);
  if (!document || (await filePages.listPages(tx, id)).length > 0) return;
  const { owner_id, attempt_id, is_private, name } = document;
  const rows = pages.map((page, page_number): NewRow<'file'> => {
    const facts = { owner_id, attempt_id, is_private, name, mime: 'image/webp', created_at: now };
    return { ...page, ...facts, page_of: id, page_number };
  });
  await filePages.insertPages(tx, rows);
}

export function filePageJobs(app: App): Record<string, JobKind> {
  return implementJob(filePagesJob, {
    lane: 'document',
    timeMaxMinutes: 10,
    runJob: async ({ key }, run) => {
      const id = Number(key);
      const pictures = await drawPages(app, requireFound(await filePages.findDocument(app.db, id)), run);
      const pages: StoredPage[] = [];
      for (const picture of pictures) {
        run.signal.throwIfAborted();
        pages.push(await storePage(app, picture));
      }
      return (tx) => insertPages(tx, id, pages, app.now());
    },
    explain: toJobError,
  });
}
