import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { ApiReply } from '#contract/api.ts';
import { type TypeSetting, typeSettings } from '#contract/choices.ts';
import { coursewareSettings } from '#contract/coursewares.ts';
import { keepTypeSettings } from '#contract/rules/type-settings.ts';
import type { ProposedSettings } from '#form/activity-type.ts';
import type { Schema } from '#server/database/schema.ts';
import { readRevisionRow } from '#server/features/activities/published.service.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import type { Settings } from '#server/features/coursewares/courseware-items.ts';
import * as coursewares from '#server/features/coursewares/coursewares.repository.ts';
import * as lastPlacings from '#server/features/coursewares/last-placing.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { isAllowed } from '#server/policy/policy.ts';
import { settingsOfType } from '#server/type-rules.ts';

/** Remembers the unit and the settings that a teacher chose last, as a suggestion for the next courseware. */

type Tx = Transaction<Schema>;
/** Settings chosen for a courseware, and those that its type declares. */
type ChosenSettings = { declared: readonly TypeSetting[]; settings: Settings; now: number };

/** What a type does not declare was no choice: there the settings of the last activity that has it stay stored. */
async function toStoredSettings(tx: Tx, userId: number, { declared, settings, now }: ChosenSettings) {
  if (declared.length === 0) return {};
  const row = await lastPlacings.findLastPlacing(tx, userId);
  const earlierSettings = parseStoredSettings(row?.settings ?? null).settings;
  const otherNames = typeSettings.filter((name) => !declared.includes(name));
  // Targets and group sets belong to one class, and the next courseware may be for another class.
  const reusableSettings: Settings = {
    ...settings,
    ...Object.fromEntries(otherNames.map((name) => [name, earlierSettings[name]])),
    target_kind: 'class',
    target_ids: [],
    work_by: 'person',
    group_set_id: null,
  };
  return { settings: JSON.stringify({ ...reusableSettings, chosen_at: now }) };
}

export async function rememberSettings(tx: Tx, userId: number, chosen: ChosenSettings): Promise<void> {
  if (chosen.declared.length > 0)
    await lastPlacings.storeLastPlacing(tx, userId, await toStoredSettings(tx, userId, chosen));
}

export async function rememberPlacing(
  tx: Tx,
  userId: number,
  unitId: number,
  chosen: ChosenSettings,
): Promise<void> {
  const storedSettings = await toStoredSettings(tx, userId, chosen);
  await lastPlacings.storeLastPlacing(tx, userId, { unit_id: unitId, ...storedSettings });
}

/** Stored settings that do not fit the current schema are ignored. */
const storedSettingsSchema = coursewareSettings.extend({ chosen_at: z.number().nullable().default(null) });

function parseStoredSettings(json: string | null) {
  const parsedSettings = storedSettingsSchema.safeParse(JSON.parse(json ?? '{}'));
  const { chosen_at, ...settings } = parsedSettings.success
    ? parsedSettings.data
    : storedSettingsSchema.parse({});
  return { settings, chosen_at };
}

/** What the newest revision of the activity proposes; nothing for one that the person may not see, or without a revision. */
async function readProposal(
  context: SignedInContext,
  activityId: number | undefined,
): Promise<ProposedSettings> {
  if (activityId === undefined) return {};
  const { app, db } = context;
  const [activity] = await coursewares.listActivitiesToPlace(db, [activityId]);
  if (!activity?.revision_id || !(await isAllowed(db, context.actor, 'activity.read', activity))) return {};
  const { model, content } = app.activities.read(await readRevisionRow(db, activity.revision_id));
  return model.content.proposeSettings?.(content, app.now()) ?? {};
}

/** The suggestion for an activity of this type: it has only the settings that the type declares. */
export async function readLastPlacing(
  context: SignedInContext,
  { type, activity_id }: { type: string; activity_id?: number | undefined },
): Promise<ApiReply<'GET /teacher/last_placing'>> {
  const { app, db, actor } = context;
  const row = await lastPlacings.findLastPlacing(db, actor.id);
  const calendarId = row?.unit_id ? await chooseCalendar(db, undefined) : null;
  const unit =
    row?.unit_id && calendarId !== null
      ? await lastPlacings.findVisibleUnit(db, actor, { id: row.unit_id, calendarId })
      : undefined;
  const { settings, chosen_at } = parseStoredSettings(row?.settings ?? null);
  return {
    proposed: await readProposal(context, activity_id),
    unit: unit ?? null,
    settings: keepTypeSettings(settings, settingsOfType(app, type)),
    chosen_at,
  };
}
