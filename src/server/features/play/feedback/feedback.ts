import { decideFeedback, type Feedback } from '#contract/feedback-rule.ts';
import type { Row } from '#server/database/schema.ts';

/** The feedback rule of the contract, applied to rows. */

export type FeedbackRules = Pick<Row<'courseware'>, 'feedback_rule' | 'due_at' | 'is_open'>;

export function feedbackFor(state: Row<'attempt'>['state'], rules: FeedbackRules, now: number): Feedback {
  return decideFeedback({ ...rules, isOpen: rules.is_open === 1 }, state === 'submitted', now);
}

/** The rules for guests while members of the class can still answer: 'after_due' instead of the teacher's rule. */
export function rulesWhileWaiting<R extends FeedbackRules>(rules: R): R {
  return rules.feedback_rule === 'never' ? rules : { ...rules, feedback_rule: 'after_due' };
}
