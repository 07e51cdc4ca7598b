import type { Db } from '#server/database/database.ts';
import { listExcusedStudents } from '#server/features/play/exceptions/exceptions.repository.ts';

/** Reads who is excused. */

const keyOf = (coursewareId: number, userId: number) => `${coursewareId}/${userId}`;

/** Excused students of several coursewares. They count as not assigned. */
export type Excused = {
  has: (coursewareId: number, userId: number) => boolean;
  /** How many of the students that a courseware is for are excused. */
  countExcused: (coursewareId: number) => number;
};

/** Reads who is excused from any of the coursewares. */
export async function listExcused(db: Db, coursewareIds: readonly number[]): Promise<Excused> {
  const rows = coursewareIds.length > 0 ? await listExcusedStudents(db, coursewareIds) : [];
  const keys = new Set(rows.map(({ courseware_id, user_id }) => keyOf(courseware_id, user_id)));
  return {
    has: (coursewareId, userId) => keys.has(keyOf(coursewareId, userId)),
    countExcused: (coursewareId) =>
      rows.filter(({ courseware_id, member_id }) => courseware_id === coursewareId && member_id !== null)
        .length,
  };
}
