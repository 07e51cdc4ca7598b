import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { addSubjectNames } from '#server/choose-names.ts';
import { chooseOrder } from '#server/database/courseware-order.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { describeCoursewares, settingsOf } from '#server/features/coursewares/courseware-items.ts';
import * as coursewares from '#server/features/coursewares/coursewares.repository.ts';
import { readTargets } from '#server/features/coursewares/targets.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';
import { requireUnit } from '#server/policy/require-unit.ts';

/** Reads coursewares: one, those of a unit, or those of a term. */

type CoursewareAction = 'courseware.see' | 'courseware.change' | 'courseware.do';

/** Returns the courseware with its unit, class and subject. Refuses people who may not do `action` with it. */
export async function requireCourseware(
  context: SignedInContext,
  id: number,
  action: CoursewareAction,
): Promise<coursewares.PlacedCourseware> {
  const courseware = requireFound(await coursewares.findPlacedCourseware(context.db, id));
  await authorize(context, action, { ...courseware, courseware_id: courseware.id });
  return courseware;
}

/** Returns the coursewares. Refuses unless all exist and the person may change all. */
export async function requireCoursewares(
  context: SignedInContext,
  ids: readonly number[],
): Promise<coursewares.PlacedCourseware[]> {
  const rows = await coursewares.listPlacedCoursewares(context.db, ids);
  if (rows.length < ids.length) throw new AppError('not_found');
  const placeByClassSubject = new Map(rows.map((row) => [`${row.class_id} ${row.subject_id}`, row]));
  for (const place of placeByClassSubject.values()) await authorize(context, 'courseware.change', place);
  return rows;
}

export async function listCoursewares(
  context: SignedInContext,
  unitId: number,
): Promise<ApiReply<'GET /teacher/course_list'>> {
  await requireUnit(context, unitId, 'unit.see');
  const rows = await coursewares.listInUnit(context.db, unitId);
  return { course_list: await describeCoursewares(context, rows) };
}

export async function searchCoursewares(
  context: SignedInContext,
  input: ParsedInputOf<Api['GET /teacher/courseware_search']>,
): Promise<ApiReply<'GET /teacher/courseware_search'>> {
  const { db, actor } = context;
  const calendarId = await chooseCalendar(db, input.calendar_id);
  if (calendarId === null) return { total: 0, items: [] };
  const { total, ids } = await coursewares.findCoursewarePage(db, actor, {
    calendarId,
    classId: input.class_id,
    subjectId: input.subject_id,
    type: input.type || undefined,
    keyword: input.keyword || undefined,
    order: chooseOrder(input.sort, input.order),
    offset: input.offset,
    limit: input.limit,
  });
  if (ids.length === 0) return { total, items: [] };
  const rows = addSubjectNames(await coursewares.listPlacedCoursewares(db, ids), context.lang);
  const items = await describeCoursewares(context, rows);
  const itemById = new Map(items.map((item) => [item.id, item]));
  return { total, items: ids.flatMap((id) => itemById.get(id) ?? []) };
}

export async function previewCourseware(
  context: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /teacher/courseware_preview'>> {
  const courseware = await requireCourseware(context, id, 'courseware.see');
  const revision = requireFound(await coursewares.findRevision(context.db, courseware.revision_id));
  const pinned = { revision_id: courseware.revision_id, courseware_id: id };
  const { model, content } = await readRevision(context.app, context.db, pinned);
  return {
    id,
    name: courseware.name,
    description: revision.description,
    display_language: revision.display_language,
    startup_screen: revision.startup_screen,
    type: revision.type,
    version: model.content.version,
    content,
    settings: settingsOf(courseware, (await readTargets(context.db, [courseware], context.lang))(courseware)),
  };
}
