import type { Db } from '#server/database/database.ts';
import * as attemptGroups from '#server/features/play/attempts/attempt-groups.repository.ts';
import * as groupmates from '#server/features/play/attempts/groupmates.repository.ts';
import type { NewAttempt, NewMember } from '#server/features/play/attempts/new-attempts.repository.ts';
import { attemptDeadline } from '#server/features/play/attempts/time-limits.ts';
import { effectiveRules, type StudentException } from '#server/features/play/exceptions/effective-rules.ts';
import { findExceptions } from '#server/features/play/exceptions/exceptions.repository.ts';
import type { StartRules } from '#server/features/play/home/coursewares.repository.ts';

export type SharedAttempt = { row: NewAttempt; members: NewMember[] };

type Exceptions = (place: { courseware_id: number; user_id: number }) => StudentException | undefined;

function mayShare(
  { user_id, attempts, running }: groupmates.Groupmate,
  { starterId, allowed }: { starterId: number; allowed: number },
): boolean {
  return user_id === starterId || (running === 0 && (allowed === 0 || attempts < allowed));
}

/**
 * Adds the members to a new attempt: the student who starts it, and all of the group who could start one too, which
 * leaves out who has an attempt in progress or none left. They stay the same until the attempt ends. Its deadline is the
 * latest of theirs. The caller has locked the courseware.
 */
export async function addGroupmates(tx: Db, row: NewAttempt, common: StartRules): Promise<SharedAttempt> {
  const { courseware_id, user_id } = row;
  const alone = { row, members: [{ user_id, number: row.user_number }] };
  const group_id = await attemptGroups.findGroupOf(tx, row);
  if (group_id === undefined) return alone;
  const mates = await groupmates.listGroupmates(tx, { courseware_id, group_id });
  const places = mates.map((mate) => ({ courseware_id, user_id: mate.user_id }));
  const exceptionOf: Exceptions = await findExceptions(tx, places);
  const rulesOf = (id: number) => effectiveRules(common, exceptionOf({ courseware_id, user_id: id }));
  const sharing = mates.filter((mate) =>
    mayShare(mate, { starterId: user_id, allowed: rulesOf(mate.user_id).attempts_allowed }),
  );
  if (!sharing.some((mate) => mate.user_id === user_id)) return alone;
  const deadline_at = attemptDeadline(row, ...sharing.map((mate) => rulesOf(mate.user_id)));
  return {
    row: { ...row, group_id, deadline_at },
    members: sharing.map((mate) => ({
      user_id: mate.user_id,
      number: mate.user_id === user_id ? row.user_number : mate.attempts + 1,
    })),
  };
}
