import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import {
  type AttemptDeadline,
  publishDeadlines,
} from '#server/features/attempts/ending/deadlines.service.ts';
import {
  changeExceptions,
  lockCoursewareRules,
  requireFutureDue,
  requireStudents,
  type TeacherContext,
} from '#server/features/attempts/exceptions/change-exceptions.service.ts';
import { publishPeopleChange } from '#server/features/attempts/reading/attempt-events.service.ts';
import { listAnswers } from '#server/features/attempts/rows/answers.repository.ts';
import * as attemptChanges from '#server/features/attempts/rows/attempt-changes.repository.ts';
import * as attempts from '#server/features/attempts/rows/attempts.repository.ts';
import * as attemptsToReopen from '#server/features/attempts/rows/attempts-to-reopen.repository.ts';
import type { StartRules } from '#server/features/attempts/rows/courseware-rules.repository.ts';
import { findClassAndSubject, findExceptions } from '#server/features/attempts/rows/exceptions.repository.ts';
import { insertReopening, reopenAttempt } from '#server/features/attempts/rows/reopen-attempt.repository.ts';
import { effectiveRules, type StudentException } from '#server/features/attempts/rules/effective-rules.ts';
import { computeAttemptDeadline } from '#server/features/attempts/rules/time-limits.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { markResultsDue } from '#server/features/bank-results/results-due.service.ts';
import { writeMessage } from '#server/features/messages/write-message.service.ts';
import { readLastChanges } from '#server/features/spaces/read-space.service.ts';

/**
 * Reopens submitted attempts, so that their students can continue them. The earlier submission is stored with its
 * marks; until the attempt is submitted again, it has no marks and counts as in progress.
 */

type ReopenInput = ParsedInputOf<Api['POST /study/reopen_attempts']>;

/** Chooses the newest attempt of each student, if it can be reopened. Returns the members' ids by attempt id. */
async function chooseAttemptsToReopen(
  tx: Db,
  { courseware_id, user_ids }: ReopenInput,
): Promise<Map<number, number[]>> {
  const newestByStudent = new Map<number, { id: number; state: string }>();
  for (const { user_id, id, state } of await attemptsToReopen.listAttemptsToReopen(
    tx,
    courseware_id,
    user_ids,
  ))
    if (!newestByStudent.has(user_id)) newestByStudent.set(user_id, { id, state });
  const submittedNewest = [...newestByStudent].filter(([, { state }]) => state === 'submitted');
  const attemptById = await attempts.findAttempts(tx, [...new Set(submittedNewest.map(([, { id }]) => id))]);
  const workingUserIds = await attemptsToReopen.listWorkingUserIds(tx, courseware_id);
  return new Map(
    [...attemptById.values()]
      .filter((attempt) => attempt.members.every(({ user_id }) => !workingUserIds.has(user_id)))
      .map((attempt) => [attempt.id, attempt.members.map(({ user_id }) => user_id)]),
  );
}

/** Stores the present submission of an attempt, and sets the attempt to in progress. */
async function reopenOne(
  { app, actor }: TeacherContext,
  tx: Db,
  { id, deadline_at }: AttemptDeadline,
  input: ReopenInput,
): Promise<void> {
  const attempt = requireFound(await attemptChanges.lockSubmittedAttempt(tx, id));
  const answers = await listAnswers(tx, [id]);
  const now = app.now();
  await insertReopening(tx, {
    attempt_id: id,
    number: (await attemptsToReopen.countReopenings(tx, id)) + 1,
    submitted_at: attempt.submitted_at ?? now,
    score: attempt.score,
    max_score: attempt.max_score,
    needs_teacher: attempt.needs_teacher,
    time_ms: attempt.time_ms,
    answers: JSON.stringify(answers.map(({ attempt_id: _attempt, ...answer }) => answer)),
    spaces: JSON.stringify(await readLastChanges(tx, id)),
    is_return: input.is_return ? 1 : 0,
    message: input.message,
    reopened_by: actor.id,
    reopened_at: now,
  });
  await reopenAttempt(tx, id, { reopenedAt: now, deadlineAt: deadline_at });
  const { score, needs_teacher, submitted_at, courseware_id, user_id } = attempt;
  await recordAudit(tx, {
    at: now,
    actor_id: actor.id,
    action: 'attempt.reopen',
    subject_kind: 'attempt',
    subject_id: id,
    courseware_id,
    user_id,
    before: { submitted_at, score, needs_teacher: needs_teacher === 1 },
    after: { is_return: input.is_return, deadline_at },
    reason: input.message,
  });
}

