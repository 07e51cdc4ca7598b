import { join } from 'node:path';
import type { App } from '#server/app.ts';
import { importActivityJob } from '#server/features/activity-files/import/import-job-kind.ts';
import * as imports from '#server/features/activity-files/import/imports.repository.ts';
import {
  type ReadActivity,
  readActivityFile,
} from '#server/features/activity-files/import/read-activity-file.ts';
import { refuse, toJobError } from '#server/features/activity-files/import/refuse.ts';
import { storeActivity, storeMedia } from '#server/features/activity-files/import/store-activity.ts';
import {
  findMedia,
  type UnpackedMedium,
  unpackMedia,
} from '#server/features/activity-files/import/unpack-media.ts';
import { requireDiskSpace } from '#server/features/files/storage/disk-space.service.ts';
import {
  copyToLocal,
  mediaKeyOf,
  openObject,
} from '#server/features/files/storage/stored-objects.service.ts';
import { discardPrivateFiles } from '#server/features/files/storage/unused-files.service.ts';
import { readHiddenTypes } from '#server/features/school/hidden-types.service.ts';
import { implementJob } from '#server/jobs/define-job.ts';
import type { Job, JobKind, JobRun } from '#server/jobs/job-kind.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { refuseSameNames } from '#server/media/packages/package-paths.ts';
import { listZip, openZip } from '#server/media/packages/read-zip.ts';

/** Takes in files of activities as jobs: the draft and its media are there when the job ends, or nothing is. */

type UnpackedActivity = { activity: ReadActivity; unpacked: UnpackedMedium[] };

/** The share of the progress that is over when all is unpacked and checked. */
const unpackedShare = 0.8;

async function unpackActivity(app: App, zipPath: string, run: JobRun): Promise<UnpackedActivity> {
  const zip = await openZip(zipPath);
  try {
    const entries = await listZip(zip);
    refuseSameNames(entries.map(({ path }) => path));
    const types = { activities: app.activities, hiddenTypes: await readHiddenTypes(app.db) };
    const activity = await readActivityFile(types, zip, entries, run);
    const found = findMedia(activity, entries);
    const bytes = found.reduce((sum, { entry }) => sum + entry.entry.uncompressedSize, 0);
    // Each is unpacked, and then stored.
    await requireDiskSpace(app, 2 * bytes);
    const progress = (share: number) => run.progress(share * unpackedShare);
    return { activity, unpacked: await unpackMedia(app, zip, found, { ...run, progress }) };
  } finally {
    zip.close();
  }
}

/** Removes the uploaded file once its job has ended in whichever way. */
async function removeFile(app: App, fileId: number): Promise<void> {
  const file = await imports.findActivityFile(app.db, fileId);
  if (!file) return;
  await imports.deleteActivityFile(app.db, fileId);
  if (await imports.isFileShared(app.db, file)) return;
  await discardPrivateFiles(app, [mediaKeyOf(`${file.sha256}${file.extension}`, true)]);
}

async function tidy(app: App, { kind, key }: Job): Promise<void> {
  const job = await findJob(app.db, kind, key);
  if (job?.state === 'queued' || job?.state === 'running') return;
  await removeFile(app, Number(key));
}

async function runImport(app: App, fileId: number, run: JobRun) {
  const file = (await imports.findActivityFile(app.db, fileId)) ?? refuse('file_gone');
  const media = `${file.sha256}${file.extension}`;
  if (!(await openObject(app, media, { isPrivate: true }))) return refuse('file_gone');
  await requireDiskSpace(app, file.bytes);
  const zipPath = join(run.folder, 'activity.zip');
  await copyToLocal(app, media, zipPath, { isPrivate: true });
  const { activity, unpacked } = await unpackActivity(app, zipPath, run);
  run.signal.throwIfAborted();
  const stored = await storeMedia(app, unpacked);
  return { activity, stored, ownerId: file.owner_id };
}

export function importActivityJobs(app: App): Record<string, JobKind> {
  return implementJob(importActivityJob, {
    lane: 'activity_file',
    timeMaxMinutes: 15,
    runJob: async ({ key }, run) => {
      const fileId = Number(key);
      const { activity, stored, ownerId } = await runImport(app, fileId, run);
      return (tx) => storeActivity(app, tx, activity, { fileId, ownerId, stored });
    },
    explain: toJobError,
    tidy: (job) => tidy(app, job),
  });
}
