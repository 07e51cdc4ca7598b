import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { formatColleagueName, formatStudentName } from '#server/choose-names.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import { publishPeople } from '#server/features/play/attempts/attempt-events.ts';
import {
  type MovedDeadline,
  moveDeadlines,
  publishDeadlines,
} from '#server/features/play/ending/deadlines.service.ts';
import {
  describeException,
  type StudentException,
} from '#server/features/play/exceptions/effective-rules.ts';
import * as exceptions from '#server/features/play/exceptions/exceptions.repository.ts';
import { lockStartRules, type StartRules } from '#server/features/play/home/coursewares.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Gives students of a courseware other rules than the class, and removes these exceptions. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** The teacher who is changing exceptions. */
export type TeacherContext = Pick<SignedInContext, 'app' | 'db' | 'actor'>;

const noException: StudentException = { extra_minutes: 0, due_at: null, extra_attempts: 0, is_excused: 0 };

const isNone = ({ extra_minutes, due_at, extra_attempts, is_excused }: StudentException) =>
  extra_minutes === 0 && due_at === null && extra_attempts === 0 && is_excused === 0;

/** Refuses coursewares and students for which the teacher may not make exceptions. */
export async function requireStudents(
  context: TeacherContext,
  { courseware_id, user_ids }: { courseware_id: number; user_ids: readonly number[] },
): Promise<void> {
  const { db } = context;
  await authorize(context, 'exception.change', requireFound(await exceptions.findPlace(db, courseware_id)));
  const people = await exceptions.listPeopleOf(db, courseware_id);
  if (user_ids.some((id) => !people.has(id))) throw new AppError('not_found');
}

export function requireFuture(dueAt: number | null | undefined, now: number): void {
  if (typeof dueAt === 'number' && dueAt <= now) throw new AppError('invalid_input', { field: 'due_at' });
}

/** The rules for the class. Nobody can start an attempt or change an exception until the transaction ends. */
export async function lockCourseware(tx: Db, id: number): Promise<StartRules> {
  return requireFound((await lockStartRules(tx, [id])).get(id));
}

/** Stores the exceptions with the given changes. The caller has locked the courseware. */
export async function changeExceptions(
  { app, actor }: TeacherContext,
  tx: Db,
  {
    coursewareId,
    userIds,
    change,
  }: {
    coursewareId: number;
    userIds: readonly number[];
    change: (before: StudentException) => StudentException;
  },
): Promise<void> {
  const studentPlaces = [...new Set(userIds)].map((user_id) => ({ courseware_id: coursewareId, user_id }));
  const exceptionOf = await exceptions.findExceptions(tx, studentPlaces);
  const changedRows = studentPlaces.map((studentPlace): Row<'courseware_exception'> => {
    const { extra_minutes, due_at, extra_attempts, is_excused } = change(
      exceptionOf(studentPlace) ?? noException,
    );
    const by = { changed_by: actor.id, changed_at: app.now() };
    return { ...studentPlace, extra_minutes, due_at, extra_attempts, is_excused, ...by };
  });
  await exceptions.storeExceptions(
    tx,
    changedRows.filter((row) => !isNone(row)),
  );
  await exceptions.deleteExceptions(
    tx,
    coursewareId,
    changedRows.filter(isNone).map(({ user_id }) => user_id),
  );
  await recordAudit(
    tx,
    ...changedRows.map((row): AuditChange => {
      const { user_id, changed_by: actor_id, changed_at: at } = row;
      return {
        at,
        actor_id,
        action: isNone(row) ? 'exception.take_back' : 'exception.give',
        subject_kind: 'courseware',
        subject_id: coursewareId,
        courseware_id: coursewareId,
        user_id,
        before: describeException(exceptionOf(row)).exception,
        after: isNone(row) ? undefined : describeException(row).exception,
      };
    }),
  );
}

/**
 * Changes the deadlines of attempts in progress immediately. In a closed courseware, attempts are being ended and
 * keep their deadlines.
 */
async function changeTogether(
  context: TeacherContext,
  { courseware_id: coursewareId, user_ids: userIds }: { courseware_id: number; user_ids: readonly number[] },
  change: (before: StudentException) => StudentException,
): Promise<Record<string, never>> {
  const { app, db } = context;
  await requireStudents(context, { courseware_id: coursewareId, user_ids: userIds });
  const movedDeadlines = await inTransaction(db, async (tx): Promise<MovedDeadline[]> => {
    const rules = await lockCourseware(tx, coursewareId);
    await changeExceptions(context, tx, { coursewareId, userIds, change });
    return rules.is_open === 1 ? moveDeadlines(tx, { ...rules, id: coursewareId }) : [];
  });
  publishDeadlines(app, movedDeadlines, false);
  publishPeople(app, coursewareId);
  return {};
}

/** Absent fields keep each student's present value. */
export async function setExceptions(
  context: TeacherContext,
  input: Input<'POST /study/set_exceptions'>,
): Promise<Record<string, never>> {
  const { extra_minutes, due_at, extra_attempts, is_excused } = input;
  requireFuture(due_at, context.app.now());
  return changeTogether(context, input, (before) => ({
    extra_minutes: extra_minutes ?? before.extra_minutes,
    due_at: due_at === undefined ? before.due_at : due_at,
    extra_attempts: extra_attempts ?? before.extra_attempts,
    is_excused: is_excused === undefined ? before.is_excused : is_excused ? 1 : 0,
  }));
}

export function removeExceptions(
  context: SignedInContext,
  input: Input<'POST /study/remove_exceptions'>,
): Promise<Record<string, never>> {
  return changeTogether(context, input, () => noException);
}

export async function listExceptionsOf(
  context: SignedInContext,
  { courseware_id }: Input<'GET /study/exceptions'>,
): Promise<ApiReply<'GET /study/exceptions'>> {
  const { db, lang } = context;
  const coursewarePlace = requireFound(await exceptions.findPlace(db, courseware_id));
  await authorize(context, 'courseware.see', coursewarePlace);
  const rows = await exceptions.listNamedExceptions(db, courseware_id);
  const groups = await readGroupNames(db, coursewarePlace);
  return {
    items: rows.map(({ student_name, student_name_eng, is_excused, ...row }) => ({
      ...row,
      is_excused: is_excused === 1,
      student_name: formatStudentName({ name: student_name, nickname_eng: student_name_eng }, lang),
      group: groups.get(row.user_id) ?? '',
      teacher_name: formatColleagueName(row, lang),
    })),
  };
}
