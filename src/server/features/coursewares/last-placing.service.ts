import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { ApiReply } from '#contract/api.ts';
import type { TypeSetting } from '#contract/choices.ts';
import { coursewareSettings } from '#contract/coursewares.ts';
import { keepTypeSettings } from '#contract/rules/type-settings.ts';
import type { Schema } from '#server/database/schema.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import type { Settings } from '#server/features/coursewares/courseware-items.ts';
import * as lastPlacings from '#server/features/coursewares/last-placing.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { settingsOfType } from '#server/type-rules.ts';

/** Remembers the unit and the settings that a teacher chose last, as a suggestion for the next courseware. */

type Tx = Transaction<Schema>;
/** Settings chosen for a courseware, and those that its type declares. */
type ChosenSettings = { declared: readonly TypeSetting[]; settings: Settings; now: number };

/** Activities without settings of their own have no choices, so the settings of the last quiz stay stored. */
function toStoredSettings({ declared, settings, now }: ChosenSettings) {
  if (declared.length === 0) return {};
  // Targets and group sets belong to one class, and the next courseware may be for another class.
  const reusableSettings: Settings = {
    ...settings,
    target_kind: 'class',
    target_ids: [],
    work_by: 'person',
    group_set_id: null,
  };
  return { settings: JSON.stringify({ ...reusableSettings, chosen_at: now }) };
}

export async function rememberSettings(tx: Tx, userId: number, chosen: ChosenSettings): Promise<void> {
  if (chosen.declared.length > 0) await lastPlacings.storeLastPlacing(tx, userId, toStoredSettings(chosen));
}

export function rememberPlacing(
  tx: Tx,
  userId: number,
  unitId: number,
  chosen: ChosenSettings,
): Promise<void> {
  return lastPlacings.storeLastPlacing(tx, userId, { unit_id: unitId, ...toStoredSettings(chosen) });
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

/** The suggestion for an activity of this type: it has only the settings that the type declares. */
export async function readLastPlacing(
  { app, db, actor }: SignedInContext,
  type: string,
): Promise<ApiReply<'GET /teacher/last_placing'>> {
  const row = await lastPlacings.findLastPlacing(db, actor.id);
  const calendarId = row?.unit_id ? await chooseCalendar(db, undefined) : null;
  const unit =
    row?.unit_id && calendarId !== null
      ? await lastPlacings.findVisibleUnit(db, actor, { id: row.unit_id, calendarId })
      : undefined;
  const { settings, chosen_at } = parseStoredSettings(row?.settings ?? null);
  return {
    unit: unit ?? null,
    settings: keepTypeSettings(settings, settingsOfType(app, type)),
    chosen_at,
  };
}
