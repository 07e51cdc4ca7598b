import type { Transaction } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import * as placing from '#server/features/coursewares/placing.repository.ts';

/** Adds coursewares to units; the callers have checked the permissions. */

/** Settings of a new courseware: closed, without dates. */
const initialSettings = {
  is_open: 0,
  open_at: null,
  due_at: null,
  late_hours: 0,
  attempts_allowed: 1,
  counting_attempt: 'best',
  time_limit_minutes: null,
  shuffle: 0,
  feedback_rule: 'after_submit',
  allow_guests: 0,
} as const satisfies Partial<Row<'courseware'>>;

export type ToPlace = Pick<Row<'courseware'>, 'activity_id' | 'revision_id' | 'name' | 'search_text'>;

/** Adds activities at the end of the unit and returns their ids. Refuses with 'not_found' if the unit is deleted. */
export async function placeAtEnd(
  tx: Transaction<Schema>,
  unitId: number,
  activities: readonly ToPlace[],
  now: number,
): Promise<number[]> {
  if (!(await placing.lockUnit(tx, unitId))) throw new AppError('not_found');
  const lastPosition = await placing.findLastPosition(tx, unitId);
  const rows = activities.map((activity, index) => ({
    ...initialSettings,
    ...activity,
    unit_id: unitId,
    position: lastPosition + index + 1,
    created_at: now,
  }));
  return placing.insertCoursewares(tx, rows);
}

/**
 * Copies all coursewares of a unit, pinned to the same revisions: closed, without dates, with new join codes, for the whole
 * class and to be done alone, because groups are those of one class. Categories are those of one mark book: `keepsCategories`
 * if both units are of the same class and subject.
 */
export async function copyCoursewares(
  tx: Transaction<Schema>,
  { from, to, keepsCategories }: { from: number; to: number; keepsCategories: boolean },
  now: number,
): Promise<void> {
  const originals = await placing.listCoursewaresInUnit(tx, from);
  const rows = originals.map(({ id: _id, join_code: _code, ...row }, index) => ({
    ...row,
    unit_id: to,
    position: index + 1,
    is_open: 0,
    open_at: null,
    due_at: null,
    target_kind: 'class' as const,
    work_by: 'person' as const,
    group_set_id: null,
    marks_released_at: null,
    mark_category_id: keepsCategories ? row.mark_category_id : null,
    created_at: now,
  }));
  await placing.insertCoursewares(tx, rows);
}
