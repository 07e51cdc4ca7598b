import type { ExamVisibility, TargetKind } from '#contract/choices.ts';
import { AccessRefusal } from '#server/app-error.ts';
import { type Actor, isAdmin } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import { isAssignedStudent } from '#server/policy/assigned.repository.ts';
import type { AttemptMember, AttemptMemberInGroup } from '#server/policy/attempt-members.repository.ts';
import {
  hasTeaching,
  isClassMember,
  isStudentOfCourseware,
  ownsFileOf,
  seesCoursewareOf,
  teachesClass,
  teachesSubject,
} from '#server/policy/policy.repository.ts';

/**
 * The table of permissions. A service loads an object and calls `authorize`. A person is allowed if any relation of the
 * row holds; everybody else gets the row's `refusal`.
 */

type Relation<S> = (db: Db, actor: Actor, subject: S) => boolean | Promise<boolean>;

type ClassSubject = { class_id: number; subject_id: number };
type OwnedObject = { owner_id: number };
type AssignableCourseware = { class_id: number; courseware_id: number; target_kind: TargetKind };
type ShownFile = {
  class_id: number;
  courseware_id: number;
  isShownTo: (actor: Actor) => Promise<boolean>;
};
/** A question or a paper of the bank. */
type BankThing = OwnedObject & { visibility: ExamVisibility; subject_id: number | null };
type AttemptWithMembers = { members: readonly AttemptMember[] };
type AttemptInGroup = { members: readonly AttemptMemberInGroup[] };

const isAdministrator: Relation<unknown> = (_db, actor) => isAdmin(actor);
const isOwner: Relation<OwnedObject> = (_db, actor, { owner_id }) => owner_id === actor.id;
const teaches: Relation<ClassSubject> = (db, actor, { class_id, subject_id }) =>
  actor.user_group === 'teacher' && hasTeaching(db, actor.id, class_id, subject_id);
const teachesWholeClass: Relation<{ class_id: number }> = (db, actor, { class_id }) =>
  actor.user_group === 'teacher' && teachesClass(db, actor.id, class_id);
const seesCourseware: Relation<{ id: number }> = (db, actor, { id }) =>
  actor.user_group === 'teacher' && seesCoursewareOf(db, actor.id, id);
const isTeacher: Relation<unknown> = (_db, actor) => actor.user_group === 'teacher';
/** Teachers whom the owner shares it with: of its subject, or all. */
const isSharedWith: Relation<BankThing> = (db, actor, { visibility, subject_id }) => {
  if (actor.user_group !== 'teacher' || visibility === 'own') return false;
  if (visibility === 'school') return true;
  return subject_id !== null && teachesSubject(db, actor.id, subject_id);
};
const isMember: Relation<{ class_id: number }> = (db, actor, { class_id }) =>
  actor.user_group === 'student' &&
  actor.guest_courseware_id === null &&
  isClassMember(db, actor.id, class_id);
/** Students whom the courseware is for. Reads targets only if it is not for the whole class. */
const isAssignedTo: Relation<AssignableCourseware> = (db, actor, courseware) =>
  courseware.target_kind === 'class'
    ? isMember(db, actor, courseware)
    : actor.user_group === 'student' &&
      actor.guest_courseware_id === null &&
      isAssignedStudent(db, actor.id, courseware.courseware_id);
const isStudentOfClass: Relation<{ courseware_id: number }> = (db, actor, { courseware_id }) =>
  actor.user_group === 'student' &&
  actor.guest_courseware_id === null &&
  isStudentOfCourseware(db, actor.id, courseware_id);
const isGuestOf: Relation<{ courseware_id: number }> = (_db, actor, { courseware_id }) =>
  actor.guest_courseware_id === courseware_id;
const ownsMedia: Relation<{ media: string }> = (db, actor, { media }) =>
  actor.user_group === 'teacher' && ownsFileOf(db, actor.id, media);
/** Members of the class and guests of the courseware who see the item that names a file. */
const seesItem: Relation<ShownFile> = async (db, actor, file) =>
  ((await isMember(db, actor, file)) || (await isGuestOf(db, actor, file))) && file.isShownTo(actor);
const isAttemptMember: Relation<AttemptWithMembers> = (_db, actor, { members }) =>
  members.some(({ user_id }) => user_id === actor.id);
const isRecipient: Relation<{ recipient_ids: readonly number[] }> = (_db, actor, { recipient_ids }) =>
  recipient_ids.includes(actor.id);
const isPresentMember: Relation<AttemptInGroup> = (_db, actor, { members }) =>
  members.some(({ user_id, has_left_group }) => user_id === actor.id && has_left_group === 0);

function makeRule<S>(refusal: 'not_found' | 'not_allowed', ...anyOf: Relation<S>[]) {
  return { refusal, anyOf };
}

