import type { TargetKind } from '#contract/choices.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as targets from '#server/features/coursewares/targets.repository.ts';

export type Chosen = { target_kind: TargetKind; target_ids: readonly number[] };

/** The chosen groups or students as rows. Refuses an empty choice, and groups and students of another class. */
export async function listChosen(tx: Db, classId: number, { target_kind, target_ids }: Chosen) {
  if (target_kind === 'class') return [];
  const ids = [...new Set(target_ids)];
  const list = target_kind === 'groups' ? targets.listGroupsOfClass : targets.listStudentsOfClass;
  const known = ids.length > 0 ? await list(tx, classId, ids) : [];
  if (ids.length === 0 || known.length < ids.length)
    throw new AppError('invalid_input', { field: 'settings.target_ids' });
  return ids.map((id) =>
    target_kind === 'groups' ? { group_id: id, user_id: null } : { group_id: null, user_id: id },
  );
}
