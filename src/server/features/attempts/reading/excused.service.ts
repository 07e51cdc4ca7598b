import type { Db } from '#server/database/database.ts';
import { listExcusedStudents } from '#server/features/attempts/rows/exceptions.repository.ts';

const keyOf = (coursewareId: number, userId: number) => `${coursewareId}/${userId}`;

/** Excused students of several coursewares. An excused student counts as not assigned. */
export type ExcusedStudents = {
  isExcused: (coursewareId: number, userId: number) => boolean;
  /** How many of the students that a courseware is for are excused. */
  countExcused: (coursewareId: number) => number;
};

/** Reads which students are excused from the coursewares. */
export async function readExcusedStudents(
  db: Db,
  coursewareIds: readonly number[],
): Promise<ExcusedStudents> {
  const rows = coursewareIds.length > 0 ? await listExcusedStudents(db, coursewareIds) : [];
  const keys = new Set(rows.map(({ courseware_id, user_id }) => keyOf(courseware_id, user_id)));
  return {
    isExcused: (coursewareId, userId) => keys.has(keyOf(coursewareId, userId)),
    countExcused: (coursewareId) =>
      rows.filter(({ courseware_id, member_id }) => courseware_id === coursewareId && member_id !== null)
        .length,
  };
}
