import { isOver } from '#contract/rules/deadline.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import { effectiveRules, type StudentException } from '#server/features/play/exceptions/effective-rules.ts';
import { type FeedbackRules, rulesWhileWaiting } from '#server/features/play/feedback/feedback.ts';
import { canMembersAnswer, hasLaterDue } from '#server/features/play/feedback/guest-rules.repository.ts';

/** Guests may be members of the class without their account, so they get feedback only when no member can answer. */

type Person = Pick<Actor, 'id' | 'guest_courseware_id'>;
/** Rules of a courseware; rules of an attempt include its members' exceptions. */
type Rules = FeedbackRules & {
  members?: readonly { user_id: number; exception: StudentException | null }[];
};

/** `waits_for_class`: hides marks, keys and score from this guest in spite of the teacher's rule. */
type ForPerson<R> = R & { waits_for_class: boolean };
export type RulesForPerson = <R extends Rules>(person: Person, rules: R) => Promise<ForPerson<R>>;

/**
 * Returns a function that gives one person's feedback rules for a courseware. It queries once per courseware for guests,
 * and never for members.
 */
export function openRulesForPerson(db: Db, now: number): RulesForPerson {
  const canAnswerByCourseware = new Map<number, Promise<boolean>>();
  const canAnswer = (coursewareId: number) => {
    const answer = canAnswerByCourseware.get(coursewareId) ?? canMembersAnswer(db, coursewareId);
    canAnswerByCourseware.set(coursewareId, answer);
    return answer;
  };
  return async ({ id, guest_courseware_id: coursewareId }, common) => {
    const own = common.members?.find(({ user_id }) => user_id === id);
    const rules = effectiveRules(common, own?.exception);
    const isFinal = rules.is_open === 0 || rules.feedback_rule === 'never';
    if (coursewareId === null || isFinal) return { ...rules, waits_for_class: false };
    if (isOver(rules.due_at, now)) {
      const isWaiting = await hasLaterDue(db, coursewareId, now);
      return { ...rules, ...(isWaiting && { feedback_rule: 'never' }), waits_for_class: isWaiting };
    }
    if (!(await canAnswer(coursewareId))) return { ...rules, waits_for_class: false };
    return { ...rulesWhileWaiting(rules), waits_for_class: true };
  };
}
