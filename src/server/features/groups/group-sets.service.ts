import type { Transaction } from 'kysely';
import type { Api, ApiReply } from '#contract/api.ts';
import { restorePeriodMs } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import { storePositions } from '#server/database/positions.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as sets from '#server/features/groups/group-sets.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Lists, changes, deletes and restores the group sets of a class. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;
type EmptyReply = Record<string, never>;

/** Returns the set. Refuses people who may not change the groups of its class. */
export async function requireGroupSet(context: SignedInContext, id: number): Promise<Row<'group_set'>> {
  const set = requireFound(await sets.findSet(context.db, id));
  await authorize(context, 'group.change', set);
  return set;
}

export function describeSet({ id, class_id, name, position, is_locked, version }: Row<'group_set'>) {
  return { id, class_id, name, position, is_locked: is_locked === 1, version };
}

export async function listGroupSets(
  context: SignedInContext,
  { class_id }: Input<'GET /group/set_list'>,
): Promise<ApiReply<'GET /group/set_list'>> {
  await authorize(context, 'group.change', { class_id });
  const { db, app, lang } = context;
  const rows = await sets.listSets(db, class_id);
  const deletedSets = await sets.listDeletedSets(db, class_id, app.now() - restorePeriodMs);
  return {
    items: rows.map((row) => ({ ...describeSet(row), group_count: row.group_count, placed: row.placed })),
    deleted: deletedSets.map(({ id, name, deleted_at, deleter_name, ...person }) => ({
      id,
      name,
      deleted_at: Number(deleted_at),
      deleted_by_name: formatColleagueName({ ...person, name: deleter_name }, lang),
    })),
  };
}

/** Inserts a set without groups after the others of its class. */
export async function insertSetAtEnd(
  tx: Transaction<Schema>,
  { actor, app }: SignedInContext,
  { class_id, name }: { class_id: number; name: string },
): Promise<number> {
  const siblings = requireFound(await sets.lockSets(tx, class_id));
  const creationFields = { created_by: actor.id, created_at: app.now(), deleted_at: null, deleted_by: null };
  return sets.insertSet(tx, { ...creationFields, class_id, name, position: siblings.length + 1 });
}

function recordSetChange(
  tx: Transaction<Schema>,
  { actor, app }: SignedInContext,
  action: 'group_set.delete' | 'group_set.restore',
  { id, class_id }: { id: number; class_id: number },
): Promise<void> {
  const auditFields = { at: app.now(), actor_id: actor.id, action, class_id };
  return recordAudit(tx, { ...auditFields, subject_kind: 'group_set', subject_id: id });
}

export async function updateGroupSet(
  context: SignedInContext,
  { id, name, is_locked, position }: Input<'POST /group/set_update'>,
): Promise<EmptyReply> {
  const set = await requireGroupSet(context, id);
  await inTransaction(context.db, async (tx) => {
    const siblings = position === undefined ? [] : requireFound(await sets.lockSets(tx, set.class_id));
    await sets.updateSet(tx, id, {
      ...(name === undefined ? {} : { name }),
      ...(is_locked === undefined ? {} : { is_locked: is_locked ? 1 : 0 }),
    });
    if (position === undefined) return;
    const movedSet = requireFound(siblings.find((sibling) => sibling.id === id));
    const otherSets = siblings.filter((sibling) => sibling !== movedSet);
    await storePositions(tx, 'group_set_record', otherSets.toSpliced(position - 1, 0, movedSet));
  });
  return {};
}

/** Deletes the set; its groups and members stay, since coursewares and attempts may refer to them. */
export async function deleteGroupSet(
  context: SignedInContext,
  { id }: Input<'POST /group/set_delete'>,
): Promise<EmptyReply> {
  const set = await requireGroupSet(context, id);
  const { db, app, actor } = context;
  await inTransaction(db, async (tx) => {
    const siblings = requireFound(await sets.lockSets(tx, set.class_id));
    if (!(await sets.markSetDeleted(tx, id, { deleted_at: app.now(), deleted_by: actor.id }))) {
      throw new AppError((await sets.findSet(tx, id)) ? 'group_set_locked' : 'not_found');
    }
    const otherSets = siblings.filter((sibling) => sibling.id !== id);
    await storePositions(tx, 'group_set_record', otherSets);
    await recordSetChange(tx, context, 'group_set.delete', set);
  });
  return {};
}

/** Restores a deleted set at its former position. */
export async function restoreGroupSet(
  context: SignedInContext,
  { id }: Input<'POST /group/set_restore'>,
): Promise<EmptyReply> {
  const { db, app } = context;
  const set = requireFound(await sets.findDeletedSet(db, id, app.now() - restorePeriodMs));
  await authorize(context, 'group.change', set);
  await inTransaction(db, async (tx) => {
    const siblings = requireFound(await sets.lockSets(tx, set.class_id));
    const setAtEnd = { id, position: siblings.length + 1 };
    // A colleague may have restored it meanwhile.
    requireFound((await sets.restoreSet(tx, setAtEnd)) || undefined);
    await storePositions(tx, 'group_set_record', siblings.toSpliced(set.position - 1, 0, setAtEnd));
    await recordSetChange(tx, context, 'group_set.restore', { id, class_id: set.class_id });
  });
  return {};
}
