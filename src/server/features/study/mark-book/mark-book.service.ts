import type { Api, ApiReply } from '#contract/api.ts';
import { bookedCoursewaresMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { calculateClassAverage } from '#contract/rules/class-figures.ts';
import { findAcceptedUntil } from '#contract/rules/late-work.ts';
import { bookMark, summarizeMarks } from '#contract/rules/mark-book.ts';
import { requireFound } from '#server/app-error.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { effectiveRules, type StudentException } from '#server/features/attempts/rules/effective-rules.ts';
import { countWork, noWork } from '#server/features/coursewares/placed.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import {
  findCountingAttempt,
  isLateAttempt,
  listCountedAttempts,
  scoreShareOf,
} from '#server/features/study/class-work/counting.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import * as markBook from '#server/features/study/mark-book/mark-book.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { listAssigned } from '#server/policy/assigned.repository.ts';
import { authorize } from '#server/policy/policy.ts';

/** The mark book of a class and subject. Nothing of it is stored: each mark is that of the attempt which counts. */

type Reply = ApiReply<'GET /study/mark_book'>;
type Student = Awaited<ReturnType<typeof markBook.listStudents>>[number];

/** A courseware with all that its column needs. */
export type Column = {
  courseware: study.StudyCourseware;
  attempts: readonly studentWork.StudyAttempt[];
  attemptsByStudent: ReadonlyMap<number, readonly studentWork.StudyAttempt[]>;
  exceptions: ReadonlyMap<number, StudentException | null>;
  /** Undefined: for the whole class. */
  assignedIds: ReadonlySet<number> | undefined;
};

/** The columns of the coursewares. With `userId`, they hold the attempts of this student alone. */
export async function readColumns(
  { app, db }: Pick<SignedInContext, 'app' | 'db'>,
  coursewares: readonly study.StudyCourseware[],
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

export function describeCell(column: Column, userId: number, now: number) {
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

export function describeStudent(student: Student, columns: readonly Column[], now: number) {
  const cells = columns.map((column) => describeCell(column, student.user_id, now));
  return { ...student, cells, total: summarizeMarks(cells) };
}

/** The newest coursewares of a class and subject, the earliest first, and whether there are more. */
export async function listBooked(
  { app, db }: Pick<SignedInContext, 'app' | 'db'>,
  key: { class_id: number; subject_id: number },
) {
  const newest = await study.listOpenedCoursewares(db, key, {
    now: app.now(),
    limit: bookedCoursewaresMax + 1,
  });
  return {
    coursewares: newest.slice(0, bookedCoursewaresMax).reverse(),
    is_cut: newest.length > bookedCoursewaresMax,
  };
}

/** Refuses classes and subjects that the caller does not teach. Submits overdue attempts first. */
export async function readMarkBook(
  context: SignedInContext,
  input: ParsedInputOf<Api['GET /study/mark_book']>,
): Promise<Reply> {
  const { app, db } = context;
  await authorize(context, 'unit.see', input);
  const heading = requireFound(await markBook.findHeading(db, input));
  const now = app.now();
  const { coursewares, is_cut } = await listBooked(context, input);
  const columns = await readColumns(context, coursewares);
  const workCounts = await countWork(
    db,
    columns.map(({ courseware }) => courseware.courseware_id),
  );
  const groups = await readGroupNames(db, { ...input, group_set_id: null });
  const students = (await markBook.listStudents(db, input.class_id)).map((student) => ({
    ...describeStudent(student, columns, now),
    group: groups.get(student.user_id) ?? '',
  }));
  return {
    ...heading,
    coursewares: columns.map(({ courseware, attempts }) => {
      const { courseware_id, courseware_name, type, unit_name, due_at, max_score } = courseware;
      const shares = listCountedAttempts(attempts, courseware.counting_attempt).map(scoreShareOf);
      const { assigned } = workCounts.get(courseware_id) ?? noWork;
      const { average } = calculateClassAverage(shares, assigned);
      return { courseware_id, courseware_name, type, unit_name, due_at, max_score, average };
    }),
    students,
    average: calculateClassAverage(
      students.map(({ total }) => total.share),
      students.length,
    ).average,
    is_cut,
  };
}
