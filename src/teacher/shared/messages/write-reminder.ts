import { formatText, type Language } from '#contract/language.ts';
import { createFormats } from '#ui/i18n/formats.ts';
import type { SchoolClock } from '#ui/school-clock.ts';
import { reminderTexts } from './message-words.ts';

type RemindedWork = {
  courseware_name: string;
  due_at: number | null;
  /** Until when late work is accepted, if the courseware accepts some. */
  late_until?: number | undefined;
};

/** What a reminder says at first: it names the work and when it is due, by the clock of the school. Pure. */
export function writeReminder(
  { courseware_name: name, due_at, late_until }: RemindedWork,
  { language, clock, now }: { language: Language; clock: SchoolClock; now: number },
): string {
  if (due_at === null) return formatText(reminderTexts.no_due, language, { name });
  const { dateTime } = createFormats(language, clock);
  const times = { name, time: dateTime(due_at), until: late_until === undefined ? '' : dateTime(late_until) };
  if (now < due_at) return formatText(reminderTexts.due, language, times);
  const isLateAccepted = late_until !== undefined && now < late_until;
  return formatText(isLateAccepted ? reminderTexts.late : reminderTexts.past, language, times);
}