export const policy = {
  'class.see': makeRule<{ class_id: number }>('not_found', isAdministrator, teachesWholeClass),
  /** Seeing and changing the groups of a class. */
  'group.change': makeRule<{ class_id: number }>('not_found', isAdministrator, teachesWholeClass),
  /** Giving students of a class new passwords. */
  'student_password.issue': makeRule<{ class_id: number }>('not_found', isAdministrator, teachesWholeClass),
  'unit.create': makeRule<ClassSubject>('not_allowed', isAdministrator, teaches),
  'unit.see': makeRule<ClassSubject>('not_found', isAdministrator, teaches),
  'unit.change': makeRule<ClassSubject>('not_found', isAdministrator, teaches),
  'courseware.see': makeRule<ClassSubject>('not_found', isAdministrator, teaches),
  'courseware.change': makeRule<ClassSubject>('not_found', isAdministrator, teaches),
  'courseware.do': makeRule<AssignableCourseware>('not_found', isAssignedTo, isGuestOf),
  /** Learning that the class has a courseware, which may be for other students. */
  'courseware.know': makeRule<{ class_id: number }>('not_found', isMember),
  'activity.read': makeRule<OwnedObject & { id: number }>(
    'not_found',
    isAdministrator,
    isOwner,
    seesCourseware,
  ),
  /** Taking in an uploaded file of an activity, and seeing how far that is. */
  'activity_file.import': makeRule<OwnedObject>('not_found', isOwner),
  'activity.change': makeRule<OwnedObject>('not_found', isAdministrator, isOwner),
  'resource.see': makeRule<OwnedObject>('not_found', isTeacher),
  'resource.change': makeRule<OwnedObject>('not_found', isAdministrator, isOwner),
  'exam_question.see': makeRule<BankThing>('not_found', isAdministrator, isOwner, isSharedWith),
  'exam_question.change': makeRule<OwnedObject>('not_found', isAdministrator, isOwner),
  'exam_paper.see': makeRule<BankThing>('not_found', isAdministrator, isOwner, isSharedWith),
  'exam_paper.change': makeRule<OwnedObject>('not_found', isAdministrator, isOwner),
  'attempt.work': makeRule<AttemptWithMembers>('not_found', isAttemptMember),
  /** Changing and submitting an own attempt. People who were taken out of its group may not; asked after `attempt.work`. */
  'attempt.answer': makeRule<AttemptInGroup>('not_allowed', isPresentMember),
  /** Using a space of the whole courseware. People who have left the class may not. */
  'shared_space.use': makeRule<{ courseware_id: number }>('not_found', isStudentOfClass, isGuestOf),
  'attempt.see': makeRule<ClassSubject>('not_found', isAdministrator, teaches),
  /** Giving students of a courseware exceptions, and reopening their attempts. */
  'exception.change': makeRule<ClassSubject>('not_found', isAdministrator, teaches),
  /** Writing to students of a class. */
  'message.send': makeRule<ClassSubject>('not_found', isAdministrator, teaches),
  'message.read': makeRule<{ recipient_ids: readonly number[] }>('not_found', isRecipient),
  /** Seeing who has seen a message, and taking it back. */
  'message.change': makeRule<OwnedObject>('not_found', isOwner),
  /** Changing categories, work on paper and final marks of a mark book. */
  'mark_book.change': makeRule<ClassSubject>('not_found', teaches),
  /** Giving marks and comments. */
  'attempt.mark': makeRule<ClassSubject>('not_found', isAdministrator, teaches),
  /** Correcting a question of a courseware that students have used, which marks them again. */
  'question.correct': makeRule<ClassSubject>('not_found', isAdministrator, teaches),
  /** Taking back a link to a student's report. */
  'report_link.revoke': makeRule<OwnedObject>('not_found', isAdministrator, isOwner),
  'phrase.change': makeRule<OwnedObject>('not_found', isOwner),
  /** A submitted file. */
  'file.see': makeRule<OwnedObject & AttemptWithMembers & ClassSubject & ShownFile>(
    'not_found',
    isAdministrator,
    isOwner,
    isAttemptMember,
    teaches,
    seesItem,
  ),
  'deleted.see': makeRule<unknown>('not_allowed', isAdministrator),
  'deleted.restore': makeRule<unknown>('not_allowed', isAdministrator),
  /** An unfinished upload. */
  'upload.discard': makeRule<OwnedObject>('not_found', isAdministrator, isOwner),
  /** Converting a medium that the person uploaded. */
  'conversion.change': makeRule<{ media: string }>('not_found', isAdministrator, ownsMedia),
} as const;

export type Action = keyof typeof policy;
type SubjectOf<A extends Action> = (typeof policy)[A] extends { anyOf: Relation<infer S>[] } ? S : never;

export async function isAllowed<A extends Action>(
  db: Db,
  actor: Actor,
  action: A,
  subject: SubjectOf<A>,
): Promise<boolean> {
  for (const relation of policy[action].anyOf as Relation<SubjectOf<A>>[]) {
    if (await relation(db, actor, subject)) return true;
  }
  return false;
}

/** The refusal for a person who may not do `action`. */
export function refusalOf(actor: Actor, action: Action): AccessRefusal {
  return new AccessRefusal(policy[action].refusal, actor.id, action);
}

/** Throws the refusal of the policy's row unless the actor may do it. */
export async function authorize<A extends Action>(
  { db, actor }: { db: Db; actor: Actor },
  action: A,
  subject: SubjectOf<A>,
): Promise<void> {
  if (!(await isAllowed(db, actor, action, subject))) throw refusalOf(actor, action);
}
