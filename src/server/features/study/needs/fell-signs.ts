import { calculateMean } from '#contract/figures/averages.ts';
import { listCountedAttempts } from '#contract/figures/counting-attempt.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import { findFall, measureSpread, type Result } from '#contract/rules/needs/fell.ts';
import { recentMs } from '#contract/rules/needs/work.ts';
import type { StudyAttempt } from '#server/features/study/class-work/student-work.repository.ts';
import type { FoundSign } from '#server/features/study/needs/found-sign.ts';
import type { NeedCourseware } from '#server/features/study/needs/needs.repository.ts';

/** Signs of students whose results in a class and subject have fallen. Pure. */

type DatedResult = Result & { user_id: number; at: number; attempt_id: number; courseware: NeedCourseware };

/** The results of an activity by students alone: the mark of a group says little of one of them. */
function listResults(courseware: NeedCourseware, attempts: readonly StudyAttempt[]): DatedResult[] {
  if (courseware.question_count === 0) return [];
  const marked = listCountedAttempts(attempts, courseware.counting_attempt).flatMap((attempt) => {
    const share = scoreShare(attempt);
    return share === null ? [] : [{ attempt, share }];
  });
  const class_mean = calculateMean(marked.map(({ share }) => share)) ?? 0;
  return marked
    .filter(({ attempt }) => attempt.group_id === null)
    .map(({ attempt: { id, user_id, submitted_at }, share }) => ({
      share,
      class_mean,
      class_count: marked.length,
      user_id,
      at: submitted_at ?? 0,
      attempt_id: id,
      courseware,
    }));
}

function describeFall(results: readonly DatedResult[], spread: number, now: number): FoundSign[] {
  const last = results.at(-1);
  if (!last || last.at <= now - recentMs) return [];
  const fall = findFall(results, spread);
  if (!fall) return [];
  const { certainty, ...evidence } = fall;
  const { user_id, courseware } = last;
  return [
    {
      reason: 'fell',
      user_id,
      courseware_id: courseware.courseware_id,
      courseware,
      state: results
        .slice(-2)
        .map(({ attempt_id, share }) => `${attempt_id}:${Math.round(share * 1_000)}`)
        .join('/'),
      rank: (fall.last + fall.before_last) / 2 - fall.mean,
      question: null,
      evidence,
      certainty,
    },
  ];
}

/** `isStudent`: whether the person is in the class now. */
export function findFellSigns(
  coursewares: readonly NeedCourseware[],
  attempts: ReadonlyMap<number, readonly StudyAttempt[]>,
  isStudent: (classId: number, userId: number) => boolean,
  now: number,
): FoundSign[] {
  const taught = Map.groupBy(coursewares, ({ class_id, subject_id }) => `${class_id}/${subject_id}`);
  return [...taught.values()].flatMap((ofClass) => {
    const classId = ofClass[0]?.class_id ?? 0;
    const results = ofClass.flatMap((courseware) =>
      listResults(courseware, attempts.get(courseware.courseware_id) ?? []),
    );
    const lists = [...Map.groupBy(results, ({ user_id }) => user_id)].map(([user_id, list]) => ({
      user_id,
      list: list.toSorted((one, other) => one.at - other.at),
    }));
    const spread = measureSpread(lists.map(({ list }) => list));
    return lists
      .filter(({ user_id }) => isStudent(classId, user_id))
      .flatMap(({ list }) => describeFall(list, spread, now));
  });
}
