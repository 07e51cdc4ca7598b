import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { addSubjectNames } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import * as classes from '#server/features/units/classes.repository.ts';
import * as units from '#server/features/units/units.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';
import { requireUnit } from '#server/policy/require-unit.ts';
import * as unitChanges from './unit-changes.repository.ts';

/** Lists, adds, renames and moves units. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Refuses a class and subject that the person does not teach or that the term does not have. */
export async function requireTaughtPlace(
  context: SignedInContext,
  place: { calendar_id: number; class_id: number; subject_id: number },
): Promise<void> {
  await authorize(context, 'unit.create', place);
  if (!(await units.hasSubjectInTerm(context.db, place))) throw new AppError('calendar_class_mismatch');
}

/** Loads list items in any order. Counts a class's students once, because most units belong to few classes. */
async function loadUnitItems({ db, app, lang }: SignedInContext, places: readonly units.UnitPlace[]) {
  const [rows, studentCountByClass] = await Promise.all([
    units.listUnitItems(
      db,
      places.map(({ id }) => id),
      app.now(),
    ),
    classes.countStudentsByClass(db, [...new Set(places.map(({ class_id }) => class_id))]),
  ]);
  const rowsWithSubject = addSubjectNames(rows, lang);
  return rowsWithSubject.map((row) => ({
    ...row,
    student_count: studentCountByClass.get(row.class_id) ?? 0,
  }));
}

export async function listUnits(
  context: SignedInContext,
  input: InputOf<'GET /teacher/unit_list'>,
): Promise<ApiReply<'GET /teacher/unit_list'>> {
  const { total, places } = await units.findUnitPage(context.db, context.actor, {
    calendarId: input.calendar_id,
    classId: input.class_id,
    subjectId: input.subject_id,
    keyword: input.keyword || undefined,
    sort: input.sort,
    order: input.order ?? (input.sort === 'created_at' ? 'desc' : 'asc'),
    offset: input.offset,
    limit: input.limit,
  });
  if (places.length === 0) return { total, items: [] };
  const rows = await loadUnitItems(context, places);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return { total, items: places.flatMap(({ id }) => rowById.get(id) ?? []) };
}

export async function readUnit(
  context: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /teacher/unit_detail'>> {
  const unit = await requireUnit(context, id, 'unit.see');
  const [item] = await loadUnitItems(context, [unit]);
  return requireFound(item);
}

export async function addUnit(
  context: SignedInContext,
  input: InputOf<'POST /teacher/unit_add'>,
): Promise<{ id: number }> {
  await requireTaughtPlace(context, input);
  const { db, actor, app } = context;
  const unit = { ...input, created_by: actor.id, created_at: app.now() };
  return { id: await inTransaction(db, (tx) => unitChanges.insertUnitAtEnd(tx, unit)) };
}

const placeFields = ['calendar_id', 'class_id', 'subject_id'] as const;

/**
 * Renames the unit and moves it to `position` in its class and subject, at most to the end. Refuses with 'invalid_input' for
 * another school year, class or subject, because students' work belongs to these; teachers copy the unit instead.
 */
export async function updateUnit(
  context: SignedInContext,
  { id, name, position, ...place }: InputOf<'POST /teacher/unit_update'>,
): Promise<Record<string, never>> {
  const unit = await requireUnit(context, id, 'unit.change');
  const changedField = placeFields.find(
    (field) => place[field] !== undefined && place[field] !== unit[field],
  );
  if (changedField) throw new AppError('invalid_input', { field: changedField });
  await inTransaction(context.db, async (tx) => {
    // Always locks the class before the unit. Another order could deadlock.
    const siblings = position === undefined ? [] : await unitChanges.lockSiblings(tx, unit);
    if (name !== undefined) await unitChanges.renameUnit(tx, id, name);
    if (position === undefined) return;
    const movedUnit = requireFound(siblings.find((sibling) => sibling.id === id));
    const otherUnits = siblings.filter((sibling) => sibling !== movedUnit);
    await unitChanges.storeUnitOrder(tx, otherUnits.toSpliced(position - 1, 0, movedUnit));
  });
  return {};
}
