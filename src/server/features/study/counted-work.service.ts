import { uniqueAttempts } from '#contract/figures/counting-attempt.ts';
import { analyseShares } from '#contract/figures/item-analysis.ts';
import type { App } from '#server/app.ts';
import {
  isCountedStudent,
  loadCoursewareStudy,
  type StudentAttempt,
} from '#server/features/study/class-work/courseware-study.ts';
import { findStudyCourseware } from '#server/features/study/class-work/study.repository.ts';

/** For other features: the work of a courseware that counts, and its item analysis. */

/** The attempts that count, those of groups once; undefined if the courseware is deleted. Submits overdue ones first. */
export async function readCountedAttempts(
  app: App,
  coursewareId: number,
): Promise<StudentAttempt[] | undefined> {
  const courseware = await findStudyCourseware(app.db, coursewareId);
  if (!courseware) return undefined;
  const { students } = await loadCoursewareStudy(app, courseware);
  return uniqueAttempts(
    students.filter(isCountedStudent).flatMap(({ countingAttempt }) => countingAttempt ?? []),
  );
}

/** The discrimination of a question by its shares of the points, each with the score that it is compared with. */
export function analyseDiscrimination(shares: Parameters<typeof analyseShares>[0]) {
  const { discrimination_index, discriminative_efficiency } = analyseShares(shares);
  return { discrimination: discrimination_index, efficiency: discriminative_efficiency };
}
