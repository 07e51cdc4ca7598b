import { isOver } from '#contract/deadline.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import { type FeedbackRules, rulesWhileWaiting } from '#server/features/play/feedback/feedback.ts';
import { canMembersAnswer } from '#server/features/play/feedback/guest-rules.repository.ts';

/** Guests may be members of the class without their account, so they get feedback only when no member can answer. */

type Guest = Pick<Actor, 'guest_courseware_id'>;

/** `waits_for_class`: hides marks, keys and score from this guest in spite of the teacher's rule. */
type ForPerson<R> = R & { waits_for_class: boolean };
export type RulesForPerson = <R extends FeedbackRules>(person: Guest, rules: R) => Promise<ForPerson<R>>;

/**
 * Returns a function that gives one person's feedback rules for a courseware. It queries once per courseware for guests,
 * and never for members.
 */
export function openRulesForPerson(db: Db, now: number): RulesForPerson {
  const known = new Map<number, Promise<boolean>>();
  const canAnswer = (coursewareId: number) => {
    const answer = known.get(coursewareId) ?? canMembersAnswer(db, coursewareId);
    known.set(coursewareId, answer);
    return answer;
  };
  return async ({ guest_courseware_id: coursewareId }, rules) => {
    const isFinal = rules.is_open === 0 || isOver(rules.due_at, now) || rules.feedback_rule === 'never';
    if (coursewareId === null || isFinal || !(await canAnswer(coursewareId))) {
      return { ...rules, waits_for_class: false };
    }
    return { ...rulesWhileWaiting(rules), waits_for_class: true };
  };
}
