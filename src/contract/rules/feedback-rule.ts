import type { FeedbackRule } from '#contract/choices.ts';
import { isDeadlineOver } from '#contract/rules/deadline.ts';
import { findAcceptedUntil } from '#contract/rules/late-work.ts';

/** Decides which marks and keys a student sees. The server and the teacher's preview both use this rule. Pure. */

/** `checked`: marks and keys of checked answers only. `all`: also the score and the teacher's comment. */
export type Feedback = 'none' | 'checked' | 'all';

/** The courseware's settings, and whether it is open. `due_at` null means no due time. */
export type FeedbackSettings = {
  feedback_rule: FeedbackRule;
  due_at: number | null;
  late_hours: number;
  isOpen: boolean;
  /** Whether the teacher holds the marks back and has not released them. */
  isHeld: boolean;
};

/**
 * `after_due` waits until no other student's answer is accepted any more, also as late work; without a due time, until
 * the teacher closes the courseware. Held-back marks restrict every rule once the work is submitted. `now` in milliseconds.
 */
export function decideFeedback(
  { feedback_rule, due_at, late_hours, isOpen, isHeld }: FeedbackSettings,
  isSubmitted: boolean,
  now: number,
): Feedback {
  if (isSubmitted && isHeld) return 'none';
  if (feedback_rule === 'at_once') return isSubmitted ? 'all' : 'checked';
  if (!isSubmitted || feedback_rule === 'never') return 'none';
  if (feedback_rule === 'after_submit') return 'all';
  const acceptedUntil = findAcceptedUntil({ due_at, late_hours });
  const isWaitOver = acceptedUntil === null ? !isOpen : isDeadlineOver(acceptedUntil, now);
  return isWaitOver ? 'all' : 'none';
}
