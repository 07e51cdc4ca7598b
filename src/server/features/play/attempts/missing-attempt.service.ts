import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';

/**
 * The refusal for a missing attempt or courseware. People with work in it learn that the teacher deleted it; for
 * everybody else it does not exist.
 */
export async function refusalOfMissing(
  db: Db,
  userId: number,
  of: { attemptId: number } | { coursewareId: number },
): Promise<AppError> {
  return new AppError((await attempts.hasDeletedWork(db, userId, of)) ? 'courseware_deleted' : 'not_found');
}
