import { studentFileMaxBytes } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as attemptUploads from '#server/features/files/uploads/attempt-uploads.repository.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';

/** Limits of one student's uploads. Sizes are in bytes. */

const megabyte = 1024 * 1024;
const unfinishedCountMax = 5;
/**
 * Limit for all unfinished uploads together. One file is enough, because students' devices send one file
 * after the other.
 */
const studentUnfinishedMaxBytes = studentFileMaxBytes;
/** Maximum number of files in one attempt. */
const attemptFilesMax = 50;
/** Limit for all attempts of one courseware together. */
const coursewareMaxBytes = 500 * megabyte;
/** Limits for guests, whom anybody with the code may be: of one guest, and of all guests of a courseware together. */
const guestMaxBytes = 50 * megabyte;
const allGuestsMaxBytes = 500 * megabyte;

type Attempt = { id: number; courseware_id: number };
type NewUpload = { owner_id: number; bytes: number };

/**
 * Refuses with 'too_many_uploads', 'too_many_files', 'work_too_large' and 'guest_files_full'. The caller must prevent simultaneous
 * checks.
 */
export async function requireStudentLimits(
  tx: Db,
  attempt: Attempt,
  { owner_id, bytes }: NewUpload,
): Promise<void> {
  const unfinishedUploads = await uploads.sumUnfinishedByOwner(tx, owner_id);
  const isTooMuch = unfinishedUploads.bytes + bytes > studentUnfinishedMaxBytes;
  if (unfinishedUploads.count >= unfinishedCountMax || isTooMuch) {
    throw new AppError('too_many_uploads', { count: unfinishedUploads.count });
  }
  if ((await attemptUploads.countAttemptFiles(tx, attempt.id)) >= attemptFilesMax) {
    throw new AppError('too_many_files', { count: attemptFilesMax });
  }
  const isGuest = await attemptUploads.isGuest(tx, owner_id);
  const maxBytes = isGuest ? guestMaxBytes : coursewareMaxBytes;
  const usedBytes = await attemptUploads.sumStudentFileBytes(tx, owner_id, attempt.courseware_id);
  if (usedBytes + bytes > maxBytes) throw new AppError('work_too_large', { size: maxBytes / megabyte });
  if (!isGuest) return;
  const guestBytes = await attemptUploads.sumGuestFileBytes(tx, attempt.courseware_id);
  if (guestBytes + bytes > allGuestsMaxBytes)
    throw new AppError('guest_files_full', { size: allGuestsMaxBytes / megabyte });
}
