import { calculateMean } from '#contract/figures/averages.ts';
import { findCountingAttempt } from '#contract/figures/counting-attempt.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import { isAdmin } from '#server/auth/actor.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Only this many of the newest marked coursewares are read; most terms have fewer. */
const coursewaresMax = 100;

/**
 * Reads the results of a class's students in its term: by user id, the mean share 0..1 of the counting attempts, in the
 * subjects that the caller may see. Leaves out students without a mark.
 */
export async function readTermShares(
  { db, actor }: SignedInContext,
  classId: number,
): Promise<ReadonlyMap<number, number>> {
  const noRestrictions = {
    calendarId: undefined,
    subjectId: undefined,
    unitId: undefined,
    keyword: undefined,
  };
  const filter = { ...noRestrictions, viewer: isAdmin(actor) ? ('all' as const) : actor.id, classId };
  const coursewares = await study.listCoursewaresWithWork(db, filter, {
    limit: coursewaresMax,
    isMarked: true,
  });
  if (coursewares.length === 0) return new Map();
  const ids = coursewares.map(({ courseware_id }) => courseware_id);
  const attemptsByStudent = Map.groupBy(await studentWork.listAttempts(db, ids), ({ user_id }) => user_id);
  const shareByStudent = new Map<number, number>();
  for (const [userId, attempts] of attemptsByStudent) {
    const meanShare = calculateMean(
      coursewares.map(({ courseware_id, counting_attempt }) => {
        const coursewareAttempts = attempts.filter((attempt) => attempt.courseware_id === courseware_id);
        return scoreShare(findCountingAttempt(coursewareAttempts, counting_attempt));
      }),
    );
    if (meanShare !== null) shareByStudent.set(userId, meanShare);
  }
  return shareByStudent;
}