type MembersByAttempt = Awaited<ReturnType<typeof chooseAttemptsToReopen>>;

/** New deadlines by attempt id. Refuses with 'past_due' if a due time is over, because the attempt would end immediately. */
async function findReopenDeadlines(
  tx: Db,
  membersByAttempt: MembersByAttempt,
  { courseware_id, rules, now }: { courseware_id: number; rules: StartRules; now: number },
): Promise<Map<number, number | null>> {
  const exceptionKeyOf = (user_id: number) => ({ courseware_id, user_id });
  const exceptionOf = await findExceptions(tx, [...membersByAttempt.values()].flat().map(exceptionKeyOf));
  return new Map(
    [...membersByAttempt].map(([id, members]) => {
      const memberRules = members.map((user_id) =>
        effectiveRules(rules, exceptionOf(exceptionKeyOf(user_id))),
      );
      const deadline = computeAttemptDeadline({ started_at: now, reopened_at: now }, ...memberRules);
      if (deadline !== null && deadline <= now) throw new AppError('past_due');
      return [id, deadline];
    }),
  );
}

/**
 * Refuses with 'courseware_closed', 'term_over', and 'past_due' if a student's due time is over and `due_at` sets no new
 * one.
 */
export async function reopenAttempts(
  context: TeacherContext,
  input: ReopenInput,
): Promise<ApiReply<'POST /study/reopen_attempts'>> {
  const { app, db, actor } = context;
  const { courseware_id: coursewareId, user_ids: userIds, due_at } = input;
  const now = app.now();
  requireFutureDue(due_at, now);
  await requireStudents(context, input);
  return inTransaction(db, async (tx) => {
    const rules = await lockCoursewareRules(tx, coursewareId);
    if (rules.is_open === 0) throw new AppError(rules.is_past === 1 ? 'term_over' : 'courseware_closed');
    const membersByAttempt = await chooseAttemptsToReopen(tx, input);
    const reopenedMemberIds = new Set([...membersByAttempt.values()].flat());
    const reopenedUserIds = userIds.filter((id) => reopenedMemberIds.has(id));
    if (due_at !== undefined) {
      const changeException = (oldException: StudentException) => ({ ...oldException, due_at });
      await changeExceptions(context, tx, { coursewareId, userIds: reopenedUserIds, changeException });
    }
    const deadlineByAttempt = await findReopenDeadlines(tx, membersByAttempt, {
      courseware_id: coursewareId,
      rules,
      now,
    });
    const newDeadlines = [...deadlineByAttempt].map(([id, deadline_at]) => ({ id, deadline_at }));
    for (const attempt of newDeadlines) await reopenOne(context, tx, attempt, input);
    publishDeadlines(app, tx, newDeadlines, false);
    await markResultsDue(app, tx, [coursewareId]);
    const { class_id, subject_id } = requireFound(await findClassAndSubject(tx, coursewareId));
    await writeMessage(app, tx, {
      kind: 'returned',
      from_id: actor.id,
      class_id,
      subject_id,
      courseware_id: coursewareId,
      text: input.message,
      userIds: [...reopenedMemberIds],
    });
    publishPeopleChange(app, tx, coursewareId);
    return { reopened: newDeadlines.length, skipped: userIds.filter((id) => !reopenedMemberIds.has(id)) };
  });
}
