import { isDeadlineOver } from '#contract/rules/deadline.ts';
import { findAcceptedUntil } from '#contract/rules/late-work.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import {
  canMembersAnswer,
  isWorkAcceptedLater,
} from '#server/features/attempts/rows/guest-rules.repository.ts';
import { effectiveRules, type StudentException } from '#server/features/attempts/rules/effective-rules.ts';
import { type FeedbackRules, waitingGuestRules } from '#server/features/attempts/rules/feedback.ts';

/**
 * A guest may be a student of the class without an account, so guests get feedback only when the class can answer no
 * more.
 */

type Person = Pick<Actor, 'id' | 'guest_courseware_id'>;
/** Rules of a courseware; rules of an attempt include its members' exceptions. */
type RulesWithMembers = FeedbackRules & {
  members?: readonly { user_id: number; exception: StudentException | null }[];
};

/** `waits_for_class`: whether marks, keys and score are hidden from this guest in spite of the teacher's rule. */
type PersonRules<R> = R & { waits_for_class: boolean };
export type RulesForPerson = <R extends RulesWithMembers>(
  person: Person,
  rules: R,
) => Promise<PersonRules<R>>;

/**
 * Returns a function that gives one person's feedback rules for a courseware. It runs queries for guests only, and asks
 * once per courseware whether the class can still answer.
 */
export function createRulesForPerson(db: Db, now: number): RulesForPerson {
  const canAnswerByCourseware = new Map<number, Promise<boolean>>();
  const canClassAnswer = (coursewareId: number) => {
    const canMembers = canAnswerByCourseware.get(coursewareId) ?? canMembersAnswer(db, coursewareId);
    canAnswerByCourseware.set(coursewareId, canMembers);
    return canMembers;
  };
  return async ({ id, guest_courseware_id: coursewareId }, commonRules) => {
    const ownMember = commonRules.members?.find(({ user_id }) => user_id === id);
    const rules = effectiveRules(commonRules, ownMember?.exception);
    const isFeedbackFinal = rules.is_open === 0 || rules.feedback_rule === 'never';
    if (coursewareId === null || isFeedbackFinal) return { ...rules, waits_for_class: false };
    if (isDeadlineOver(findAcceptedUntil(rules), now)) {
      const isWaiting = await isWorkAcceptedLater(db, coursewareId, now);
      return { ...rules, ...(isWaiting && { feedback_rule: 'never' }), waits_for_class: isWaiting };
    }
    if (!(await canClassAnswer(coursewareId))) return { ...rules, waits_for_class: false };
    return { ...waitingGuestRules(rules), waits_for_class: true };
  };
}
