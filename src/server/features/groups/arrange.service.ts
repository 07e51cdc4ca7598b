import type { Transaction } from 'kysely';
import type { Api, ApiReply } from '#contract/api.ts';
import type { GroupCause } from '#contract/choices.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import * as arrangementChanges from '#server/features/groups/arrangement-changes.repository.ts';
import * as arrangements from '#server/features/groups/arrangements.repository.ts';
import * as groupChanges from '#server/features/groups/group-changes.repository.ts';
import * as sets from '#server/features/groups/group-sets.repository.ts';
import { requireGroupSet } from '#server/features/groups/group-sets.service.ts';
import * as groupRows from '#server/features/groups/student-groups.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { listClassStudentIds } from '#server/policy/class-students.repository.ts';

/**
 * Stores the groups of a set and the history of their arrangements. Removed groups stay in the database, because
 * coursewares and attempts refer to them.
 */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;
export type Group = ApiReply<'POST /group/arrange'>['groups'][number];
export type NewGroup = Omit<Group, 'id'> & { id: number | null };
type ArrangeReply = ApiReply<'POST /group/arrange'>;

/** Moves by the same person within this time are saved as one entry of the history. */
const sameEntryMs = 600_000;
const historyEntriesMax = 50;

export async function readGroups(db: Db, set: { id: number; class_id: number }): Promise<Group[]> {
  const groups = await groupRows.listGroups(db, set.id);
  const rows = await groupRows.listMembers(db, set.id, set.class_id);
  const membersByGroup = Map.groupBy(rows, ({ group_id }) => group_id);
  return groups.map(({ id, name, leader_id }) => {
    const memberIds = (membersByGroup.get(id) ?? []).map(({ user_id }) => user_id);
    return {
      id,
      name,
      leader_id: leader_id !== null && memberIds.includes(leader_id) ? leader_id : null,
      members: memberIds,
    };
  });
}

/** Refuses groups of another set, students of another class, a student in two groups, and leaders of other groups. */
function checkGroups(
  groups: readonly NewGroup[],
  knownIds: { students: Set<number>; groups: Set<number> },
): void {
  const allMemberIds = groups.flatMap((group) => group.members);
  const groupIds = groups.flatMap(({ id }) => id ?? []);
  const areValid =
    allMemberIds.every((id) => knownIds.students.has(id)) &&
    new Set(allMemberIds).size === allMemberIds.length &&
    groupIds.every((id) => knownIds.groups.has(id)) &&
    new Set(groupIds).size === groupIds.length &&
    groups.every(({ leader_id, members: memberIds }) => leader_id === null || memberIds.includes(leader_id));
  if (!areValid) throw new AppError('invalid_input', { field: 'groups' });
}

async function recordArrangement(
  tx: Transaction<Schema>,
  { actor, app }: SignedInContext,
  setId: number,
  { cause, groups }: { cause: GroupCause; groups: readonly Group[] },
): Promise<void> {
  const entry = { content: JSON.stringify(groups), saved_at: app.now() };
  const [lastArrangement] = cause === 'moved' ? await arrangements.listArrangements(tx, setId, 1) : [];
  const continuesLast =
    lastArrangement?.cause === 'moved' &&
    lastArrangement.saved_by === actor.id &&
    entry.saved_at - lastArrangement.saved_at < sameEntryMs;
  if (continuesLast) await arrangementChanges.updateArrangement(tx, lastArrangement.id, entry);
  else
    await arrangementChanges.insertArrangement(tx, {
      ...entry,
      group_set_id: setId,
      cause,
      saved_by: actor.id,
    });
}

