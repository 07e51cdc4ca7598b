import type { CoursewareState } from '#contract/choices.ts';

export type OpenTimes = { is_open: number; open_at: number | null; due_at: number | null };

/** The state for students at `now`. Times in milliseconds since 1970 UTC; the due time itself is past due. */
export function coursewareState({ is_open, open_at, due_at }: OpenTimes, now: number): CoursewareState {
  if (is_open === 0) return 'closed';
  if (due_at !== null && now >= due_at) return 'past_due';
  return open_at !== null && now < open_at ? 'scheduled' : 'open';
}
