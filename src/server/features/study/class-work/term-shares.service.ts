import { calculateMean } from '#contract/figures/averages.ts';
import { listCountedAttempts } from '#contract/figures/counting-attempt.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import { isAdmin } from '#server/auth/actor.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Only this many of the newest marked coursewares are read; most terms have fewer. */
const coursewaresMax = 100;

/**
 * Reads the results of a class's students in its term: by user id, the mean share 0..1 of the counting attempts, in the
 * subjects that the caller may see. Leaves out students without a mark, and work that a student is excused from.
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
  const attempts = Map.groupBy(await studentWork.listAttempts(db, ids), ({ courseware_id }) => courseware_id);
  const counted = coursewares.flatMap(({ courseware_id, counting_attempt }) =>
    listCountedAttempts(attempts.get(courseware_id) ?? [], counting_attempt),
  );
  return new Map(
    [...Map.groupBy(counted, ({ user_id }) => user_id)].flatMap(([userId, ownAttempts]) => {
      const meanShare = calculateMean(ownAttempts.map(scoreShare));
      return meanShare === null ? [] : [[userId, meanShare] as const];
    }),
  );
}
