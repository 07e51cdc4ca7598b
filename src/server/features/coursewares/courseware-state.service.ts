import type { CoursewareState } from '#contract/choices.ts';
import { findAcceptedUntil } from '#contract/rules/late-work.ts';

export type OpenTimes = {
  is_open: number;
  open_at: number | null;
  due_at: number | null;
  late_hours: number;
};

/**
 * The state for students at `now`. Times in milliseconds since 1970 UTC. `late` from the due time itself while late work is
 * accepted; the end of that is past due.
 */
export function coursewareState(
  { is_open, open_at, due_at, late_hours }: OpenTimes,
  now: number,
): CoursewareState {
  if (is_open === 0) return 'closed';
  const acceptedUntil = findAcceptedUntil({ due_at, late_hours });
  if (acceptedUntil !== null && now >= acceptedUntil) return 'past_due';
  if (due_at !== null && now >= due_at) return 'late';
  return open_at !== null && now < open_at ? 'scheduled' : 'open';
}
