import type { ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import { formatStudentName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import * as groupmates from '#server/features/play/attempts/groupmates.repository.ts';
import type { NewAttempt, NewMember } from '#server/features/play/attempts/new-attempts.repository.ts';
import { attemptDeadline } from '#server/features/play/attempts/time-limits.ts';
import { effectiveRules, type StudentException } from '#server/features/play/exceptions/effective-rules.ts';
import { findExceptions } from '#server/features/play/exceptions/exceptions.repository.ts';
import type { StartRules } from '#server/features/play/home/coursewares.repository.ts';
import type { App } from '#server/http/context.ts';

/**
 * Finds the members of a new attempt: the student who starts it, and all of the group who could start one too.
 * Students with an attempt in progress, or with no attempts left, are left out. The members stay the same until the
 * attempt ends.
 */

export type { AttemptGroup } from '#server/features/play/attempts/groupmates.repository.ts';

export type SharedAttempt = { row: NewAttempt; members: NewMember[] };

type Exceptions = (place: { courseware_id: number; user_id: number }) => StudentException | undefined;

function mayShare(
  { user_id, attempts, running }: groupmates.Groupmate,
  { starterId, allowed }: { starterId: number; allowed: number },
): boolean {
  return user_id === starterId || (running === 0 && (allowed === 0 || attempts < allowed));
}

/**
 * Adds the members to a new attempt. Its deadline is the latest of the members' deadlines. The caller has locked the
 * courseware.
 */
export async function addGroupmates(tx: Db, row: NewAttempt, common: StartRules): Promise<SharedAttempt> {
  const { courseware_id, user_id } = row;
  const alone = { row, members: [{ user_id, number: row.user_number }] };
  const group_id = await groupmates.findGroupOf(tx, row);
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

/** The group of an attempt with the names of its members; null for one student's attempt. */
export async function describeGroup(
  { db }: App,
  { id, group_id }: { id: number; group_id: number | null },
  lang: Language,
): Promise<ApiReply<'GET /play/attempt'>['group']> {
  if (group_id === null) return null;
  const group = (await groupmates.listGroups(db, [group_id])).get(group_id);
  const members = await groupmates.listMemberNames(db, id);
  return { name: group?.name ?? '', members: members.map((member) => formatStudentName(member, lang)) };
}

/** Returns a function that gives the groups of attempts; attempts of single students need no query. */
export async function readGroups(
  db: Db,
  attempts: readonly { group_id: number | null }[],
): Promise<(attempt: { group_id: number | null } | undefined) => groupmates.AttemptGroup | null> {
  const groups = await groupmates.listGroups(
    db,
    attempts.map(({ group_id }) => group_id),
  );
  return (attempt) => groups.get(attempt?.group_id ?? 0) ?? null;
}
