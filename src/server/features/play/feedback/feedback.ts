import type { Row } from '#server/database/schema.ts';
import { isOver } from '#server/features/play/attempts/time-limits.ts';

/** Decides which marks and keys a student sees. */

/** `checked`: marks and keys of locked answers only. `all`: also the score and the teacher's comment. */
export type Feedback = 'none' | 'checked' | 'all';

export type FeedbackRules = Pick<Row<'courseware'>, 'feedback_rule' | 'due_at' | 'is_open'>;

/**
 * Applies the feedback rule. 'after_due' waits for the due time and grace, until no student can answer any more; without
 * a due time it waits until the teacher closes the courseware.
 */
export function feedbackFor(state: Row<'attempt'>['state'], rules: FeedbackRules, now: number): Feedback {
  if (rules.feedback_rule === 'at_once') return state === 'submitted' ? 'all' : 'checked';
  if (state !== 'submitted' || rules.feedback_rule === 'never') return 'none';
  if (rules.feedback_rule === 'after_submit') return 'all';
  const isDue = rules.due_at === null ? rules.is_open === 0 : isOver(rules.due_at, now);
  return isDue ? 'all' : 'none';
}

/** The rules for guests while members of the class can still answer: 'after_due' instead of the teacher's rule. */
export function rulesWhileWaiting<R extends FeedbackRules>(rules: R): R {
  return rules.feedback_rule === 'never' ? rules : { ...rules, feedback_rule: 'after_due' };
}
