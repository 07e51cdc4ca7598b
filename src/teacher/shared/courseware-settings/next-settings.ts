import type { ApiReply } from '#contract/api.ts';
import { guestLimitDefault } from '#contract/limits.ts';
import { neutralTypeSettings } from '#contract/rules/type-settings.ts';
import { schoolClock } from '#ui/school-store.ts';
import type { Settings } from './settings-form.ts';

/** Suggests settings for the next courseware from those that its teacher chose last. */

type LastPlacing = Pick<ApiReply<'GET /teacher/last_placing'>, 'settings' | 'chosen_at' | 'proposed'>;

/** For teachers who have not chosen any settings yet. */
export const defaultSettings: Settings = {
  open_at: null,
  due_at: null,
  late_hours: 0,
  ...neutralTypeSettings,
  allow_guests: false,
  guest_limit: guestLimitDefault,
  target_kind: 'class',
  target_ids: [],
  work_by: 'person',
  group_set_id: null,
};

/**
 * Moves a due time to the same number of days after `now` as it was after `chosenAt`, at the same time of day;
 * null if that has passed.
 */
function moveDueTime(dueTime: number, chosenAt: number, now: number): number | null {
  const { dayNumberAt, localDateAt, timeOfLocal } = schoolClock();
  const movedTime = timeOfLocal(
    localDateAt(dueTime).getTime() + (dayNumberAt(now) - dayNumberAt(chosenAt)) * 86_400_000,
  );
  return movedTime > now ? movedTime : null;
}

/**
 * The settings chosen last, adjusted to a courseware that is opened at `now`, with what the activity proposes. The opening
 * time is never suggested.
 */
export function suggestSettings(lastPlacing: LastPlacing | undefined, now: number): Settings {
  if (!lastPlacing) return defaultSettings;
  const { settings, chosen_at, proposed } = lastPlacing;
  const due_at =
    settings.due_at === null || chosen_at === null ? null : moveDueTime(settings.due_at, chosen_at, now);
  return { ...settings, open_at: null, due_at, ...proposed };
}
