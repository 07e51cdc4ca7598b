import type { Db } from '#server/database/database.ts';
import * as attemptGroups from '#server/features/attempts/rows/attempt-groups.repository.ts';
import type { StartRules } from '#server/features/attempts/rows/courseware-rules.repository.ts';
import { findExceptions } from '#server/features/attempts/rows/exceptions.repository.ts';
import * as groupmates from '#server/features/attempts/rows/groupmates.repository.ts';
import type { NewAttempt, NewMember } from '#server/features/attempts/rows/new-attempts.repository.ts';
import { effectiveRules, type StudentException } from '#server/features/attempts/rules/effective-rules.ts';
import { computeAttemptDeadline } from '#server/features/attempts/rules/time-limits.ts';

export type SharedAttempt = { row: NewAttempt; members: NewMember[] };

type FindException = (key: { courseware_id: number; user_id: number }) => StudentException | undefined;

function mayShare(
  { user_id, attempts, running }: groupmates.Groupmate,
  { starterId, attemptsAllowed }: { starterId: number; attemptsAllowed: number },
): boolean {
  return user_id === starterId || (running === 0 && (attemptsAllowed === 0 || attempts < attemptsAllowed));
}

/**
 * Adds the members to a new attempt: the student who starts it, and all students of the group who could start one too.
 * Students with an attempt in progress, or with no attempts left, do not become members. The members stay the same until
 * the attempt ends. Its deadline is the latest of theirs. The caller has locked the courseware.
 */
export async function addGroupmates(tx: Db, row: NewAttempt, classRules: StartRules): Promise<SharedAttempt> {
  const { courseware_id, user_id } = row;
  const soloAttempt = { row, members: [{ user_id, number: row.user_number }] };
  const group_id = await attemptGroups.findGroupOfStudent(tx, row);
  if (group_id === undefined) return soloAttempt;
  const groupStudents = await groupmates.listGroupmates(tx, { courseware_id, group_id });
  const exceptionKeys = groupStudents.map((mate) => ({ courseware_id, user_id: mate.user_id }));
  const exceptionOf: FindException = await findExceptions(tx, exceptionKeys);
  const rulesOf = (id: number) => effectiveRules(classRules, exceptionOf({ courseware_id, user_id: id }));
  const sharingStudents = groupStudents.filter((mate) =>
    mayShare(mate, { starterId: user_id, attemptsAllowed: rulesOf(mate.user_id).attempts_allowed }),
  );
  if (!sharingStudents.some((mate) => mate.user_id === user_id)) return soloAttempt;
  const deadline_at = computeAttemptDeadline(row, ...sharingStudents.map((mate) => rulesOf(mate.user_id)));
  return {
    row: { ...row, group_id, deadline_at },
    members: sharingStudents.map((mate) => ({
      user_id: mate.user_id,
      number: mate.user_id === user_id ? row.user_number : mate.attempts + 1,
    })),
  };
}
