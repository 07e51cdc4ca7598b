import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { found } from '#server/app-error.ts';
import { nameSubjects } from '#server/choose-names.ts';
import { chooseOrder } from '#server/database/courseware-order.ts';
import { chooseCalendar, requireUnit } from '#server/features/calendars/calendars.service.ts';
import { readResolved } from '#server/features/contents/resolve.service.ts';
import { describePlaced, settingsOf } from '#server/features/coursewares/courseware-items.ts';
import * as coursewares from '#server/features/coursewares/coursewares.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Reads coursewares: one, those of a unit, or those of a term. */

type CoursewareAction = 'courseware.see' | 'courseware.change' | 'courseware.do';

/** The courseware with its unit, class and subject. Refuses people who may not do `action` with it. */
export async function requireCourseware(
  context: SignedInContext,
  id: number,
  action: CoursewareAction,
): Promise<coursewares.PlacedCourseware> {
  const placed = found(await coursewares.findPlaced(context.db, id));
  await authorize(context, action, { ...placed, courseware_id: placed.id });
  return placed;
}

export async function listCoursewares(
  context: SignedInContext,
  unitId: number,
): Promise<ApiReply<'GET /teacher/course_list'>> {
  const { db, app, lang } = context;
  await requireUnit(context, unitId, 'unit.see');
  const rows = await coursewares.listPlacedInUnit(db, unitId);
  const counts = await coursewares.countWork(
    db,
    rows.map(({ id }) => id),
  );
  const now = app.now();
  return { course_list: nameSubjects(rows, lang).map((row) => describePlaced(row, counts, now)) };
}

export async function searchCoursewares(
  { db, actor, app, lang }: SignedInContext,
  input: ParsedInputOf<Api['GET /teacher/courseware_search']>,
): Promise<ApiReply<'GET /teacher/courseware_search'>> {
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
  const rows = nameSubjects(await coursewares.listPlaced(db, ids), lang);
  const counts = await coursewares.countWork(db, ids);
  const now = app.now();
  const itemById = new Map(rows.map((row) => [row.id, describePlaced(row, counts, now)]));
  return { total, items: ids.flatMap((id) => itemById.get(id) ?? []) };
}

export async function previewCourseware(
  context: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /teacher/courseware_preview'>> {
  const placed = await requireCourseware(context, id, 'courseware.see');
  const revision = found(await coursewares.findRevision(context.db, placed.revision_id));
  const { model, content } = await readResolved(context.db, context.app.activities, revision);
  return {
    id,
    name: placed.name,
    description: revision.description,
    display_language: revision.display_language,
    startup_screen: revision.startup_screen,
    type: revision.type,
    version: model.content.version,
    content,
    settings: settingsOf(placed),
  };
}
