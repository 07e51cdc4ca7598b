import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { writeSetting } from '#server/database/settings.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import * as dimensions from '#server/features/school/dimensions.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

type DimensionChange = Pick<AuditChange, 'action' | 'before' | 'after'> & { subject_id: number };

/** The names of a dimension. */
export const pickNames = ({ name, name_eng }: Pick<Row<'dimension'>, 'name' | 'name_eng'>) => ({
  name,
  name_eng,
});

/** Changes dimensions in a transaction, with an entry in the audit table. Returns the id of the changed one. */
export function changeDimensions(
  { app, actor }: SignedInContext,
  makeChange: (tx: Db, dimensionRows: Row<'dimension'>[]) => Promise<DimensionChange>,
): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    // Another change of dimensions at the same time waits for this row, because both would use the same position.
    await writeSetting(tx, 'dimension_lock', '');
    const dimensionChange = await makeChange(tx, await dimensions.listDimensions(tx));
    await recordAudit(tx, { at: app.now(), actor_id: actor.id, subject_kind: 'setting', ...dimensionChange });
    return dimensionChange.subject_id;
  });
}

/** Stores the positions of the dimensions that moved. */
export async function storePositions(tx: Db, sortedDimensions: readonly Row<'dimension'>[]): Promise<void> {
  for (const [index, { id, position }] of sortedDimensions.entries())
    if (position !== index + 1) await dimensions.updateDimension(tx, id, { position: index + 1 });
}
