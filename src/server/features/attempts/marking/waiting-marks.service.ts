import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { countWaitingAnswers } from '#server/features/attempts/rows/waiting-answers.repository.ts';

/** Refuses with 'marks_waiting' while submitted answers of the courseware wait for a teacher's mark. */
export async function refuseWhileMarksWait(db: Db, coursewareId: number): Promise<void> {
  const count = await countWaitingAnswers(db, coursewareId);
  if (count > 0) throw new AppError('marks_waiting', { count });
}
