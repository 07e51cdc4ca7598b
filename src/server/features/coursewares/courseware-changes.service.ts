import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { keepTypeSettings } from '#contract/rules/type-settings.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import {
  endRunningAttempts,
  submitRunningAttempts,
} from '#server/features/attempts/ending/closing.service.ts';
import { publishDeadlines, updateDeadlines } from '#server/features/attempts/ending/deadlines.service.ts';
import { refuseWhileMarksWait } from '#server/features/attempts/marking/waiting-marks.service.ts';
import { areMarksHeld } from '#server/features/attempts/rules/feedback.ts';
import { markResultsDue } from '#server/features/bank-results/results-due.service.ts';
import { checkWorkBy } from '#server/features/coursewares/check-work-by.service.ts';
import { type Settings, toSettingsColumns } from '#server/features/coursewares/courseware-items.ts';
import type { PlacedCourseware } from '#server/features/coursewares/coursewares.repository.ts';
import { requireCourseware } from '#server/features/coursewares/coursewares.service.ts';
import { rememberSettings } from '#server/features/coursewares/last-placing.service.ts';
import * as placing from '#server/features/coursewares/placing.repository.ts';
import { storeTargets } from '#server/features/coursewares/store-targets.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { requireUnit } from '#server/policy/require-unit.ts';
import { publish } from '#server/realtime/bus.ts';
import { mayWorkByGroup, settingsOfCourseware } from '#server/type-rules.ts';

/** Changes settings of coursewares, opens, closes and sorts them. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type EmptyReply = Record<string, never>;

/** Refuses a due time that is not after the opening time. */
export function checkSettings({ open_at, due_at }: Settings): void {
  if (open_at !== null && due_at !== null && due_at <= open_at) {
    throw new AppError('invalid_input', { field: 'settings.due_at' });
  }
}

async function storeChanges(
  { app, db, actor }: SignedInContext,
  courseware: PlacedCourseware,
  changes: Parameters<typeof placing.updateCourseware>[2],
  { settings: chosenSettings, confirmed }: { settings?: Settings | undefined; confirmed: boolean },
): Promise<void> {
  const { id, class_id, type } = courseware;
  const declared = settingsOfCourseware(app, courseware);
  const settings = chosenSettings && keepTypeSettings(chosenSettings, declared);
  if (settings) checkSettings(settings);
  const auditFields = { actor_id: actor.id, at: app.now() };
  await inTransaction(db, async (tx) => {
    if (settings && !settings.marks_held && areMarksHeld(courseware) && !confirmed)
      await refuseWhileMarksWait(tx, id);
    await placing.updateCourseware(tx, id, { ...changes, ...(settings ? toSettingsColumns(settings) : {}) });
    if (!settings) return;
    await checkWorkBy(tx, { class_id, mayWorkByGroup: mayWorkByGroup(app, type) }, settings);
    const hasNewTargets = await storeTargets(tx, { id, class_id }, settings, auditFields);
    await markResultsDue(app, tx, [id]);
    await rememberSettings(tx, actor.id, { declared, settings, now: app.now() });
    publishDeadlines(app, tx, await updateDeadlines(app, tx, { ...settings, id }), false);
    // Makes open grids reload, because their students may have changed.
    if (hasNewTargets) publish(app, tx, 'courseware', id, { attempt_id: null });
  });
}

/**
 * Changes name and settings. New times also apply to attempts in progress. Settings that stop holding marks back release
 * them, so that the teacher has to confirm it while answers wait for a mark.
 */
export async function updateCourseware(
  context: SignedInContext,
  { id, name, ...input }: InputOf<'POST /teacher/courseware_update'>,
): Promise<EmptyReply> {
  const courseware = await requireCourseware(context, id, 'courseware.change');
  const nameColumns = name === undefined ? {} : { name, search_text: toSearchText(name) };
  await storeChanges(context, courseware, nameColumns, input);
  return {};
}

export async function openCourseware(
  context: SignedInContext,
  { id, ...input }: InputOf<'POST /teacher/courseware_open'>,
): Promise<{ join_code: string }> {
  const courseware = await requireCourseware(context, id, 'courseware.change');
  const openColumns = courseware.is_open === 1 ? {} : { is_open: 1, open_changed_at: context.app.now() };
  await storeChanges(context, courseware, openColumns, input);
  return { join_code: courseware.join_code };
}

/**
 * Closes the courseware and submits its attempts in progress. Refuses with 'students_working' if there are some and
 * the teacher has not confirmed it.
 */
export async function closeCourseware(
  context: SignedInContext,
  { id, confirmed }: InputOf<'POST /teacher/courseware_close'>,
): Promise<{ handed_in: number }> {
  await requireCourseware(context, id, 'courseware.change');
  const { app, db } = context;
  const runningDeadlines = await inTransaction(db, async (tx) => {
    await placing.updateCourseware(tx, id, { is_open: 0, open_changed_at: app.now() });
    return endRunningAttempts(app, tx, { coursewareId: id, confirmed });
  });
  await submitRunningAttempts(app, id);
  return { handed_in: runningDeadlines.length };
}

/** Stores a new order. `ids` must contain each courseware of the unit once. */
export async function sortCoursewares(
  context: SignedInContext,
  { unit_id, ids }: InputOf<'POST /teacher/courseware_sort'>,
): Promise<EmptyReply> {
  await requireUnit(context, unit_id, 'unit.change');
  if (new Set(ids).size < ids.length) throw new AppError('invalid_input', { field: 'ids' });
  await inTransaction(context.db, async (tx) => {
    if (!(await placing.lockUnit(tx, unit_id))) throw new AppError('not_found');
    const rowById = new Map((await placing.listCoursewaresInUnit(tx, unit_id)).map((row) => [row.id, row]));
    const sortedRows = ids.flatMap((id) => rowById.get(id) ?? []);
    if (sortedRows.length < ids.length) throw new AppError('invalid_input', { field: 'ids' });
    // Somebody has placed another courseware meanwhile.
    if (sortedRows.length < rowById.size) throw new AppError('changed_elsewhere');
    await placing.storeCoursewareOrder(tx, sortedRows);
  });
  return {};
}
