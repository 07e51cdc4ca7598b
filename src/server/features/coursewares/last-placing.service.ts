import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { ApiReply } from '#contract/api.ts';
import { coursewareSettings } from '#contract/coursewares.ts';
import type { Schema } from '#server/database/schema.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import type { Settings } from '#server/features/coursewares/courseware-items.ts';
import * as lastPlacings from '#server/features/coursewares/last-placing.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';

/** Remembers the unit and the settings that a teacher chose last, as a suggestion for the next courseware. */

type Tx = Transaction<Schema>;
/** Settings chosen for a courseware. */
type ChosenSettings = { question_count: number; settings: Settings; now: number };

/** Activities without marks have no choices, so the settings of the last quiz stay stored. */
function toStoredSettings({ question_count, settings, now }: ChosenSettings) {
  if (!hasMarkedQuestions({ question_count })) return {};
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
  if (hasMarkedQuestions(chosen)) await lastPlacings.storeLastPlacing(tx, userId, toStoredSettings(chosen));
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

export async function readLastPlacing({
  db,
  actor,
}: SignedInContext): Promise<ApiReply<'GET /teacher/last_placing'>> {
  const row = await lastPlacings.findLastPlacing(db, actor.id);
  const calendarId = row?.unit_id ? await chooseCalendar(db, undefined) : null;
  const unit =
    row?.unit_id && calendarId !== null
      ? await lastPlacings.findVisibleUnit(db, actor, { id: row.unit_id, calendarId })
      : undefined;
  return {
    unit: unit ?? null,
    ...parseStoredSettings(row?.settings ?? null),
  };
}
