import type { ProposedSettings } from '#form/activity-type.ts';
import type { Trip } from './model.ts';

const weekMs = 7 * 86_400_000;

/** A due time that has passed is proposed no more; homework without one is due in a week. */
function proposeDueTime({ due_at, is_homework }: Trip, now: number): number | undefined {
  if (due_at !== null && due_at > now) return due_at;
  return is_homework ? now + weekMs : undefined;
}

/** The rules that the author of a trip proposes for its coursewares. */
export function proposeSettings(trip: Trip, now: number): ProposedSettings {
  const due_at = proposeDueTime(trip, now);
  const { time_limit_minutes, work_by } = trip;
  return {
    ...(due_at !== undefined && { due_at }),
    ...(time_limit_minutes !== null && { time_limit_minutes }),
    work_by,
  };
}
