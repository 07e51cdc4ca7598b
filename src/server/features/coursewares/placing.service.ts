import type { Transaction } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import * as placing from '#server/features/coursewares/placing.repository.ts';

/** Coursewares as they come into a unit and go with it; the caller has checked that it may. */

/** How a courseware is done unless the teacher chooses otherwise: closed, without dates. */
const initialSettings = {
  is_open: 0,
  open_at: null,
  due_at: null,
  attempts_allowed: 1,
  counting_attempt: 'best',
  time_limit_minutes: null,
  shuffle: 0,
  feedback_rule: 'after_submit',
  allow_guests: 0,
} as const satisfies Partial<Row<'courseware'>>;

export type ToPlace = Pick<Row<'courseware'>, 'activity_id' | 'revision_id' | 'name' | 'search_text'>;

/** Places activities after the last courseware of the unit; the new ids in the same order. 'not_found': it is deleted. */
export async function placeAtEnd(
  tx: Transaction<Schema>,
  unitId: number,
  chosen: readonly ToPlace[],
  now: number,
): Promise<number[]> {
  if (!(await placing.holdUnit(tx, unitId))) throw new AppError('not_found');
  const last = await placing.findLastPosition(tx, unitId);
  const rows = chosen.map((each, index) => ({
    ...initialSettings,
    ...each,
    unit_id: unitId,
    position: last + index + 1,
    created_at: now,
  }));
  return placing.insertCoursewares(tx, rows);
}

/** Copies all coursewares of a unit, pinned to the same revisions: closed, dates cleared, with codes of their own. */
export async function copyCoursewares(
  tx: Transaction<Schema>,
  fromUnitId: number,
  unitId: number,
  now: number,
): Promise<void> {
  const originals = await placing.listInUnit(tx, fromUnitId);
  const rows = originals.map(({ id: _id, join_code: _code, ...row }, index) => ({
    ...row,
    unit_id: unitId,
    position: index + 1,
    is_open: 0,
    open_at: null,
    due_at: null,
    created_at: now,
  }));
  await placing.insertCoursewares(tx, rows);
}
