import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import { lockSettings, readSetting, writeSetting } from '#server/database/settings.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import * as classChanges from '#server/features/classes/class-changes.repository.ts';
import * as classCounts from '#server/features/classes/class-counts.repository.ts';
import * as classes from '#server/features/classes/classes.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Lists, adds, changes and deletes classes, and keeps the grades of the school. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

export async function listClasses(
  { db }: SignedInContext,
  { calendar_id, keyword, offset, limit }: InputOf<'GET /admin/classes'>,
): Promise<ApiReply<'GET /admin/classes'>> {
  const calendarId = await chooseCalendar(db, calendar_id);
  if (calendarId === null) return { calendar_id: null, total: 0, items: [] };
  const allClasses = await classes.listClassNames(db, calendarId);
  const wantedText = toSearchText(keyword ?? '');
  const matchingClasses = allClasses.filter(({ name }) => toSearchText(name).includes(wantedText));
  const pageClasses = matchingClasses.slice(offset, offset + limit);
  const countRows =
    pageClasses.length > 0
      ? await classCounts.countInClasses(
          db,
          pageClasses.map(({ id }) => id),
        )
      : [];
  const countsByClass = new Map(countRows.map((row) => [row.id, row]));
  const items = pageClasses.map((item) => ({ ...item, ...requireFound(countsByClass.get(item.id)) }));
  return { calendar_id: calendarId, total: matchingClasses.length, items };
}

/** Refuses with 'name_taken' if another class of the term has the name. */
async function requireFreeName(tx: Db, calendarId: number, name: string, ownId?: number): Promise<void> {
  const holderId = await classes.findClassByName(tx, calendarId, name);
  if (holderId !== undefined && holderId !== ownId) throw new AppError('name_taken', { name });
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
  input: InputOf<'POST /admin/class_add'>,
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const calendar_id = requireFound(await chooseCalendar(tx, input.calendar_id));
    await requireFreeName(tx, calendar_id, input.name);
    const id = await classChanges.insertClass(tx, input);
    const auditSubject = { subject_kind: 'class', subject_id: id, class_id: id } as const;
    const auditEntry = { at: app.now(), actor_id: actor.id, action: 'class.add', ...auditSubject } as const;
    await recordAudit(tx, { ...auditEntry, after: input });
    return { id };
  });
}

export async function updateClass(
  { app, db, actor }: SignedInContext,
  { id, ...change }: InputOf<'POST /admin/class_update'>,
): Promise<Record<string, never>> {
  return inTransaction(db, async (tx) => {
    await lockRows(tx, 'class', [id]);
    const { calendar_id, name, grade } = requireFound(await classCounts.findClass(tx, id));
    await requireFreeName(tx, calendar_id, change.name, id);
    await classChanges.updateClass(tx, id, change);
    const auditSubject = { subject_kind: 'class', subject_id: id, class_id: id } as const;
    const auditEntry = {
      at: app.now(),
      actor_id: actor.id,
      action: 'class.change',
      ...auditSubject,
    } as const;
    await recordAudit(tx, { ...auditEntry, before: { name, grade }, after: change });
    return {};
  });
}

/** Refuses with 'class_not_empty' for a class that has or had students, or has units. */
export async function deleteClass(
  { app, db, actor }: SignedInContext,
  id: number,
): Promise<Record<string, never>> {
  return inTransaction(db, async (tx) => {
    await lockRows(tx, 'class', [id]);
    const { calendar_id, name, grade } = requireFound(await classCounts.findClass(tx, id));
    if (!(await classChanges.deleteEmptyClass(tx, id))) throw new AppError('class_not_empty');
    const auditSubject = { subject_kind: 'class', subject_id: id, class_id: id } as const;
    const auditEntry = {
      at: app.now(),
      actor_id: actor.id,
      action: 'class.delete',
      ...auditSubject,
    } as const;
    await recordAudit(tx, { ...auditEntry, before: { calendar_id, name, grade } });
    return {};
  });
}

const usualGrades = [1, 2, 3, 4, 5, 6];

/** Reads the chosen grades; without a choice, 1 to 6 and the grades of this term's classes, ascending. */
export async function readGrades(db: Db): Promise<number[]> {
  const chosenGrades = JSON.parse(await readSetting(db, 'grades')) as number[];
  if (chosenGrades.length > 0) return chosenGrades;
  const calendarId = await chooseCalendar(db, undefined);
  const currentClasses = calendarId === null ? [] : await classes.listClassNames(db, calendarId);
  const offeredGrades = new Set([...usualGrades, ...currentClasses.map(({ grade }) => grade)]);
  return [...offeredGrades].sort((one, other) => one - other);
}

export async function saveGrades(
  { app, db, actor }: SignedInContext,
  { grades }: InputOf<'POST /admin/grades_save'>,
): Promise<Record<string, never>> {
  const chosenGrades = [...new Set(grades)].sort((one, other) => one - other);
  return inTransaction(db, async (tx) => {
    await lockSettings(tx, ['grades']);
    const oldGrades = JSON.parse(await readSetting(tx, 'grades')) as number[];
    await writeSetting(tx, 'grades', JSON.stringify(chosenGrades));
    const auditSubject = { subject_kind: 'setting', subject_id: 0 } as const;
    const auditEntry = {
      at: app.now(),
      actor_id: actor.id,
      action: 'setting.grades',
      ...auditSubject,
    } as const;
    await recordAudit(tx, { ...auditEntry, before: oldGrades, after: chosenGrades });
    return {};
  });
}
