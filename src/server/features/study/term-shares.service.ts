import { isAdmin } from '#server/auth/actor.ts';
import { meanOf } from '#server/features/study/class-figures.ts';
import { findCountingAttempt, scoreShareOf } from '#server/features/study/counting.ts';
import * as studentWork from '#server/features/study/student-work.repository.ts';
import * as study from '#server/features/study/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** At most this many of the newest marked coursewares are read: more than most terms have. */
const coursewaresMax = 100;

/**
 * Results of a class's students in its term: by student, the mean share 0..1 of marks in the counting attempts, over the
 * subjects that the caller may see. Students without a mark are left out.
 */
export async function readTermShares(
  { db, actor }: SignedInContext,
  classId: number,
): Promise<ReadonlyMap<number, number>> {
  const anything = { calendarId: undefined, subjectId: undefined, unitId: undefined, keyword: undefined };
  const filter = { ...anything, viewer: isAdmin(actor) ? ('all' as const) : actor.id, classId };
  const coursewares = await study.listWorkedCoursewares(db, filter, {
    limit: coursewaresMax,
    isMarked: true,
  });
  if (coursewares.length === 0) return new Map();
  const ids = coursewares.map(({ courseware_id }) => courseware_id);
  const byStudent = Map.groupBy(await studentWork.listAttempts(db, ids), ({ user_id }) => user_id);
  const shares = new Map<number, number>();
  for (const [userId, attempts] of byStudent) {
    const mean = meanOf(
      coursewares.map(({ courseware_id, counting_attempt }) => {
        const own = attempts.filter((attempt) => attempt.courseware_id === courseware_id);
        return scoreShareOf(findCountingAttempt(own, counting_attempt));
      }),
    );
    if (mean !== null) shares.set(userId, mean);
  }
  return shares;
}
