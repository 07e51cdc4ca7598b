import type { ApiReply } from '#contract/api.ts';
import { guestLimitDefault } from '#contract/limits.ts';
import type { Settings } from '#teacher/shared/courseware-settings/settings-form.ts';

/** What is suggested for the next courseware, made from what its teacher chose last. Pure. */

type LastPlacing = Pick<ApiReply<'GET /teacher/last_placing'>, 'settings' | 'chosen_at'>;

/** Those of who has chosen none yet. */
export const usualSettings: Settings = {
  open_at: null,
  due_at: null,
  attempts_allowed: 1,
  counting_attempt: 'best',
  time_limit_minutes: null,
  shuffle: false,
  feedback_rule: 'after_submit',
  allow_guests: false,
  guest_limit: guestLimitDefault,
  target_kind: 'class',
  target_ids: [],
};

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** As many days from `now` as it was from `chosenAt`, at the same time of day; null where that has passed. */
function moveDue(due: number, chosenAt: number, now: number): number | null {
  const days = Math.round((startOfDay(due) - startOfDay(chosenAt)) / 86_400_000);
  const moved = new Date(due);
  const today = new Date(now);
  moved.setFullYear(today.getFullYear(), today.getMonth(), today.getDate() + days);
  return moved.getTime() > now ? moved.getTime() : null;
}

/** The last settings for something that is opened at `now`; an opening time is chosen anew each time. */
export function suggestSettings(last: LastPlacing | undefined, now: number): Settings {
  if (!last) return usualSettings;
  const { settings, chosen_at } = last;
  const due_at =
    settings.due_at === null || chosen_at === null ? null : moveDue(settings.due_at, chosen_at, now);
  return { ...settings, open_at: null, due_at };
}
