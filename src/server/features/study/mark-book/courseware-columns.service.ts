import { calculateClassAverage, calculateClassMedian } from '#contract/figures/averages.ts';
import { findCountingAttempt, listCountedAttempts } from '#contract/figures/counting-attempt.ts';
import { bookMark } from '#contract/figures/mark-book.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import { bookedCoursewaresMax } from '#contract/limits.ts';
import { findAcceptedUntil } from '#contract/rules/late-work.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { effectiveRules, type StudentException } from '#server/features/attempts/rules/effective-rules.ts';
import { type countWork, noWork } from '#server/features/coursewares/placed.service.ts';
import { isLateAttempt } from '#server/features/study/class-work/late-attempt.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { BookCell, BookColumn } from '#server/features/study/mark-book/book-column.ts';
import * as markBook from '#server/features/study/mark-book/mark-book.repository.ts';
import type { BookKey } from '#server/features/study/mark-book/mark-categories.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { listAssigned } from '#server/policy/assigned.repository.ts';

/** The columns of coursewares: each mark is that of the attempt which counts. */

/** A courseware with all that its column needs. */
export type Column = {
  courseware: study.OpenedCourseware;
  attempts: readonly studentWork.StudyAttempt[];
  attemptsByStudent: ReadonlyMap<number, readonly studentWork.StudyAttempt[]>;
  exceptions: ReadonlyMap<number, StudentException | null>;
  /** Undefined: for the whole class. */
  assignedIds: ReadonlySet<number> | undefined;
};

/** The newest coursewares of a class and subject, the earliest first, and whether there are more. */
export async function listBooked({ app, db }: Pick<SignedInContext, 'app' | 'db'>, book: BookKey) {
  const limit = bookedCoursewaresMax + 1;
  const newest = await study.listOpenedCoursewares(db, book, { now: app.now(), limit });
  return {
    coursewares: newest.slice(0, bookedCoursewaresMax).reverse(),
    is_cut: newest.length > bookedCoursewaresMax,
  };
}

/** The columns of the coursewares. With `userId`, they hold the attempts of this student alone. */
export async function readColumns(
  { app, db }: Pick<SignedInContext, 'app' | 'db'>,
  coursewares: readonly study.OpenedCourseware[],
  userId?: number,
): Promise<Column[]> {
  if (coursewares.length === 0) return [];
  const ids = coursewares.map(({ courseware_id }) => courseware_id);
  await submitOverdueAttempts(app, { coursewareIds: ids });
  const allAttempts =
    userId === undefined
      ? await studentWork.listAttempts(db, ids)
      : await studentWork.listAttemptsOfStudent(db, ids, userId);
  const attempts = Map.groupBy(allAttempts, ({ courseware_id }) => courseware_id);
  const exceptions = Map.groupBy(
    await markBook.listExceptions(db, ids),
    ({ courseware_id }) => courseware_id,
  );
  const targeted = coursewares.filter(({ target_kind }) => target_kind !== 'class');
  const assigned = await listAssigned(
    db,
    targeted.map(({ courseware_id }) => courseware_id),
  );
  return coursewares.map((courseware) => {
    const { courseware_id: id, target_kind } = courseware;
    const ownAttempts = attempts.get(id) ?? [];
    return {
      courseware,
      attempts: ownAttempts,
      attemptsByStudent: Map.groupBy(ownAttempts, ({ user_id }) => user_id),
      exceptions: new Map((exceptions.get(id) ?? []).map(({ user_id, exception }) => [user_id, exception])),
      assignedIds: target_kind === 'class' ? undefined : (assigned.get(id) ?? new Set()),
    };
  });
}

/** The attempt of a student that counts in the column. */
export function findBookedAttempt(
  { courseware, attemptsByStudent }: Column,
  userId: number,
): studentWork.StudyAttempt | undefined {
  return findCountingAttempt(attemptsByStudent.get(userId) ?? [], courseware.counting_attempt);
}

export function describeCell(column: Column, userId: number, now: number): BookCell {
  const { courseware, exceptions, assignedIds } = column;
  const exception = exceptions.get(userId) ?? null;
  const attempt = findBookedAttempt(column, userId);
  const mark = bookMark(
    {
      is_assigned: assignedIds?.has(userId) ?? true,
      is_excused: exception?.is_excused === 1,
      attempt: attempt && { ...attempt, needs_teacher: attempt.needs_teacher === 1 },
      accepted_until: findAcceptedUntil(effectiveRules(courseware, exception)),
    },
    now,
  );
  return {
    ...mark,
    score: attempt?.score ?? null,
    ...(attempt && isLateAttempt(attempt, courseware) && { is_late: true as const }),
    ...(attempt?.group_id != null && { is_shared: true as const }),
  };
}

/** `workCounts`: of `countWork`. */
export function toBookColumn(
  column: Column,
  workCounts: Awaited<ReturnType<typeof countWork>>,
  now: number,
): BookColumn {
  const { courseware, attempts } = column;
  const { courseware_id: id, courseware_name: name, unit_name, due_at, max_score } = courseware;
  const shares = listCountedAttempts(attempts, courseware.counting_attempt).map(scoreShare);
  const { assigned } = workCounts.get(id) ?? noWork;
  const { average } = calculateClassAverage(shares, assigned);
  const described = { kind: 'courseware' as const, id, name, unit_name, due_at, day: null, max_score };
  return {
    at: courseware.created_at,
    work: { ...described, category_id: courseware.mark_category_id, average },
    describeCell: (userId) => describeCell(column, userId, now),
    findMedian: () => calculateClassMedian(shares, assigned),
  };
}
