import { countsInClass } from '#contract/figures/who-counts.ts';

/** Whether a student needs the teacher for work that was not handed in. Pure; times in milliseconds. */

const hourMs = 3_600_000;

/** Work that was not started is named from this long before it is due. */
const dueSoonMs = 48 * hourMs;

/** What happened longer ago than this needs nobody now. */
export const recentMs = 28 * 24 * hourMs;

export type ExpectedWork = {
  is_guest: boolean;
  is_assigned: boolean;
  is_excused: boolean;
  /** Whether students can work on it, but for its times. */
  is_open: boolean;
  /** Submitted or in progress, alone or with a group. */
  has_attempt: boolean;
  /** Whether the student submitted the same activity in another class. */
  is_done_elsewhere: boolean;
  /** Both are the student's own, with the exception that a teacher gave. */
  due_at: number | null;
  accepted_until: number | null;
  /** When the student came to the school. */
  joined_at: number;
};

/**
 * `missing`: nothing was begun and nothing is accepted any more. `not_started`: the same while work is accepted, from 48
 * hours before it is due. Only what ended in the last 28 days, and after the student came to the school, is missing.
 */
export function findWorkNeed(work: ExpectedWork, now: number): 'missing' | 'not_started' | undefined {
  const { is_open, has_attempt, is_done_elsewhere, due_at, accepted_until, joined_at } = work;
  if (!countsInClass({ ...work, has_submitted: false })) return undefined;
  if (!is_open || has_attempt || is_done_elsewhere) return undefined;
  if (due_at === null || accepted_until === null) return undefined;
  if (accepted_until > now) return due_at <= now + dueSoonMs ? 'not_started' : undefined;
  return accepted_until > now - recentMs && accepted_until > joined_at ? 'missing' : undefined;
}
