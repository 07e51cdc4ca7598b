import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { isAdmin } from '#server/auth/actor.ts';
import { addSubjectNames, formatStudentName } from '#server/choose-names.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import { countWork, listPlacedById } from '#server/features/coursewares/placed.service.ts';
import { readGroupNamesOfClasses } from '#server/features/group-names/group-names.service.ts';
import * as classes from '#server/features/units/classes.repository.ts';
import * as taughtClasses from '#server/features/units/taught-classes.repository.ts';
import { listCoursewaresToMark } from '#server/features/units/to-mark.repository.ts';
import * as today from '#server/features/units/today.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';
import { authorize } from '#server/policy/policy.ts';
import { type UnitScope, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** The teacher's tasks of today, in all their classes or in one class. */

type Today = ApiReply<'GET /teacher/today'>;
type TodayInput = ParsedInputOf<Api['GET /teacher/today']>;

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const dueSoonMs = 7 * dayMs;
/** Corrected work stays listed this long, unless its teacher marks it or comments on it. */
const returnedShownMs = 7 * dayMs;
const workingWindowMs = 10 * minuteMs;
/** A school day, so that coursewares opened yesterday are not listed as running this morning. */
const openedWindowMs = 8 * 60 * minuteMs;
/** Coursewares opened within this time are listed first, even if nobody has started them. */
const justOpenedMs = 60 * minuteMs;
const shownPerList = 20;
/** More recently opened coursewares are read than shown, because finished and already listed ones are left out. */
const openedReadLimit = 100;
/** More coursewares due soon are read than shown, because those that everybody has submitted are left out. */
const dueReadLimit = 100;
/** Only this many of the newest coursewares count for finding students who are behind. */
const behindReadLimit = 100;

const emptyToday: Today = {
  teaches: false,
  class_id: null,
  working: [],
  due_soon: [],
  to_mark: [],
  behind: [],
  has_more: { working: false, due_soon: false, to_mark: false, behind: false },
};

/** Describes the items of all lists at once, to save queries. Returns them by id. */
async function describeItems(
  { db, lang }: SignedInContext,
  ids: ReadonlySet<number>,
): Promise<Map<number, Today['due_soon'][number]>> {
  const idList = [...ids];
  const rows = addSubjectNames(await listPlacedById(db, idList), lang);
  const workCountById = await countWork(db, idList);
  return new Map(
    rows.flatMap((row) => {
      const { id, name, type, unit_id, unit_name, class_name, subject_name, due_at } = row;
      const workCount = workCountById.get(id);
      if (!workCount) return [];
      const { assigned, submitted, waiting } = workCount;
      const placeNames = { unit_id, unit_name, class_name, subject_name };
      const item = { ...placeNames, type, due_at, assigned, submitted, waiting };
      return [
        [id, { ...item, courseware_id: id, courseware_name: name, is_marked: hasMarkedQuestions(row) }],
      ];
    }),
  );
}

/** Refuses classes that are not in the term or that the person may not see. */
async function requireClass(context: SignedInContext, calendarId: number, classId: number): Promise<void> {
  await authorize(context, 'class.see', { class_id: classId });
  const { calendar_id } = requireFound(await classes.findClass(context.db, classId));
  if (calendar_id !== calendarId) throw new AppError('not_found');
}

/** The viewer and the classes. Administrators who do not teach see one class only, never the whole school. */
async function chooseScope(
  context: SignedInContext,
  calendarId: number,
  chosenClassId: number | undefined,
): Promise<{ teaches: boolean; scope: UnitScope }> {
  const { db, actor } = context;
  const teaches = await today.teachesInTerm(db, actor.id, calendarId);
  if (chosenClassId !== undefined) await requireClass(context, calendarId, chosenClassId);
  if (chosenClassId === undefined && (teaches || !isAdmin(actor))) {
    return { teaches, scope: { viewerId: actor.id, calendarId } };
  }
  const [firstClass] =
    chosenClassId === undefined ? await taughtClasses.listTaughtClasses(db, actor, { calendarId }) : [];
  return {
    teaches,
    scope: { viewerId: viewerIdOf(actor), calendarId, classId: chosenClassId ?? firstClass?.class_id ?? 0 },
  };
}

const idOf = ({ id }: { id: number }) => id;

function hasMore(items: readonly unknown[]): boolean {
  return items.length > shownPerList;
}

async function describeStudentsBehind(
  { db, lang }: SignedInContext,
  rows: Awaited<ReturnType<typeof today.listStudentsBehind>>,
): Promise<Today['behind']> {
  const groupNameOf = await readGroupNamesOfClasses(
    db,
    rows.map(({ class_id }) => class_id),
  );
  return rows.map((row) => ({ ...row, student_name: formatStudentName(row, lang), group: groupNameOf(row) }));
}

export async function readToday(
  context: SignedInContext,
  { calendar_id, class_id }: TodayInput,
): Promise<Today> {
  const { db, app } = context;
  const calendarId = await chooseCalendar(db, calendar_id);
  if (calendarId === null) return emptyToday;
  const { teaches, scope } = await chooseScope(context, calendarId, class_id);
  const now = app.now();
  const limit = shownPerList + 1;
  const busyCoursewares = await today.listBusyCoursewares(db, scope, { since: now - workingWindowMs, limit });
  const openedCoursewares = await today.listCoursewaresOpenedSince(db, scope, {
    now,
    since: now - openedWindowMs,
    limit: openedReadLimit,
  });
  const dueIds = await today.listDueCoursewareIds(db, scope, {
    now,
    until: now + dueSoonMs,
    limit: dueReadLimit,
  });
  const coursewaresToMark = await listCoursewaresToMark(db, scope, { since: now - returnedShownMs, limit });
  const studentsBehind = await today.listStudentsBehind(db, scope, {
    now,
    newestCount: behindReadLimit,
    limit,
  });
  const peopleCountById = new Map(busyCoursewares.map((row) => [row.id, row.people]));
  const justOpened = openedCoursewares.filter(({ at }) => Number(at) > now - justOpenedMs);
  const runningIds = new Set([
    ...justOpened.map(idOf),
    ...busyCoursewares.map(idOf),
    ...openedCoursewares.map(idOf),
  ]);
  const itemById = await describeItems(
    context,
    new Set([...runningIds, ...dueIds, ...coursewaresToMark.map(idOf)]),
  );
  const runningItems = [...runningIds]
    .flatMap((id) => itemById.get(id) ?? [])
    .map((item) => ({ ...item, working: peopleCountById.get(item.courseware_id) ?? 0 }))
    .filter((item) => item.working > 0 || item.assigned === 0 || item.submitted < item.assigned);
  const dueSoonItems = dueIds
    .flatMap((id) => itemById.get(id) ?? [])
    .filter(({ assigned, submitted }) => submitted < assigned);
  const toMarkItems = coursewaresToMark.flatMap(({ id, returned }) => {
    const item = itemById.get(id);
    return item ? [{ ...item, returned }] : [];
  });
  return {
    teaches,
    class_id: scope.classId || null,
    working: runningItems.slice(0, shownPerList),
    due_soon: dueSoonItems.slice(0, shownPerList),
    to_mark: toMarkItems.slice(0, shownPerList),
    behind: await describeStudentsBehind(context, studentsBehind.slice(0, shownPerList)),
    has_more: {
      working: hasMore(runningItems),
      due_soon: hasMore(dueSoonItems),
      to_mark: hasMore(toMarkItems),
      behind: hasMore(studentsBehind),
    },
  };
}
