import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';

/**
 * Why a person does not find an attempt or a courseware: those with work in it read that the teacher has deleted it,
 * to everybody else it does not exist.
 */
export async function refusalOfMissing(
  db: Db,
  userId: number,
  of: { attemptId: number } | { coursewareId: number },
): Promise<AppError> {
  return new AppError((await attempts.hasDeletedWork(db, userId, of)) ? 'courseware_deleted' : 'not_found');
}
