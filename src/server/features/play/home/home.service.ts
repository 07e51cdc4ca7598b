import type { Api, ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { findLateTime, isLateWork } from '#contract/rules/late-work.ts';
import { AppError } from '#server/app-error.ts';
import { addSubjectName } from '#server/choose-names.ts';
import {
  type ListedAttempt,
  listUpToDateAttempts,
} from '#server/features/attempts/ending/own-attempt.service.ts';
import { createRulesForPerson } from '#server/features/attempts/reading/guest-rules.service.ts';
import {
  createUnassignedRefusal,
  listPersonCoursewares,
  readIsAssigned,
  requirePlayCourseware,
  type StudentCourseware,
} from '#server/features/attempts/reading/play-coursewares.service.ts';
import {
  describeReopening,
  findReopenings,
  type ReopeningByAttempt,
} from '#server/features/attempts/reading/reopenings.service.ts';
import { limitsOnDevice } from '#server/features/attempts/reading/server-limits.service.ts';
import { findBlockReason, findOpenSince } from '#server/features/attempts/rules/availability.ts';
import { describeException } from '#server/features/attempts/rules/effective-rules.ts';
import { areMarksHeld, feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';

/** Lists a student's coursewares with the student's own attempts. */

type PlayItem = ApiReply<'GET /play/courseware'>['item'];

function describeItem(
  courseware: StudentCourseware & { waits_for_class: boolean },
  ownAttempts: readonly ListedAttempt[],
  { now, lang, reopenings }: { now: number; lang: Language; reopenings: ReopeningByAttempt },
): PlayItem {
  const {
    id,
    is_open: _open,
    is_past: _past,
    open_changed_at,
    revision_id: _revision,
    class_id: _class,
    allow_guests: _guests,
    target_kind: _target,
    is_assigned: _assigned,
    exception,
    marks_held: _held,
    marks_released_at: _released,
    late_hours: _lateHours,
    ...item
  } = addSubjectName(courseware, lang);
  const lateTime = findLateTime(courseware);
  return {
    ...item,
    courseware_id: id,
    ...(lateTime && { late_until: lateTime.until }),
    marks_held: areMarksHeld(courseware),
    is_marked: hasMarkedQuestions(item),
    opened_at: findOpenSince({ open_at: item.open_at, open_changed_at }),
    blocked: findStudentBlockReason(courseware, ownAttempts, now),
    ...describeException(exception),
    attempts: ownAttempts.map((attempt) => ({
      id: attempt.id,
      number: attempt.number,
      state: attempt.state,
      started_at: attempt.started_at,
      submitted_at: attempt.submitted_at,
      ...(isLateWork(attempt, courseware.due_at) && { is_late: true as const }),
      score: chooseToldScore(attempt, courseware, now),
      max_score: attempt.max_score,
      ...describeReopening(attempt, reopenings),
    })),
  };
}

/** The score as far as the student may know it. While all of it waits for the teacher, 0 would say what nobody has judged. */
function chooseToldScore(attempt: ListedAttempt, courseware: StudentCourseware, now: number): number | null {
  const { state, score, needs_teacher } = attempt;
  const isUnjudged = needs_teacher === 1 && score === 0;
  return feedbackFor(state, courseware, now) === 'all' && !isUnjudged ? score : null;
}

/**
 * Why this student can neither continue nor start an attempt. An attempt in progress can be finished, even if the
 * courseware is now for other students.
 */
function findStudentBlockReason(
  courseware: StudentCourseware,
  ownAttempts: readonly ListedAttempt[],
  now: number,
) {
  const blockReason = findBlockReason(courseware, ownAttempts, now);
  const isWorking = ownAttempts.some(({ state }) => state === 'in_progress');
  return blockReason ?? (courseware.is_assigned || isWorking ? null : 'not_assigned');
}

/**
 * Lists the open coursewares of the current term and the closed ones with own work; in a past term, only those with own
 * work; for a guest, the joined courseware.
 */
export async function readHome(
  { app, db, actor, lang }: SignedInContext,
  { calendar_id }: ParsedInputOf<Api['GET /play/home']>,
): Promise<ApiReply<'GET /play/home'>> {
  const items = await listPersonCoursewares(db, actor, calendar_id);
  const ownAttempts = await listUpToDateAttempts(
    app,
    actor.id,
    items.map(({ id }) => id),
  );
  const attemptsByCourseware = Map.groupBy(ownAttempts, ({ courseware_id }) => courseware_id);
  const reopenings = await findReopenings(db, ownAttempts);
  const now = app.now();
  const rulesFor = createRulesForPerson(db, now);
  const personalItems = await Promise.all(items.map((item) => rulesFor(actor, item)));
  return {
    server_now: now,
    items: personalItems.map((item) =>
      describeItem(item, attemptsByCourseware.get(item.id) ?? [], { now, lang, reopenings }),
    ),
  };
}

/** Refuses coursewares of other classes; without own work also those for other students, and closed ones. */
export async function readCourseware(
  context: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /play/courseware'>> {
  const { db, actor } = context;
  const courseware = await requirePlayCourseware(context, id);
  const is_assigned = await readIsAssigned(context, courseware);
  const ownAttempts = await listUpToDateAttempts(context.app, context.actor.id, [id]);
  if (!is_assigned && ownAttempts.length === 0) throw createUnassignedRefusal(actor);
  if (courseware.is_open === 0 && ownAttempts.length === 0)
    throw new AppError(courseware.is_past === 1 ? 'term_over' : 'courseware_closed');
  const revision = await readRevision(context.app, context.db, {
    revision_id: courseware.revision_id,
    courseware_id: id,
  });
  const { description, displayLanguage, startupScreen } = revision;
  const now = context.app.now();
  const rulesFor = createRulesForPerson(context.db, now);
  const item = describeItem({ ...(await rulesFor(context.actor, courseware)), is_assigned }, ownAttempts, {
    now,
    lang: context.lang,
    reopenings: await findReopenings(db, ownAttempts),
  });
  return {
    server_now: now,
    item: { ...item, ...(limitsOnDevice(revision) && { limit_on_device: true as const }) },
    description,
    display_language: displayLanguage,
    startup_screen: startupScreen,
  };
}
