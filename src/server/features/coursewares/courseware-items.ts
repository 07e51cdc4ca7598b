import type * as z from 'zod';
import type { ApiReply } from '#contract/api.ts';
import type { coursewareSettings } from '#contract/coursewares.ts';
import type { Row } from '#server/database/schema.ts';
import { coursewareState } from '#server/features/coursewares/courseware-state.service.ts';
import type { PlacedCourseware, WorkCount } from '#server/features/coursewares/coursewares.repository.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';

/** Converts coursewares between rows and the contract. */

export type Settings = z.output<typeof coursewareSettings>;
export type PlacedItem = ApiReply<'GET /teacher/courseware_search'>['items'][number];

const noWork: WorkCount = { assigned: 0, started: 0, submitted: 0, waiting: 0 };

export function settingsOf(row: Row<'courseware'>): Settings {
  return {
    open_at: row.open_at,
    due_at: row.due_at,
    attempts_allowed: row.attempts_allowed,
    counting_attempt: row.counting_attempt,
    time_limit_minutes: row.time_limit_minutes,
    shuffle: row.shuffle === 1,
    feedback_rule: row.feedback_rule,
    allow_guests: row.allow_guests === 1,
    guest_limit: row.guest_limit,
  };
}

export function settingsColumns(settings: Settings): Partial<Row<'courseware'>> {
  return { ...settings, shuffle: settings.shuffle ? 1 : 0, allow_guests: settings.allow_guests ? 1 : 0 };
}

export function describePlaced(
  row: PlacedCourseware,
  counts: ReadonlyMap<number, WorkCount>,
  now: number,
): PlacedItem {
  const { assigned, started, submitted } = counts.get(row.id) ?? noWork;
  return {
    ...row,
    ...settingsOf(row),
    is_marked: hasMarkedQuestions(row),
    is_open: row.is_open === 1,
    state: coursewareState(row, now),
    assigned,
    started,
    submitted,
  };
}
