import { studentFileMaxBytes } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as attemptUploads from '#server/features/files/uploads/attempt-uploads.repository.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';

/** Limits of one student's uploads. Sizes in bytes. */

const megabyte = 1024 * 1024;
const unfinishedMax = 5;
/** Limit of all unfinished uploads together: student devices send one file after the other. */
const studentUnfinishedMaxBytes = studentFileMaxBytes;
/** Limit of files in one attempt. */
const attemptFilesMax = 50;
/** Limit of all attempts in one courseware together. */
const coursewareMaxBytes = 500 * megabyte;

type Attempt = { id: number; courseware_id: number };
type NewUpload = { owner_id: number; bytes: number };

/** Refuses 'too_many_uploads', 'too_many_files' and 'work_too_large'. The caller prevents simultaneous checks. */
export async function requireStudentLimits(
  tx: Db,
  attempt: Attempt,
  { owner_id, bytes }: NewUpload,
): Promise<void> {
  const unfinishedUploads = await uploads.countUnfinished(tx, owner_id);
  const isTooMuch = unfinishedUploads.bytes + bytes > studentUnfinishedMaxBytes;
  if (unfinishedUploads.count >= unfinishedMax || isTooMuch) {
    throw new AppError('too_many_uploads', { count: unfinishedUploads.count });
  }
  if ((await attemptUploads.countAttemptFiles(tx, attempt.id)) >= attemptFilesMax) {
    throw new AppError('too_many_files', { count: attemptFilesMax });
  }
  const handedIn = await attemptUploads.sumHandedIn(tx, owner_id, attempt.courseware_id);
  if (handedIn + bytes > coursewareMaxBytes) {
    throw new AppError('work_too_large', { size: coursewareMaxBytes / megabyte });
  }
}
