import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import { type Chosen, listChosen } from '#server/features/coursewares/chosen-targets.ts';
import * as targets from '#server/features/coursewares/targets.repository.ts';

type Place = Pick<Row<'courseware'>, 'id'> & { class_id: number };

/**
 * Stores the targets of the courseware, and adds an audit entry if they change. True if they changed. Refuses an
 * empty choice, and groups and students of another class.
 */
export async function storeTargets(
  tx: Transaction<Schema>,
  { id, class_id }: Place,
  chosenTargets: Chosen,
  by: Pick<AuditChange, 'actor_id' | 'at'>,
): Promise<boolean> {
  const { target_kind } = chosenTargets;
  const rows = await listChosen(tx, class_id, chosenTargets);
  const before = await targets.readStored(tx, id);
  const after = { target_kind, target_ids: rows.map(({ group_id, user_id }) => group_id ?? user_id) };
  if (isDeepStrictEqual(before, after)) return false;
  await targets.replaceTargets(tx, id, target_kind, rows);
  await recordAudit(tx, {
    ...by,
    action: 'courseware.target',
    subject_kind: 'courseware',
    subject_id: id,
    courseware_id: id,
    class_id,
    before,
    after,
  });
  return true;
}
