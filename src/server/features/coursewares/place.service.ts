import type { Transaction } from 'kysely';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { keepTypeSettings } from '#contract/rules/type-settings.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { addSubjectName } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import { publishDeadlines, updateDeadlines } from '#server/features/attempts/ending/deadlines.service.ts';
import { checkWorkBy } from '#server/features/coursewares/check-work-by.service.ts';
import { checkSettings } from '#server/features/coursewares/courseware-changes.service.ts';
import { describeCoursewares, toSettingsColumns } from '#server/features/coursewares/courseware-items.ts';
import * as coursewares from '#server/features/coursewares/coursewares.repository.ts';
import { rememberPlacing } from '#server/features/coursewares/last-placing.service.ts';
import * as placing from '#server/features/coursewares/placing.repository.ts';
import { placeAtEnd, type ToPlace } from '#server/features/coursewares/placing.service.ts';
import { storeTargets } from '#server/features/coursewares/store-targets.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';
import { requireUnit } from '#server/policy/require-unit.ts';
import { mayWorkByGroup, settingsOfCourseware } from '#server/type-rules.ts';

/** Places completed activities in units: several closed ones, or one with its settings, opened if requested. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type Tx = Transaction<Schema>;

/** The newest revisions of the activities, without duplicates, in the given order. */
async function listNewestRevisions(context: SignedInContext, ids: readonly number[]): Promise<ToPlace[]> {
  const rows = await coursewares.listActivitiesToPlace(context.db, ids);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const activitiesToPlace: ToPlace[] = [];
  for (const id of new Set(ids)) {
    const activity = requireFound(rowById.get(id));
    await authorize(context, 'activity.read', activity);
    if (activity.deleted_at !== null) throw new AppError('not_found');
    const { revision_id, revision_name: name } = activity;
    if (revision_id === null || name === null) {
      throw new AppError('activity_not_completed', { name: activity.name });
    }
    activitiesToPlace.push({ activity_id: id, revision_id, name, search_text: toSearchText(name) });
  }
  return activitiesToPlace;
}

/** Places completed activities at the end of the unit, closed and pinned to their newest revision. All or none. */
export async function addCoursewares(
  context: SignedInContext,
  { unit_id, activity_ids }: InputOf<'POST /teacher/courseware_add'>,
): Promise<{ ids: number[] }> {
  await requireUnit(context, unit_id, 'unit.change');
  const activities = await listNewestRevisions(context, activity_ids);
  const { db, app } = context;
  return { ids: await inTransaction(db, (tx) => placeAtEnd(tx, unit_id, activities, app.now())) };
}

/**
 * Places an activity in the unit with these settings and opens it if requested: all or nothing. An existing courseware of
 * the same revision is used, so that a repeated call places no second one; an open courseware stays open.
 */
export async function placeCourseware(
  context: SignedInContext,
  input: InputOf<'POST /teacher/courseware_place'>,
): Promise<ApiReply<'POST /teacher/courseware_place'>> {
  const { unit_id, activity_id } = input;
  const { app, db, actor } = context;
  checkSettings(input.settings);
  const { class_id } = await requireUnit(context, unit_id, 'unit.change');
  const activity = requireFound((await listNewestRevisions(context, [activity_id]))[0]);
  const placedRow = await inTransaction(db, async (tx) => {
    const id = await findOrPlace(tx, unit_id, activity, app.now());
    const newRow = requireFound(await coursewares.findPlacedCourseware(tx, id));
    const declared = settingsOfCourseware(app, newRow);
    const settings = keepTypeSettings(input.settings, declared);
    await placing.updateCourseware(tx, id, toSettingsColumns(settings));
    await storeTargets(tx, { id, class_id }, settings, { actor_id: actor.id, at: app.now() });
    if (input.open) await placing.openCourseware(tx, id, app.now());
    await checkWorkBy(tx, { class_id, mayWorkByGroup: mayWorkByGroup(app, newRow.type) }, settings);
    await rememberPlacing(tx, actor.id, unit_id, { declared, settings, now: app.now() });
    publishDeadlines(app, tx, await updateDeadlines(app, tx, { ...settings, id }), false);
    return requireFound(await coursewares.findPlacedCourseware(tx, id));
  });
  const namedRow = addSubjectName(placedRow, context.lang);
  return requireFound((await describeCoursewares(context, [namedRow]))[0]);
}

async function findOrPlace(tx: Tx, unitId: number, activity: ToPlace, now: number): Promise<number> {
  if (!(await placing.lockUnit(tx, unitId))) throw new AppError('not_found');
  const existingId = await placing.findCoursewareInUnit(tx, unitId, activity);
  return existingId ?? requireFound((await placeAtEnd(tx, unitId, [activity], now))[0]);
}
