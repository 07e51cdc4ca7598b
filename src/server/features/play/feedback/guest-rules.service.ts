import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import { isOver } from '#server/features/play/attempts/time-limits.ts';
import { type FeedbackRules, rulesWhileWaiting } from '#server/features/play/feedback/feedback.ts';
import { canMembersAnswer } from '#server/features/play/feedback/guest-rules.repository.ts';

/** A guest may be a member of the class who left the account aside, so guests wait until no member can answer. */

type Guest = Pick<Actor, 'guest_courseware_id'>;

/** `waits_for_class`: marks, keys and score are kept back from this guest, whatever the teacher's rule says. */
type ForPerson<R> = R & { waits_for_class: boolean };
export type RulesForPerson = <R extends FeedbackRules>(person: Guest, rules: R) => Promise<ForPerson<R>>;

/**
 * Gives a function that applies a courseware's feedback rules to one person. Members cost no query; guests cost
 * one for each courseware.
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
