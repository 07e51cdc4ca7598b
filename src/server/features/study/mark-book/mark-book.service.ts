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
type Column = {
  courseware: study.StudyCourseware;
  attempts: readonly studentWork.StudyAttempt[];
  attemptsByStudent: ReadonlyMap<number, readonly studentWork.StudyAttempt[]>;
  exceptions: ReadonlyMap<number, StudentException | null>;
  /** Undefined: for the whole class. */
  assignedIds: ReadonlySet<number> | undefined;
};

async function readColumns(
  { app, db }: SignedInContext,
  coursewares: readonly study.StudyCourseware[],
): Promise<Column[]> {
  if (coursewares.length === 0) return [];
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
  { courseware, attemptsByStudent, exceptions, assignedIds }: Column,
  { user_id }: Student,
  now: number,
) {
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

function describeStudent(student: Student, columns: readonly Column[], now: number) {
  const cells = columns.map((column) => describeCell(column, student, now));
  return { ...student, cells, total: summarizeMarks(cells) };
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
  const newest = await study.listOpenedCoursewares(db, input, { now, limit: bookedCoursewaresMax + 1 });
  const columns = await readColumns(context, newest.slice(0, bookedCoursewaresMax).reverse());
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
    is_cut: newest.length > bookedCoursewaresMax,
  };
}
