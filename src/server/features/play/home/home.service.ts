import type { ApiReply } from '#contract/api.ts';
import { isOver } from '#contract/deadline.ts';
import type { Language } from '#contract/language.ts';
import { AppError } from '#server/app-error.ts';
import { nameSubject } from '#server/choose-names.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import { findBlock, findOpeningTime } from '#server/features/play/attempts/availability.ts';
import { refusalOfMissing } from '#server/features/play/attempts/missing-attempt.service.ts';
import { closeAttempt } from '#server/features/play/ending/submit.service.ts';
import { feedbackFor } from '#server/features/play/feedback/feedback.ts';
import { openRulesForPerson } from '#server/features/play/feedback/guest-rules.service.ts';
import * as coursewares from '#server/features/play/home/coursewares.repository.ts';
import type { App, SignedInContext } from '#server/http/context.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';
import { authorize } from '#server/policy/policy.ts';

/** The student's coursewares with the own work in them. */

type PlayItem = ApiReply<'GET /play/courseware'>['item'];

function describeItem(
  courseware: coursewares.PlayCourseware & { waits_for_class: boolean },
  own: readonly attempts.OwnAttempt[],
  { now, lang }: { now: number; lang: Language },
): PlayItem {
  const {
    id,
    is_open: _open,
    open_changed_at,
    revision_id: _revision,
    class_id: _class,
    allow_guests: _guests,
    ...item
  } = nameSubject(courseware, lang);
  return {
    ...item,
    courseware_id: id,
    is_marked: hasMarkedQuestions(item),
    opened_at: findOpeningTime({ open_at: item.open_at, open_changed_at }),
    blocked: findBlock(courseware, own, now),
    attempts: own.map((attempt) => ({
      id: attempt.id,
      number: attempt.number,
      state: attempt.state,
      started_at: attempt.started_at,
      submitted_at: attempt.submitted_at,
      score: feedbackFor(attempt.state, courseware, now) === 'all' ? attempt.score : null,
      max_score: attempt.max_score,
    })),
  };
}

/** Own attempts of the coursewares, newest first. Overdue ones are submitted first. */
export async function listSettledAttempts(
  app: App,
  userId: number,
  coursewareIds: readonly number[],
): Promise<attempts.OwnAttempt[]> {
  if (coursewareIds.length === 0) return [];
  const own = await attempts.listOwnAttempts(app.db, userId, coursewareIds);
  const now = app.now();
  const overdue = own.filter(({ state, deadline_at }) => state === 'in_progress' && isOver(deadline_at, now));
  if (overdue.length === 0) return own;
  await Promise.all(overdue.map(({ id }) => closeAttempt(app, id)));
  return attempts.listOwnAttempts(app.db, userId, coursewareIds);
}

/** The coursewares of the student's classes; for a guest the joined one. */
export async function listCoursewaresFor(
  db: SignedInContext['db'],
  { id, guest_courseware_id: guestOf }: SignedInContext['actor'],
): Promise<coursewares.PlayCourseware[]> {
  if (guestOf === null) return coursewares.listForStudent(db, id);
  const joined = await coursewares.findPlayCourseware(db, guestOf);
  return joined ? [joined] : [];
}

/** Open coursewares of the current term, and closed ones with own work; for a guest the joined one. */
export async function readHome({
  app,
  db,
  actor,
  lang,
}: SignedInContext): Promise<ApiReply<'GET /play/home'>> {
  const items = await listCoursewaresFor(db, actor);
  const own = await listSettledAttempts(
    app,
    actor.id,
    items.map(({ id }) => id),
  );
  const byCourseware = Map.groupBy(own, ({ courseware_id }) => courseware_id);
  const now = app.now();
  const rulesFor = openRulesForPerson(db, now);
  const forPerson = await Promise.all(items.map((item) => rulesFor(actor, item)));
  return {
    server_now: now,
    items: forPerson.map((item) => describeItem(item, byCourseware.get(item.id) ?? [], { now, lang })),
  };
}

/** Refuses 'not_found' for other students' coursewares, and for closed ones without own work. */
export async function readCourseware(
  context: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /play/courseware'>> {
  const { db, actor } = context;
  const courseware = await coursewares.findPlayCourseware(db, id);
  if (!courseware) throw await refusalOfMissing(db, actor.id, { coursewareId: id });
  await authorize(context, 'courseware.do', { class_id: courseware.class_id, courseware_id: id });
  const own = await listSettledAttempts(context.app, context.actor.id, [id]);
  if (courseware.is_open === 0 && own.length === 0) throw new AppError('courseware_closed');
  const { description, displayLanguage, startupScreen } = await readRevision(
    context.app,
    context.db,
    courseware,
  );
  const now = context.app.now();
  const rulesFor = openRulesForPerson(context.db, now);
  return {
    server_now: now,
    item: describeItem(await rulesFor(context.actor, courseware), own, { now, lang: context.lang }),
    description,
    display_language: displayLanguage,
    startup_screen: startupScreen,
  };
}
