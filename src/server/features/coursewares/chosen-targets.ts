import type { TargetKind } from '#contract/choices.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as targets from '#server/features/coursewares/targets.repository.ts';

export type ChosenTargets = { target_kind: TargetKind; target_ids: readonly number[] };

/** Lists the chosen groups or students as rows. Refuses an empty choice, and groups and students of another class. */
export async function listTargetRows(tx: Db, classId: number, { target_kind, target_ids }: ChosenTargets) {
  if (target_kind === 'class') return [];
  const ids = [...new Set(target_ids)];
  const listKnownIds = target_kind === 'groups' ? targets.listGroupsOfClass : targets.listStudentsOfClass;
  const knownIds = ids.length > 0 ? await listKnownIds(tx, classId, ids) : [];
  if (ids.length === 0 || knownIds.length < ids.length)
    throw new AppError('invalid_input', { field: 'settings.target_ids' });
  return ids.map((id) =>
    target_kind === 'groups' ? { group_id: id, user_id: null } : { group_id: null, user_id: id },
  );
}
