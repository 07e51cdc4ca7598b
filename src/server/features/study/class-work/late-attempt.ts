import { isLateWork } from '#contract/rules/late-work.ts';
import type { Row } from '#server/database/schema.ts';
import { effectiveRules, type StudentException } from '#server/features/attempts/rules/effective-rules.ts';

type TimedAttempt = Pick<
  Row<'attempt'>,
  'state' | 'ended_by' | 'started_at' | 'submitted_at' | 'last_saved_at'
> & { exception: StudentException | null };

/** Whether it was handed in after the due time of this member. Pure. */
export function isLateAttempt(attempt: TimedAttempt, { due_at }: Pick<Row<'courseware'>, 'due_at'>): boolean {
  return isLateWork(attempt, effectiveRules({ due_at }, attempt.exception).due_at);
}
