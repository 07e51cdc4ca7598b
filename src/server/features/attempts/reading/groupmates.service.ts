import type { ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import { formatStudentName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import * as attemptGroups from '#server/features/attempts/rows/attempt-groups.repository.ts';

export type { AttemptGroup } from '#server/features/attempts/rows/attempt-groups.repository.ts';

/** Reads the groups of attempts and the names of their members. */

/** The group of an attempt with the names of its members; null for one student's attempt. */
export async function describeAttemptGroup(
  { db }: App,
  { id, group_id }: { id: number; group_id: number | null },
  lang: Language,
): Promise<ApiReply<'GET /play/attempt'>['group']> {
  if (group_id === null) return null;
  const group = (await attemptGroups.findGroups(db, [group_id])).get(group_id);
  const members = await attemptGroups.listMemberNames(db, id);
  const leader = members.find((member) => member.id === group?.leader_id);
  return {
    name: group?.name ?? '',
    members: members.map((member) => formatStudentName(member, lang)),
    ...(leader && { leader: formatStudentName(leader, lang) }),
  };
}

/** Returns a function that gives the group of an attempt. Runs no query if no attempt belongs to a group. */
export async function readAttemptGroups(
  db: Db,
  attempts: readonly { group_id: number | null }[],
): Promise<(attempt: { group_id: number | null } | undefined) => attemptGroups.AttemptGroup | null> {
  const groupById = await attemptGroups.findGroups(
    db,
    attempts.map(({ group_id }) => group_id),
  );
  return (attempt) => groupById.get(attempt?.group_id ?? 0) ?? null;
}
