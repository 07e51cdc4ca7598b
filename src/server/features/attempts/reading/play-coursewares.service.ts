import { AccessRefusal } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import { createMissingError } from '#server/features/attempts/reading/missing-attempt.service.ts';
import * as coursewares from '#server/features/attempts/rows/play-coursewares.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize, isAllowed, refusalOf } from '#server/policy/policy.ts';

/** Finds coursewares for one student, and decides whether they are for the student. */

export type PlayCourseware = coursewares.PlayCourseware;

/**
 * `is_assigned`: whether the courseware is for this student. A courseware with own work is listed even if it is not.
 */
export type StudentCourseware = coursewares.PlayCourseware & { is_assigned: boolean };

/** The courseware with the rules for this person. Refuses with 'courseware_deleted' or 'not_found'. */
export async function requirePlayCourseware(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  id: number,
): Promise<PlayCourseware> {
  const courseware = await coursewares.findPlayCourseware(db, id, actor.id);
  if (!courseware) throw await createMissingError(db, actor.id, { coursewareId: id });
  return courseware;
}

/** The courseware with the rules of its class. `allow_guests` is 0 if the school allows no guests. */
export async function findJoinedCourseware(db: Db, joinCode: string): Promise<PlayCourseware | undefined> {
  const found = await coursewares.findCoursewareByJoinCode(db, joinCode);
  if (!found) return undefined;
  const { courseware, guests_of_school } = found;
  return guests_of_school === '0' ? { ...courseware, allow_guests: 0 } : courseware;
}

/** The coursewares of the student's classes in the current or a past term; for a guest the joined one. */
export async function listPersonCoursewares(
  db: Db,
  { id, guest_courseware_id: guestCoursewareId }: Actor,
  pastTermId?: number,
): Promise<StudentCourseware[]> {
  if (guestCoursewareId === null) return coursewares.listStudentCoursewares(db, id, pastTermId);
  const joinedCourseware = await coursewares.findPlayCourseware(db, guestCoursewareId, id);
  return joinedCourseware ? [{ ...joinedCourseware, is_assigned: true }] : [];
}

/**
 * Whether the courseware is for this student of its class; always true for its guests. Refuses with 'not_found' for people
 * of other classes.
 */
export async function readIsAssigned(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  { id: courseware_id, class_id, target_kind }: coursewares.PlayCourseware,
): Promise<boolean> {
  if (await isAllowed(db, actor, 'courseware.do', { courseware_id, class_id, target_kind })) return true;
  if (target_kind === 'class') throw refusalOf(actor, 'courseware.do');
  await authorize({ db, actor }, 'courseware.know', { class_id });
  return false;
}

/** The error for a student of the class if the courseware is for other students of it. */
export function createUnassignedRefusal(actor: Actor): AccessRefusal {
  return new AccessRefusal('not_assigned', actor.id, 'courseware.do');
}
