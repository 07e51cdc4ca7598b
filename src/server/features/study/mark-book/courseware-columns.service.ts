import { calculateClassAverage } from '#contract/rules/class-figures.ts';
import { findAcceptedUntil } from '#contract/rules/late-work.ts';
import { bookMark } from '#contract/rules/mark-book.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { effectiveRules, type StudentException } from '#server/features/attempts/rules/effective-rules.ts';
import { countWork, noWork } from '#server/features/coursewares/placed.service.ts';
import {
  findCountingAttempt,
  isLateAttempt,
  listCountedAttempts,
  scoreShareOf,
} from '#server/features/study/class-work/counting.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import type * as study from '#server/features/study/class-work/study.repository.ts';
import type { BookCell, BookColumn } from '#server/features/study/mark-book/book-column.ts';
import * as markBook from '#server/features/study/mark-book/mark-book.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { listAssigned } from '#server/policy/assigned.repository.ts';

/** The columns of coursewares: each mark is that of the attempt which counts. */

/** A courseware with all that its column needs. */
type CoursewareWork = {
  courseware: study.OpenedCourseware;
  attempts: readonly studentWork.StudyAttempt[];
  attemptsByStudent: ReadonlyMap<number, readonly studentWork.StudyAttempt[]>;
  exceptions: ReadonlyMap<number, StudentException | null>;
  /** Undefined: for the whole class. */
  assignedIds: ReadonlySet<number> | undefined;
};

async function readWork(
  { app, db }: SignedInContext,
  coursewares: readonly study.OpenedCourseware[],
): Promise<CoursewareWork[]> {
  const ids = coursewares.map(({ courseware_id }) => courseware_id);
  await submitOverdueAttempts(app, { coursewareIds: ids });
  const attempts = Map.groupBy(await studentWork.listAttempts(db, ids), ({ courseware_id }) => courseware_id);
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

function describeCell(
  { courseware, attemptsByStudent, exceptions, assignedIds }: CoursewareWork,
  user_id: number,
  now: number,
): BookCell {
  const exception = exceptions.get(user_id) ?? null;
  const attempt = findCountingAttempt(attemptsByStudent.get(user_id) ?? [], courseware.counting_attempt);
  const mark = bookMark(
    {
      is_assigned: assignedIds?.has(user_id) ?? true,
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

/** The columns of these coursewares. Submits overdue attempts first. */
export async function readCoursewareColumns(
  context: SignedInContext,
  coursewares: readonly study.OpenedCourseware[],
): Promise<BookColumn[]> {
  if (coursewares.length === 0) return [];
  const { app, db } = context;
  const now = app.now();
  const works = await readWork(context, coursewares);
  const workCounts = await countWork(
    db,
    coursewares.map(({ courseware_id }) => courseware_id),
  );
  return works.map((work) => {
    const { courseware, attempts } = work;
    const { courseware_id: id, courseware_name: name, unit_name, due_at, max_score } = courseware;
    const shares = listCountedAttempts(attempts, courseware.counting_attempt).map(scoreShareOf);
    const { average } = calculateClassAverage(shares, (workCounts.get(id) ?? noWork).assigned);
    const described = { kind: 'courseware' as const, id, name, unit_name, due_at, day: null, max_score };
    return {
      at: courseware.created_at,
      work: { ...described, category_id: courseware.mark_category_id, average },
      describeCell: (userId) => describeCell(work, userId, now),
    };
  });
}
