import type { Row } from '#server/database/schema.ts';
import { isOver } from '#server/features/play/attempts/time-limits.ts';

/** What a student gets to see of marks and keys. */

/** `checked`: marks and keys of locked answers only. `all`: also the score and the teacher's comment. */
export type Feedback = 'none' | 'checked' | 'all';

export type FeedbackRules = Pick<Row<'courseware'>, 'feedback_rule' | 'due_at' | 'is_open'>;

/**
 * The feedback rule applied. `after_due` waits until no other student's answer is taken any more (grace
 * included); without a due time it waits until the teacher closes the courseware.
 */
export function feedbackFor(state: Row<'attempt'>['state'], rules: FeedbackRules, now: number): Feedback {
  if (rules.feedback_rule === 'at_once') return state === 'submitted' ? 'all' : 'checked';
  if (state !== 'submitted' || rules.feedback_rule === 'never') return 'none';
  if (rules.feedback_rule === 'after_submit') return 'all';
  const isDue = rules.due_at === null ? rules.is_open === 0 : isOver(rules.due_at, now);
  return isDue ? 'all' : 'none';
}

/** The rules for a guest while members of the class can still answer: as if the teacher had chosen 'after_due'. */
export function rulesWhileWaiting<R extends FeedbackRules>(rules: R): R {
  return rules.feedback_rule === 'never' ? rules : { ...rules, feedback_rule: 'after_due' };
}
