import type { Db } from '#server/database/database.ts';
import { readSetting } from '#server/database/settings.ts';
import { findCalendarTimes } from '#server/features/import/plan/school-state.repository.ts';
import type { ListTime } from '#server/features/import/reading/roster-sessions.ts';
import { dayOf } from '#server/school-days.ts';

/** The day and the school year for which a list is read: today, or the day of the school year that is nearest to it. */
export async function readListTime(db: Db, calendarId: number, now: number): Promise<ListTime> {
  const timeZone = await readSetting(db, 'time_zone');
  const calendar = await findCalendarTimes(db, calendarId);
  if (!calendar) return { day: dayOf(now, timeZone) };
  const { starts_at, ends_at } = calendar;
  return {
    day: dayOf(Math.min(Math.max(now, starts_at), ends_at), timeZone),
    firstDay: dayOf(starts_at, timeZone),
    lastDay: dayOf(ends_at, timeZone),
  };
}
