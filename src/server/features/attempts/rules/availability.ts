import type { ApiReply } from '#contract/api.ts';
import { findAcceptedUntil } from '#contract/rules/late-work.ts';
import type { Row } from '#server/database/schema.ts';

/** Decides whether a student can work on a courseware. Pure. */

export type BlockReason = ApiReply<'GET /play/courseware'>['item']['blocked'];

type AvailabilityRules = Pick<
  Row<'courseware'>,
  'is_open' | 'open_at' | 'due_at' | 'late_hours' | 'attempts_allowed'
> & {
  /** 1 if the term of the courseware is over. */
  is_past: number;
};

/**
 * Why a student can neither continue nor start an attempt; null if they can. An attempt in progress can be continued
 * unless the term is over or the courseware is closed; its own deadline is checked elsewhere.
 */
export function findBlockReason(
  rules: AvailabilityRules,
  attempts: readonly Pick<Row<'attempt'>, 'state'>[],
  now: number,
): BlockReason {
  if (rules.is_past === 1) return 'term_over';
  if (rules.is_open === 0) return 'courseware_closed';
  if (attempts.some(({ state }) => state === 'in_progress')) return null;
  if (rules.open_at !== null && now < rules.open_at) return 'not_open_yet';
  const acceptedUntil = findAcceptedUntil(rules);
  if (acceptedUntil !== null && now >= acceptedUntil) return 'past_due';
  const areAttemptsUsedUp = rules.attempts_allowed > 0 && attempts.length >= rules.attempts_allowed;
  return areAttemptsUsedUp ? 'attempts_used_up' : null;
}

type OpenSinceFields = Pick<Row<'courseware'>, 'open_at' | 'open_changed_at'>;

/** Time since which students see the courseware as open; null if it was opened before such times were stored. */
export function findOpenSince({ open_at, open_changed_at }: OpenSinceFields): number | null {
  if (open_changed_at === null) return open_at;
  return Math.max(open_changed_at, open_at ?? 0);
}
