import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as attempts from '#server/features/attempts/rows/attempts.repository.ts';

/**
 * The error for a missing attempt or courseware. People with work in it are told that it was deleted; everybody else
 * gets 'not_found'.
 */
export async function createMissingError(
  db: Db,
  userId: number,
  attemptOrCourseware: { attemptId: number } | { coursewareId: number },
): Promise<AppError> {
  return new AppError(
    (await attempts.hasDeletedWork(db, userId, attemptOrCourseware)) ? 'courseware_deleted' : 'not_found',
  );
}
