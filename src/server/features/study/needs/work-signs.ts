import { findAcceptedUntil } from '#contract/rules/late-work.ts';
import { findWorkNeed, recentMs } from '#contract/rules/needs/work.ts';
import { effectiveRules, type StudentException } from '#server/features/attempts/rules/effective-rules.ts';
import type { FoundSign } from '#server/features/study/needs/found-sign.ts';
import type { NeedCourseware, NeedStudent } from '#server/features/study/needs/needs.repository.ts';

/** Signs of work that students did not hand in. Pure. */

/** What is known of a courseware's students. */
export type CoursewareFacts = {
  courseware: NeedCourseware;
  students: readonly NeedStudent[];
  /** Undefined: for the whole class. */
  assignedIds: ReadonlySet<number> | undefined;
  exceptions: ReadonlyMap<number, StudentException | null>;
  /** Ids of everybody with an attempt. */
  startedIds: ReadonlySet<number>;
};

export const isOpenNow = ({ is_open, open_at }: NeedCourseware, now: number): boolean =>
  is_open === 1 && (open_at === null || open_at <= now);

/** Also of students who did the activity in another class: who did is read for those with a sign alone. */
export function findWorkSigns(
  { courseware, students, assignedIds, exceptions, startedIds }: CoursewareFacts,
  now: number,
): FoundSign[] {
  if (!isOpenNow(courseware, now)) return [];
  return students.flatMap((student): FoundSign[] => {
    const { user_id } = student;
    const exception = exceptions.get(user_id) ?? null;
    const rules = effectiveRules(courseware, exception);
    const accepted_until = findAcceptedUntil(rules);
    const reason = findWorkNeed(
      {
        is_guest: false,
        is_assigned: assignedIds?.has(user_id) ?? true,
        is_excused: exception?.is_excused === 1,
        is_open: true,
        has_attempt: startedIds.has(user_id),
        is_done_elsewhere: false,
        due_at: rules.due_at,
        accepted_until,
        joined_at: student.joined_at,
      },
      now,
    );
    if (!reason || rules.due_at === null || accepted_until === null) return [];
    return [
      {
        reason,
        user_id,
        courseware_id: courseware.courseware_id,
        courseware,
        state: `${accepted_until}`,
        rank: reason === 'missing' ? -accepted_until : rules.due_at,
        question: null,
        evidence: { due_at: rules.due_at, accepted_until },
        certainty: 'certain',
      },
    ];
  });
}

/** Whether anybody could lack work here: it ends soon, or ended lately, for the class or for a student with an own time. */
export function mayLackWork(
  courseware: NeedCourseware,
  exceptions: Iterable<StudentException | null>,
  now: number,
): boolean {
  const untilTimes = [null, ...exceptions].map((each) => findAcceptedUntil(effectiveRules(courseware, each)));
  return isOpenNow(courseware, now) && untilTimes.some((until) => until !== null && until > now - recentMs);
}