/** Stores groups of the set as one entry of its history. Returns them with their ids. */
export async function storeGroups(
  tx: Transaction<Schema>,
  context: SignedInContext,
  set: { id: number; class_id: number },
  { cause, groups }: { cause: GroupCause; groups: readonly NewGroup[] },
): Promise<Group[]> {
  const storedGroups: Group[] = [];
  for (const [index, { id, name, leader_id, members }] of groups.entries()) {
    const row = { name, leader_id, position: index + 1 };
    if (id !== null) await groupChanges.updateGroup(tx, id, row);
    const storedId = id ?? (await groupChanges.insertGroup(tx, { ...row, group_set_id: set.id }));
    storedGroups.push({ id: storedId, name, leader_id, members });
  }
  await groupChanges.removeGroups(
    tx,
    set.id,
    storedGroups.map(({ id }) => id),
  );
  const rows = storedGroups.flatMap(({ id, members }) =>
    members.map((user_id) => ({ group_set_id: set.id, group_id: id, user_id })),
  );
  await arrangementChanges.replaceMembers(tx, set.id, rows);
  await recordArrangement(tx, context, set.id, { cause, groups: storedGroups });
  return readGroups(tx, set);
}

/**
 * Stores the groups that `makeGroups` returns. Refuses with 'changed_elsewhere' if a colleague has changed the set since the
 * caller's version, and 'group_set_locked'.
 */
export function changeGroups(
  context: SignedInContext,
  set: Row<'group_set'>,
  version: number,
  change: { cause: GroupCause; makeGroups: (tx: Transaction<Schema>) => Promise<readonly NewGroup[]> },
): Promise<ArrangeReply> {
  return inTransaction(context.db, async (tx) => {
    if (!(await sets.raiseSetVersion(tx, set.id, version))) {
      const { is_locked } = requireFound(await sets.findSet(tx, set.id));
      throw new AppError(is_locked === 1 ? 'group_set_locked' : 'changed_elsewhere');
    }
    const newGroups = await change.makeGroups(tx);
    const groups = await storeGroups(tx, context, set, { cause: change.cause, groups: newGroups });
    return { version: version + 1, groups };
  });
}

export async function arrangeGroups(
  context: SignedInContext,
  { id, version, groups }: Input<'POST /group/arrange'>,
): Promise<ArrangeReply> {
  const set = await requireGroupSet(context, id);
  const makeGroups = async (tx: Transaction<Schema>) => {
    const students = new Set(await listClassStudentIds(tx, set.class_id));
    checkGroups(groups, { students, groups: await groupRows.listGroupIds(tx, id) });
    return groups;
  };
  return changeGroups(context, set, version, { cause: 'moved', makeGroups });
}

export async function listArrangementHistory(
  context: SignedInContext,
  { id }: Input<'GET /group/history'>,
): Promise<ApiReply<'GET /group/history'>> {
  const set = await requireGroupSet(context, id);
  const rows = await arrangements.listArrangements(context.db, set.id, historyEntriesMax);
  const items = rows.map((row) => ({
    id: row.id,
    cause: row.cause,
    saved_at: row.saved_at,
    saved_by_name: formatColleagueName(row, context.lang),
    groups: JSON.parse(row.content) as Group[],
  }));
  return { items };
}

/** Removes students who have left the class from saved groups. */
function removeFormerStudents(groups: readonly Group[], studentIds: ReadonlySet<number>): Group[] {
  return groups.map((group) => {
    const members = group.members.filter((id) => studentIds.has(id));
    const leader_id = members.find((id) => id === group.leader_id) ?? null;
    return { ...group, members, leader_id };
  });
}

export async function restoreArrangement(
  context: SignedInContext,
  { id, version, arrangement_id }: Input<'POST /group/restore_arrangement'>,
): Promise<ArrangeReply> {
  const set = await requireGroupSet(context, id);
  const { content } = requireFound(await arrangements.findArrangement(context.db, id, arrangement_id));
  const makeGroups = async (tx: Transaction<Schema>) => {
    const studentIds = new Set(await listClassStudentIds(tx, set.class_id));
    return removeFormerStudents(JSON.parse(content) as Group[], studentIds);
  };
  return changeGroups(context, set, version, { cause: 'restored', makeGroups });
}
