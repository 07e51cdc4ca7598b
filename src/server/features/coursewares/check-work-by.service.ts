import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as targets from '#server/features/coursewares/targets.repository.ts';

/** Refuses group work if the type does not support it, or if the set belongs to another class. */
export async function checkWorkBy(
  tx: Db,
  { class_id, mayWorkByGroup }: { class_id: number; mayWorkByGroup: boolean },
  { work_by, group_set_id }: Pick<Row<'courseware'>, 'work_by' | 'group_set_id'>,
): Promise<void> {
  if (work_by === 'person') return;
  if (!mayWorkByGroup) throw new AppError('invalid_input', { field: 'settings.work_by' });
  if (group_set_id === null || !(await targets.isGroupSetOfClass(tx, class_id, group_set_id)))
    throw new AppError('invalid_input', { field: 'settings.group_set_id' });
}
