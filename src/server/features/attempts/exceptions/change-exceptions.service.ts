import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { formatColleagueName, formatStudentName } from '#server/choose-names.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { publishDeadlines, updateDeadlines } from '#server/features/attempts/ending/deadlines.service.ts';
import { publishPeopleChange } from '#server/features/attempts/reading/attempt-events.service.ts';
import {
  lockStartRules,
  type StartRules,
} from '#server/features/attempts/rows/courseware-rules.repository.ts';
import * as exceptions from '#server/features/attempts/rows/exceptions.repository.ts';
import { describeException, type StudentException } from '#server/features/attempts/rules/effective-rules.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import { markResultsDue } from '#server/features/bank-results/results-due.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Gives students of a courseware other rules than the class, and removes these exceptions. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** The teacher who is changing exceptions. */
export type TeacherContext = Pick<SignedInContext, 'app' | 'db' | 'actor'>;

const noException: StudentException = { extra_minutes: 0, due_at: null, extra_attempts: 0, is_excused: 0 };

const isNoException = ({ extra_minutes, due_at, extra_attempts, is_excused }: StudentException) =>
  extra_minutes === 0 && due_at === null && extra_attempts === 0 && is_excused === 0;

/** Refuses coursewares that the teacher may not make exceptions in, and people who do not belong to the courseware. */
export async function requireStudents(
  context: TeacherContext,
  { courseware_id, user_ids }: { courseware_id: number; user_ids: readonly number[] },
): Promise<void> {
  const { db } = context;
  await authorize(
    context,
    'exception.change',
    requireFound(await exceptions.findClassAndSubject(db, courseware_id)),
  );
  const peopleIds = await exceptions.listPeopleIds(db, courseware_id);
  if (user_ids.some((id) => !peopleIds.has(id))) throw new AppError('not_found');
}

export function requireFutureDue(dueAt: number | null | undefined, now: number): void {
  if (typeof dueAt === 'number' && dueAt <= now) throw new AppError('invalid_input', { field: 'due_at' });
}

/**
 * Returns the rules for the class and locks them: nobody can start an attempt or change an exception until the
 * transaction ends.
 */
export async function lockCoursewareRules(tx: Db, id: number): Promise<StartRules> {
  return requireFound((await lockStartRules(tx, [id])).get(id));
}

/**
 * Applies `changeException` to each student's exception and stores the result. The caller has locked the courseware.
 */
export async function changeExceptions(
  { app, actor }: TeacherContext,
  tx: Db,
  {
    coursewareId,
    userIds,
    changeException,
  }: {
    coursewareId: number;
    userIds: readonly number[];
    changeException: (oldException: StudentException) => StudentException;
  },
): Promise<void> {
  const exceptionKeys = [...new Set(userIds)].map((user_id) => ({ courseware_id: coursewareId, user_id }));
  const exceptionOf = await exceptions.findExceptions(tx, exceptionKeys);
  const changedRows = exceptionKeys.map((key): Row<'courseware_exception'> => {
    const { extra_minutes, due_at, extra_attempts, is_excused } = changeException(
      exceptionOf(key) ?? noException,
    );
    const changedBy = { changed_by: actor.id, changed_at: app.now() };
    return { ...key, extra_minutes, due_at, extra_attempts, is_excused, ...changedBy };
  });
  await exceptions.storeExceptions(
    tx,
    changedRows.filter((row) => !isNoException(row)),
  );
  await exceptions.deleteExceptions(
    tx,
    coursewareId,
    changedRows.filter(isNoException).map(({ user_id }) => user_id),
  );
  await recordAudit(
    tx,
    ...changedRows.map((row): AuditChange => {
      const { user_id, changed_by: actor_id, changed_at: at } = row;
      return {
        at,
        actor_id,
        action: isNoException(row) ? 'exception.take_back' : 'exception.give',
        subject_kind: 'courseware',
        subject_id: coursewareId,
        courseware_id: coursewareId,
        user_id,
        before: describeException(exceptionOf(row)).exception,
        after: isNoException(row) ? undefined : describeException(row).exception,
      };
    }),
  );
}

/**
 * Changes the exceptions, and with them the deadlines of attempts in progress. In a closed courseware, attempts are being
 * ended and keep their deadlines.
 */
async function changeAndPublish(
  context: TeacherContext,
  { courseware_id: coursewareId, user_ids: userIds }: { courseware_id: number; user_ids: readonly number[] },
  changeException: (oldException: StudentException) => StudentException,
): Promise<Record<string, never>> {
  const { app, db } = context;
  await requireStudents(context, { courseware_id: coursewareId, user_ids: userIds });
  await inTransaction(db, async (tx) => {
    const rules = await lockCoursewareRules(tx, coursewareId);
    await changeExceptions(context, tx, { coursewareId, userIds, changeException });
    if (rules.is_open === 1)
      publishDeadlines(app, tx, await updateDeadlines(app, tx, { ...rules, id: coursewareId }), false);
    await markResultsDue(app, tx, [coursewareId]);
    publishPeopleChange(app, tx, coursewareId);
  });
  return {};
}

/** Sets the given fields of the students' exceptions. Fields that are absent stay unchanged. */
export async function setExceptions(
  context: TeacherContext,
  input: Input<'POST /study/set_exceptions'>,
): Promise<Record<string, never>> {
  const { extra_minutes, due_at, extra_attempts, is_excused } = input;
  requireFutureDue(due_at, context.app.now());
  return changeAndPublish(context, input, (oldException) => ({
    extra_minutes: extra_minutes ?? oldException.extra_minutes,
    due_at: due_at === undefined ? oldException.due_at : due_at,
    extra_attempts: extra_attempts ?? oldException.extra_attempts,
    is_excused: is_excused === undefined ? oldException.is_excused : is_excused ? 1 : 0,
  }));
}

export function removeExceptions(
  context: SignedInContext,
  input: Input<'POST /study/remove_exceptions'>,
): Promise<Record<string, never>> {
  return changeAndPublish(context, input, () => noException);
}

export async function listExceptions(
  context: SignedInContext,
  { courseware_id }: Input<'GET /study/exceptions'>,
): Promise<ApiReply<'GET /study/exceptions'>> {
  const { db, lang } = context;
  const classAndSubject = requireFound(await exceptions.findClassAndSubject(db, courseware_id));
  await authorize(context, 'courseware.see', classAndSubject);
  const rows = await exceptions.listNamedExceptions(db, courseware_id);
  const groupNameByStudent = await readGroupNames(db, classAndSubject);
  return {
    items: rows.map(({ student_name, student_name_eng, is_excused, ...row }) => ({
      ...row,
      is_excused: is_excused === 1,
      student_name: formatStudentName({ name: student_name, nickname_eng: student_name_eng }, lang),
      group: groupNameByStudent.get(row.user_id) ?? '',
      teacher_name: formatColleagueName(row, lang),
    })),
  };
}
