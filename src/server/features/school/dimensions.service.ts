import type { Api } from '#contract/api.ts';
import { dimensionsMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { writeSetting } from '#server/database/settings.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import * as dimensions from '#server/features/school/dimensions.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Adds, renames, orders and deletes dimensions. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;
type Change = Pick<AuditChange, 'action' | 'before' | 'after'> & { subject_id: number };

const namesOf = ({ name, name_eng }: Pick<Row<'dimension'>, 'name' | 'name_eng'>) => ({ name, name_eng });

/** Changes dimensions in a transaction, with an entry in the audit table. Returns the id of the changed one. */
function change(
  { app, actor }: SignedInContext,
  work: (tx: Db, all: Row<'dimension'>[]) => Promise<Change>,
): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    // Another change of dimensions at the same time waits for this row, because both would use the same position.
    await writeSetting(tx, 'dimension_lock', '');
    const made = await work(tx, await dimensions.listDimensions(tx));
    await recordAudit(tx, { at: app.now(), actor_id: actor.id, subject_kind: 'setting', ...made });
    return made.subject_id;
  });
}

async function storeOrder(tx: Db, sorted: readonly Row<'dimension'>[]): Promise<void> {
  for (const [index, { id, position }] of sorted.entries())
    if (position !== index + 1) await dimensions.updateDimension(tx, id, { position: index + 1 });
}

export function addDimension(
  context: SignedInContext,
  names: Input<'POST /admin/dimension_add'>,
): Promise<number> {
  return change(context, async (tx, all) => {
    if (all.length >= dimensionsMax) throw new AppError('invalid_input', { field: 'name' });
    const id = await dimensions.insertDimension(tx, { ...names, position: all.length + 1 });
    return { action: 'dimension.add', subject_id: id, after: names };
  });
}

export function renameDimension(
  context: SignedInContext,
  { id, ...names }: Input<'POST /admin/dimension_update'>,
): Promise<number> {
  return change(context, async (tx, all) => {
    const before = requireFound(all.find((each) => each.id === id));
    await dimensions.updateDimension(tx, id, names);
    return { action: 'dimension.change', subject_id: id, before: namesOf(before), after: names };
  });
}

export function moveDimension(
  context: SignedInContext,
  { id, position }: Input<'POST /admin/dimension_move'>,
): Promise<number> {
  return change(context, async (tx, all) => {
    const moved = requireFound(all.find((each) => each.id === id));
    const others = all.filter((each) => each.id !== id);
    const sorted = others.toSpliced(position - 1, 0, moved);
    await storeOrder(tx, sorted);
    const after = { ...namesOf(moved), position: sorted.indexOf(moved) + 1 };
    return {
      action: 'dimension.change',
      subject_id: id,
      before: { ...namesOf(moved), position: moved.position },
      after,
    };
  });
}

export function deleteDimension(context: SignedInContext, id: number): Promise<number> {
  return change(context, async (tx, all) => {
    const before = requireFound(all.find((each) => each.id === id));
    await dimensions.deleteDimension(tx, id);
    await storeOrder(
      tx,
      all.filter((each) => each.id !== id),
    );
    return { action: 'dimension.delete', subject_id: id, before: namesOf(before) };
  });
}
