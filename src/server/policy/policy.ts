import type { TargetKind } from '#contract/choices.ts';
import { AccessRefusal } from '#server/app-error.ts';
import { type Actor, isAdmin } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import { isAssignedStudent } from '#server/policy/assigned.repository.ts';
import type { AttemptMember } from '#server/policy/attempt-members.repository.ts';
import {
  hasTeaching,
  isClassMember,
  isStudentOfCourseware,
  ownsFileOf,
  seesCoursewareOf,
  teachesClass,
} from '#server/policy/policy.repository.ts';

/**
 * The table of permissions. A service loads an object and calls `authorize`. A person is allowed if any relation of the
 * row holds; everybody else gets the row's `refusal`.
 */

type Relation<S> = (db: Db, actor: Actor, subject: S) => boolean | Promise<boolean>;

type ClassSubject = { class_id: number; subject_id: number };
type Owned = { owner_id: number };
type Doable = { class_id: number; courseware_id: number; target_kind: TargetKind };
type ShownFile = {
  class_id: number;
  courseware_id: number;
  isShownTo: (actor: Actor) => Promise<boolean>;
};
type WithMembers = { members: readonly AttemptMember[] };

const admin: Relation<unknown> = (_db, actor) => isAdmin(actor);
const owner: Relation<Owned> = (_db, actor, { owner_id }) => owner_id === actor.id;
const teaches: Relation<ClassSubject> = (db, actor, { class_id, subject_id }) =>
  actor.user_group === 'teacher' && hasTeaching(db, actor.id, class_id, subject_id);
const teachesTheClass: Relation<{ class_id: number }> = (db, actor, { class_id }) =>
  actor.user_group === 'teacher' && teachesClass(db, actor.id, class_id);
const seesCourseware: Relation<{ id: number }> = (db, actor, { id }) =>
  actor.user_group === 'teacher' && seesCoursewareOf(db, actor.id, id);
const anyTeacher: Relation<unknown> = (_db, actor) => actor.user_group === 'teacher';
const member: Relation<{ class_id: number }> = (db, actor, { class_id }) =>
  actor.user_group === 'student' &&
  actor.guest_courseware_id === null &&
  isClassMember(db, actor.id, class_id);
/** Students whom the courseware is for. Reads targets only if it is not for the whole class. */
const isAssigned: Relation<Doable> = (db, actor, courseware) =>
  courseware.target_kind === 'class'
    ? member(db, actor, courseware)
    : actor.user_group === 'student' &&
      actor.guest_courseware_id === null &&
      isAssignedStudent(db, actor.id, courseware.courseware_id);
const studentOf: Relation<{ courseware_id: number }> = (db, actor, { courseware_id }) =>
  actor.user_group === 'student' &&
  actor.guest_courseware_id === null &&
  isStudentOfCourseware(db, actor.id, courseware_id);
const guestOf: Relation<{ courseware_id: number }> = (_db, actor, { courseware_id }) =>
  actor.guest_courseware_id === courseware_id;
const ownsMedia: Relation<{ media: string }> = (db, actor, { media }) =>
  actor.user_group === 'teacher' && ownsFileOf(db, actor.id, media);
/** Members of the class and guests of the courseware who see the item that names a file. */
const seesItem: Relation<ShownFile> = async (db, actor, file) =>
  ((await member(db, actor, file)) || (await guestOf(db, actor, file))) && file.isShownTo(actor);
const attemptMember: Relation<WithMembers> = (_db, actor, { members }) =>
  members.some(({ user_id }) => user_id === actor.id);

function rule<S>(refusal: 'not_found' | 'not_allowed', ...anyOf: Relation<S>[]) {
  return { refusal, anyOf };
}

export const policy = {
  'class.see': rule<{ class_id: number }>('not_found', admin, teachesTheClass),
  /** Seeing and changing the groups of a class. */
  'group.change': rule<{ class_id: number }>('not_found', admin, teachesTheClass),
  /** Giving students of a class new passwords. */
  'student_password.issue': rule<{ class_id: number }>('not_found', admin, teachesTheClass),
  'unit.create': rule<ClassSubject>('not_allowed', admin, teaches),
  'unit.see': rule<ClassSubject>('not_found', admin, teaches),
  'unit.change': rule<ClassSubject>('not_found', admin, teaches),
  'courseware.see': rule<ClassSubject>('not_found', admin, teaches),
  'courseware.change': rule<ClassSubject>('not_found', admin, teaches),
  'courseware.do': rule<Doable>('not_found', isAssigned, guestOf),
  /** Learning that the class has a courseware, which may be for other students. */
  'courseware.know': rule<{ class_id: number }>('not_found', member),
  'activity.read': rule<Owned & { id: number }>('not_found', admin, owner, seesCourseware),
  'activity.change': rule<Owned>('not_found', admin, owner),
  'resource.see': rule<Owned>('not_found', anyTeacher),
  'resource.change': rule<Owned>('not_found', admin, owner),
  'attempt.work': rule<WithMembers>('not_found', attemptMember),
  /** Using a space of the whole courseware. People who have left the class may not. */
  'shared_space.use': rule<{ courseware_id: number }>('not_found', studentOf, guestOf),
  'attempt.see': rule<ClassSubject>('not_found', admin, teaches),
  /** Giving students of a courseware exceptions, and reopening their attempts. */
  'exception.change': rule<ClassSubject>('not_found', admin, teaches),
  /** Giving marks and comments. */
  'attempt.mark': rule<ClassSubject>('not_found', admin, teaches),
  'phrase.change': rule<Owned>('not_found', owner),
  /** A submitted file. */
  'file.see': rule<Owned & WithMembers & ClassSubject & ShownFile>(
    'not_found',
    admin,
    owner,
    attemptMember,
    teaches,
    seesItem,
  ),
  'deleted.see': rule<unknown>('not_allowed', admin),
  'deleted.restore': rule<unknown>('not_allowed', admin),
  /** An unfinished upload. */
  'upload.discard': rule<Owned>('not_found', admin, owner),
  /** Converting a medium that the person uploaded. */
  'conversion.change': rule<{ media: string }>('not_found', admin, ownsMedia),
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
