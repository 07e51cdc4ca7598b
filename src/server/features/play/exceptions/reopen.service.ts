import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { listAnswers } from '#server/features/play/attempts/answers.repository.ts';
import * as attemptChanges from '#server/features/play/attempts/attempt-changes.repository.ts';
import { publishPeople } from '#server/features/play/attempts/attempt-events.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import { attemptDeadline } from '#server/features/play/attempts/time-limits.ts';
import { type MovedDeadline, publishDeadlines } from '#server/features/play/ending/deadlines.service.ts';
import * as attemptsToReopen from '#server/features/play/exceptions/attempts-to-reopen.repository.ts';
import {
  changeExceptions,
  lockCourseware,
  requireFuture,
  requireStudents,
  type TeacherContext,
} from '#server/features/play/exceptions/change-exceptions.service.ts';
import { effectiveRules, type StudentException } from '#server/features/play/exceptions/effective-rules.ts';
import { findExceptions } from '#server/features/play/exceptions/exceptions.repository.ts';
import {
  insertReopening,
  reopenAttempt,
} from '#server/features/play/exceptions/reopen-attempt.repository.ts';
import type { StartRules } from '#server/features/play/home/coursewares.repository.ts';

/**
 * Reopens submitted attempts, so that their students can continue them. The earlier submission is stored with its
 * marks; until the attempt is submitted again, it has no marks and counts as in progress.
 */

type Input = ParsedInputOf<Api['POST /study/reopen_attempts']>;

/** The members by attempt id: the newest attempt of each student, if it can be reopened. */
async function chooseAttempts(tx: Db, { courseware_id, user_ids }: Input): Promise<Map<number, number[]>> {
  const newest = new Map<number, { id: number; state: string }>();
  for (const { user_id, id, state } of await attemptsToReopen.listAttemptsToReopen(
    tx,
    courseware_id,
    user_ids,
  ))
    if (!newest.has(user_id)) newest.set(user_id, { id, state });
  const submitted = [...newest].filter(([, { state }]) => state === 'submitted');
  const members = await attempts.findAttempts(tx, [...new Set(submitted.map(([, { id }]) => id))]);
  const working = await attemptsToReopen.listWorkingPeople(tx, courseware_id);
  return new Map(
    [...members.values()]
      .filter((attempt) => attempt.members.every(({ user_id }) => !working.has(user_id)))
      .map((attempt) => [attempt.id, attempt.members.map(({ user_id }) => user_id)]),
  );
}

/** Stores the present submission of an attempt, and sets the attempt to in progress. */
async function reopenOne(
  { app, actor }: TeacherContext,
  tx: Db,
  { id, deadline_at }: MovedDeadline,
  input: Input,
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

type ChosenAttempts = Awaited<ReturnType<typeof chooseAttempts>>;

/** Deadlines by attempt id. Refuses 'past_due' if a due time is over, because the attempt would end immediately. */
async function findDeadlines(
  tx: Db,
  chosenAttempts: ChosenAttempts,
  { courseware_id, rules, now }: { courseware_id: number; rules: StartRules; now: number },
): Promise<Map<number, number | null>> {
  const placeOf = (user_id: number) => ({ courseware_id, user_id });
  const exceptionOf = await findExceptions(tx, [...chosenAttempts.values()].flat().map(placeOf));
  return new Map(
    [...chosenAttempts].map(([id, members]) => {
      const each = members.map((user_id) => effectiveRules(rules, exceptionOf(placeOf(user_id))));
      const deadline = attemptDeadline({ started_at: now, reopened_at: now }, ...each);
      if (deadline !== null && deadline <= now) throw new AppError('past_due');
      return [id, deadline];
    }),
  );
}

/** Refuses 'courseware_closed', 'term_over', and 'past_due' for students whose due time is over unless `due_at` gives them another. */
export async function reopenAttempts(
  context: TeacherContext,
  input: Input,
): Promise<ApiReply<'POST /study/reopen_attempts'>> {
  const { app, db } = context;
  const { courseware_id: coursewareId, user_ids: userIds, due_at } = input;
  const now = app.now();
  requireFuture(due_at, now);
  await requireStudents(context, input);
  const { reopened, skipped } = await inTransaction(db, async (tx) => {
    const rules = await lockCourseware(tx, coursewareId);
    if (rules.is_open === 0) throw new AppError(rules.is_past === 1 ? 'term_over' : 'courseware_closed');
    const chosenAttempts = await chooseAttempts(tx, input);
    const reopenedIds = new Set([...chosenAttempts.values()].flat());
    const concernedIds = userIds.filter((id) => reopenedIds.has(id));
    if (due_at !== undefined) {
      const change = (before: StudentException) => ({ ...before, due_at });
      await changeExceptions(context, tx, { coursewareId, userIds: concernedIds, change });
    }
    const deadlines = await findDeadlines(tx, chosenAttempts, { courseware_id: coursewareId, rules, now });
    const openedAttempts = [...deadlines].map(([id, deadline_at]) => ({ id, deadline_at }));
    for (const attempt of openedAttempts) await reopenOne(context, tx, attempt, input);
    return { reopened: openedAttempts, skipped: userIds.filter((id) => !reopenedIds.has(id)) };
  });
  publishDeadlines(app, reopened, false);
  publishPeople(app, coursewareId);
  return { reopened: reopened.length, skipped };
}
