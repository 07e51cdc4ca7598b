import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import { type ChosenTargets, listTargetRows } from '#server/features/coursewares/chosen-targets.ts';
import * as targets from '#server/features/coursewares/targets.repository.ts';

type CoursewareInClass = Pick<Row<'courseware'>, 'id'> & { class_id: number };

/**
 * Stores the targets of the courseware, and adds an audit entry if they change. True if they changed. Refuses an
 * empty choice, and groups and students of another class.
 */
export async function storeTargets(
  tx: Transaction<Schema>,
  { id, class_id }: CoursewareInClass,
  chosenTargets: ChosenTargets,
  auditFields: Pick<AuditChange, 'actor_id' | 'at'>,
): Promise<boolean> {
  const { target_kind } = chosenTargets;
  const targetRows = await listTargetRows(tx, class_id, chosenTargets);
  const oldTargets = await targets.readStoredTargets(tx, id);
  const newTargets = {
    target_kind,
    target_ids: targetRows.map(({ group_id, user_id }) => group_id ?? user_id),
  };
  if (isDeepStrictEqual(oldTargets, newTargets)) return false;
  await targets.replaceTargets(tx, id, target_kind, targetRows);
  await recordAudit(tx, {
    ...auditFields,
    action: 'courseware.target',
    subject_kind: 'courseware',
    subject_id: id,
    courseware_id: id,
    class_id,
    before: oldTargets,
    after: newTargets,
  });
  return true;
}
