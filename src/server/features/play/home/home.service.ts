import type { Api, ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { isDeadlineOver } from '#contract/rules/deadline.ts';
import type { App } from '#server/app.ts';
import { AccessRefusal, AppError } from '#server/app-error.ts';
import { addSubjectName } from '#server/choose-names.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import { findBlockReason, findOpenSince } from '#server/features/play/attempts/availability.ts';
import { createMissingError } from '#server/features/play/attempts/missing-attempt.service.ts';
import { submitAndMark } from '#server/features/play/ending/submit.service.ts';
import { describeException } from '#server/features/play/exceptions/effective-rules.ts';
import {
  describeReopening,
  findReopenings,
  type ReopeningByAttempt,
} from '#server/features/play/exceptions/read-exceptions.service.ts';
import { areMarksHeld, feedbackFor } from '#server/features/play/feedback/feedback.ts';
import { createRulesForPerson } from '#server/features/play/feedback/guest-rules.service.ts';
import * as coursewares from '#server/features/play/home/coursewares.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';
import { authorize, isAllowed, refusalOf } from '#server/policy/policy.ts';

/** Lists a student's coursewares with the student's own attempts. */

type PlayItem = ApiReply<'GET /play/courseware'>['item'];

/**
 * `is_assigned`: whether the courseware is for this student. A courseware with own work is listed even if it is not.
 */
type StudentCourseware = coursewares.PlayCourseware & { is_assigned: boolean };

function describeItem(
  courseware: StudentCourseware & { waits_for_class: boolean },
  ownAttempts: readonly attempts.OwnAttempt[],
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
    ...item
  } = addSubjectName(courseware, lang);
  return {
    ...item,
    courseware_id: id,
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
      score: feedbackFor(attempt.state, courseware, now) === 'all' ? attempt.score : null,
      max_score: attempt.max_score,
      ...describeReopening(attempt, reopenings),
    })),
  };
}

/**
 * Why this student can neither continue nor start an attempt. An attempt in progress can be finished, even if the
 * courseware is now for other students.
 */
function findStudentBlockReason(
  courseware: StudentCourseware,
  ownAttempts: readonly attempts.OwnAttempt[],
  now: number,
) {
  const blockReason = findBlockReason(courseware, ownAttempts, now);
  const isWorking = ownAttempts.some(({ state }) => state === 'in_progress');
  return blockReason ?? (courseware.is_assigned || isWorking ? null : 'not_assigned');
}

/**
 * Submits the person's overdue attempts in these coursewares, then lists all of the person's attempts, newest first.
 */
export async function listUpToDateAttempts(
  app: App,
  userId: number,
  coursewareIds: readonly number[],
): Promise<attempts.OwnAttempt[]> {
  if (coursewareIds.length === 0) return [];
  const ownAttempts = await attempts.listOwnAttempts(app.db, userId, coursewareIds);
  const now = app.now();
  const overdueAttempts = ownAttempts.filter(
    ({ state, deadline_at }) => state === 'in_progress' && isDeadlineOver(deadline_at, now),
  );
  if (overdueAttempts.length === 0) return ownAttempts;
  await Promise.all(overdueAttempts.map(({ id }) => submitAndMark(app, id)));
  return attempts.listOwnAttempts(app.db, userId, coursewareIds);
}

/** The coursewares of the student's classes in the current or a past term; for a guest the joined one. */
export async function listPersonCoursewares(
  db: SignedInContext['db'],
  { id, guest_courseware_id: guestCoursewareId }: SignedInContext['actor'],
  pastTermId?: number,
): Promise<StudentCourseware[]> {
  if (guestCoursewareId === null) return coursewares.listStudentCoursewares(db, id, pastTermId);
  const joinedCourseware = await coursewares.findPlayCourseware(db, guestCoursewareId, id);
  return joinedCourseware ? [{ ...joinedCourseware, is_assigned: true }] : [];
}

/**
 * Whether the courseware is for this student of its class; always true for its guests. Refuses with 'not_found' for people
 * of other classes.
 */
export async function readIsAssigned(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  { id: courseware_id, class_id, target_kind }: coursewares.PlayCourseware,
): Promise<boolean> {
  if (await isAllowed(db, actor, 'courseware.do', { courseware_id, class_id, target_kind })) return true;
  if (target_kind === 'class') throw refusalOf(actor, 'courseware.do');
  await authorize({ db, actor }, 'courseware.know', { class_id });
  return false;
}

/** The error for a student of the class if the courseware is for other students of it. */
export function createUnassignedRefusal(actor: SignedInContext['actor']): AccessRefusal {
  return new AccessRefusal('not_assigned', actor.id, 'courseware.do');
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
  const courseware = await coursewares.findPlayCourseware(db, id, actor.id);
  if (!courseware) throw await createMissingError(db, actor.id, { coursewareId: id });
  const is_assigned = await readIsAssigned(context, courseware);
  const ownAttempts = await listUpToDateAttempts(context.app, context.actor.id, [id]);
  if (!is_assigned && ownAttempts.length === 0) throw createUnassignedRefusal(actor);
  if (courseware.is_open === 0 && ownAttempts.length === 0)
    throw new AppError(courseware.is_past === 1 ? 'term_over' : 'courseware_closed');
  const { description, displayLanguage, startupScreen } = await readRevision(
    context.app,
    context.db,
    courseware,
  );
  const now = context.app.now();
  const rulesFor = createRulesForPerson(context.db, now);
  return {
    server_now: now,
    item: describeItem({ ...(await rulesFor(context.actor, courseware)), is_assigned }, ownAttempts, {
      now,
      lang: context.lang,
      reopenings: await findReopenings(db, ownAttempts),
    }),
    description,
    display_language: displayLanguage,
    startup_screen: startupScreen,
  };
}
