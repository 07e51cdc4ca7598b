import { decideFeedback, type Feedback } from '#contract/rules/feedback-rule.ts';
import type { Row } from '#server/database/schema.ts';

/** The feedback rule of the contract, applied to rows. */

export type FeedbackRules = Pick<
  Row<'courseware'>,
  'feedback_rule' | 'due_at' | 'late_hours' | 'is_open' | 'marks_held' | 'marks_released_at'
>;

/** Whether students wait for their teacher to release the marks. */
export function areMarksHeld({ marks_held, marks_released_at }: FeedbackRules): boolean {
  return marks_held === 1 && marks_released_at === null;
}

export function feedbackFor(state: Row<'attempt'>['state'], rules: FeedbackRules, now: number): Feedback {
  return decideFeedback(
    { ...rules, isOpen: rules.is_open === 1, isHeld: areMarksHeld(rules) },
    state === 'submitted',
    now,
  );
}

/** The rules for guests while students of the class can still answer: 'after_due' replaces the teacher's rule. */
export function waitingGuestRules<R extends FeedbackRules>(rules: R): R {
  return rules.feedback_rule === 'never' ? rules : { ...rules, feedback_rule: 'after_due' };
}
