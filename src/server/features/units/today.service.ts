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
import { listToMark } from '#server/features/units/to-mark.repository.ts';
import * as today from '#server/features/units/today.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';
import { authorize } from '#server/policy/policy.ts';
import { type UnitScope, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** The teacher's tasks of today, in all their classes or in one class. */

type Today = ApiReply<'GET /teacher/today'>;
type Input = ParsedInputOf<Api['GET /teacher/today']>;

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const dueSoonMs = 7 * dayMs;
/** Corrected work stays listed this long, unless its teacher marks it or comments on it. */
const returnedMs = 7 * dayMs;
const workingMs = 10 * minuteMs;
/** A school day, so that coursewares opened yesterday are not listed as running this morning. */
const openedMs = 8 * 60 * minuteMs;
/** Coursewares opened within this time are listed first, even if nobody has started them. */
const justNowMs = 60 * minuteMs;
const shownPerPart = 20;
/** More recently opened coursewares are read than shown, because finished and already listed ones are left out. */
const openedLookedAt = 100;
/** More coursewares due soon are read than shown, because those that everybody has submitted are left out. */
const dueLookedAt = 100;
/** Only this many of the newest coursewares count for finding students who are behind. */
const behindLookedAt = 100;

const nothing: Today = {
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
  const all = [...ids];
  const rows = addSubjectNames(await listPlacedById(db, all), lang);
  const counts = await countWork(db, all);
  return new Map(
    rows.flatMap((row) => {
      const { id, name, type, unit_id, unit_name, class_name, subject_name, due_at } = row;
      const count = counts.get(id);
      if (!count) return [];
      const { assigned, submitted, waiting } = count;
      const place = { unit_id, unit_name, class_name, subject_name };
      const item = { ...place, type, due_at, assigned, submitted, waiting };
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
  const [first] =
    chosenClassId === undefined ? await taughtClasses.listTaughtClasses(db, actor, { calendarId }) : [];
  return {
    teaches,
    scope: { viewerId: viewerIdOf(actor), calendarId, classId: chosenClassId ?? first?.class_id ?? 0 },
  };
}

const idOf = ({ id }: { id: number }) => id;

function hasMore(items: readonly unknown[]): boolean {
  return items.length > shownPerPart;
}

async function describeBehind(
  { db, lang }: SignedInContext,
  rows: Awaited<ReturnType<typeof today.listBehind>>,
): Promise<Today['behind']> {
  const groupNameOf = await readGroupNamesOfClasses(
    db,
    rows.map(({ class_id }) => class_id),
  );
  return rows.map((row) => ({ ...row, student_name: formatStudentName(row, lang), group: groupNameOf(row) }));
}

export async function readToday(context: SignedInContext, { calendar_id, class_id }: Input): Promise<Today> {
  const { db, app } = context;
  const calendarId = await chooseCalendar(db, calendar_id);
  if (calendarId === null) return nothing;
  const { teaches, scope } = await chooseScope(context, calendarId, class_id);
  const now = app.now();
  const limit = shownPerPart + 1;
  const workedUnits = await today.listWorkedOn(db, scope, { since: now - workingMs, limit });
  const openedUnits = await today.listOpenedSince(db, scope, {
    now,
    since: now - openedMs,
    limit: openedLookedAt,
  });
  const due = await today.listDueBetween(db, scope, { now, until: now + dueSoonMs, limit: dueLookedAt });
  const waiting = await listToMark(db, scope, { since: now - returnedMs, limit });
  const behind = await today.listBehind(db, scope, { now, newest: behindLookedAt, limit });
  const people = new Map(workedUnits.map((row) => [row.id, row.people]));
  const justNow = openedUnits.filter(({ at }) => Number(at) > now - justNowMs);
  const goingOn = new Set([...justNow.map(idOf), ...workedUnits.map(idOf), ...openedUnits.map(idOf)]);
  const items = await describeItems(context, new Set([...goingOn, ...due, ...waiting.map(idOf)]));
  const working = [...goingOn]
    .flatMap((id) => items.get(id) ?? [])
    .map((item) => ({ ...item, working: people.get(item.courseware_id) ?? 0 }))
    .filter((item) => item.working > 0 || item.assigned === 0 || item.submitted < item.assigned);
  const dueSoon = due
    .flatMap((id) => items.get(id) ?? [])
    .filter(({ assigned, submitted }) => submitted < assigned);
  const toMark = waiting.flatMap(({ id, returned }) => {
    const item = items.get(id);
    return item ? [{ ...item, returned }] : [];
  });
  return {
    teaches,
    class_id: scope.classId || null,
    working: working.slice(0, shownPerPart),
    due_soon: dueSoon.slice(0, shownPerPart),
    to_mark: toMark.slice(0, shownPerPart),
    behind: await describeBehind(context, behind.slice(0, shownPerPart)),
    has_more: {
      working: hasMore(working),
      due_soon: hasMore(dueSoon),
      to_mark: hasMore(toMark),
      behind: hasMore(behind),
    },
  };
}
