import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import { readSetting, writeSetting } from '#server/database/settings.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import * as classChanges from '#server/features/classes/class-changes.repository.ts';
import * as classCounts from '#server/features/classes/class-counts.repository.ts';
import * as classes from '#server/features/classes/classes.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Lists, adds, changes and deletes classes, and keeps the grades of the school. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

export async function listClasses(
  { db }: SignedInContext,
  { calendar_id, keyword, offset, limit }: Input<'GET /admin/classes'>,
): Promise<ApiReply<'GET /admin/classes'>> {
  const calendarId = await chooseCalendar(db, calendar_id);
  if (calendarId === null) return { calendar_id: null, total: 0, items: [] };
  const all = await classes.listClassNames(db, calendarId);
  const wanted = toSearchText(keyword ?? '');
  const matching = all.filter(({ name }) => toSearchText(name).includes(wanted));
  const page = matching.slice(offset, offset + limit);
  const counts =
    page.length > 0
      ? await classCounts.countInClasses(
          db,
          page.map(({ id }) => id),
        )
      : [];
  const countOf = new Map(counts.map((row) => [row.id, row]));
  const items = page.map((item) => ({ ...item, ...requireFound(countOf.get(item.id)) }));
  return { calendar_id: calendarId, total: matching.length, items };
}

/** Refuses 'name_taken' if another class of the term has the name. */
async function requireFreeName(tx: Db, calendarId: number, name: string, ownId?: number): Promise<void> {
  const holder = await classes.findClassNamed(tx, calendarId, name);
  if (holder !== undefined && holder !== ownId) throw new AppError('name_taken', { name });
}

/** Adds a class within a larger change, whose caller records it and has checked the name. */
export function insertNewClass(
  tx: Db,
  row: { calendar_id: number; name: string; grade: number },
): Promise<number> {
  return classChanges.insertClass(tx, row);
}

export async function addClass(
  { app, db, actor }: SignedInContext,
  input: Input<'POST /admin/class_add'>,
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const calendar_id = requireFound(await chooseCalendar(tx, input.calendar_id));
    await requireFreeName(tx, calendar_id, input.name);
    const id = await classChanges.insertClass(tx, input);
    const subject = { subject_kind: 'class', subject_id: id, class_id: id } as const;
    const entry = { at: app.now(), actor_id: actor.id, action: 'class.add', ...subject } as const;
    await recordAudit(tx, { ...entry, after: input });
    return { id };
  });
}

export async function updateClass(
  { app, db, actor }: SignedInContext,
  { id, ...change }: Input<'POST /admin/class_update'>,
): Promise<Record<string, never>> {
  return inTransaction(db, async (tx) => {
    const { calendar_id, name, grade } = requireFound(await classCounts.findClass(tx, id));
    await requireFreeName(tx, calendar_id, change.name, id);
    await classChanges.updateClass(tx, id, change);
    const subject = { subject_kind: 'class', subject_id: id, class_id: id } as const;
    const entry = { at: app.now(), actor_id: actor.id, action: 'class.change', ...subject } as const;
    await recordAudit(tx, { ...entry, before: { name, grade }, after: change });
    return {};
  });
}

/** Refuses 'class_not_empty' for a class that has or had students, or has units. */
export async function deleteClass(
  { app, db, actor }: SignedInContext,
  id: number,
): Promise<Record<string, never>> {
  return inTransaction(db, async (tx) => {
    const { calendar_id, name, grade } = requireFound(await classCounts.findClass(tx, id));
    if (!(await classChanges.deleteEmptyClass(tx, id))) throw new AppError('class_not_empty');
    const subject = { subject_kind: 'class', subject_id: id, class_id: id } as const;
    const entry = { at: app.now(), actor_id: actor.id, action: 'class.delete', ...subject } as const;
    await recordAudit(tx, { ...entry, before: { calendar_id, name, grade } });
    return {};
  });
}

const usualGrades = [1, 2, 3, 4, 5, 6];

/** The chosen grades; without a choice grades 1 to 6 and those of the current term's classes. Ascending. */
export async function readGrades(db: Db): Promise<number[]> {
  const chosen = JSON.parse(await readSetting(db, 'grades')) as number[];
  if (chosen.length > 0) return chosen;
  const calendarId = await chooseCalendar(db, undefined);
  const own = calendarId === null ? [] : await classes.listClassNames(db, calendarId);
  const all = new Set([...usualGrades, ...own.map(({ grade }) => grade)]);
  return [...all].sort((one, other) => one - other);
}

export async function saveGrades(
  { app, db, actor }: SignedInContext,
  { grades }: Input<'POST /admin/grades_save'>,
): Promise<Record<string, never>> {
  const chosenGrades = [...new Set(grades)].sort((one, other) => one - other);
  return inTransaction(db, async (tx) => {
    const before = JSON.parse(await readSetting(tx, 'grades')) as number[];
    await writeSetting(tx, 'grades', JSON.stringify(chosenGrades));
    const subject = { subject_kind: 'setting', subject_id: 0 } as const;
    const entry = { at: app.now(), actor_id: actor.id, action: 'setting.grades', ...subject } as const;
    await recordAudit(tx, { ...entry, before, after: chosenGrades });
    return {};
  });
}
