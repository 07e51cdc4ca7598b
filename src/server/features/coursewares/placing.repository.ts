import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { positionIn } from '#server/database/positions.ts';
import type { NewRow } from '#server/database/schema.ts';
import { createJoinCode } from '#server/features/coursewares/join-code.service.ts';

/** Queries that make, change, order and delete coursewares. */

const maxRounds = 20;

export type UncodedCourseware = Omit<NewRow<'courseware'>, 'id' | 'join_code'>;

/**
 * Stores coursewares, each with a join code of its own; their ids in the same order. A code that is taken
 * already is drawn again.
 */
export async function insertCoursewares(
  db: Db,
  rows: readonly UncodedCourseware[],
  drawCode: () => string = createJoinCode,
): Promise<number[]> {
  const idByRow = new Map<UncodedCourseware, number>();
  for (let round = 0; round < maxRounds && idByRow.size < rows.length; round++) {
    const drawn = new Map(rows.filter((row) => !idByRow.has(row)).map((row) => [drawCode(), row]));
    const inserted = await db
      .insertInto('courseware')
      .values([...drawn].map(([join_code, row]) => ({ ...row, join_code })))
      .onConflict((conflict) => conflict.column('join_code').doNothing())
      .returning(['id', 'join_code'])
      .execute();
    for (const { id, join_code } of inserted) {
      const row = drawn.get(join_code);
      if (row) idByRow.set(row, id);
    }
  }
  return rows.map((row) => {
    const id = idByRow.get(row);
    if (id === undefined) throw new Error('No free join code found');
    return id;
  });
}

export async function findLastPosition(db: Db, unitId: number): Promise<number> {
  const { last } = await db
    .selectFrom('courseware')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('unit_id', '=', unitId)
    .executeTakeFirstOrThrow();
  return last;
}

/** In the order of the unit. */
export function listInUnit(db: Db, unitId: number) {
  return db
    .selectFrom('courseware')
    .selectAll()
    .where('unit_id', '=', unitId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function updateCourseware(
  db: Db,
  id: number,
  changes: Partial<Omit<NewRow<'courseware'>, 'id'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('courseware').set(changes).where('id', '=', id).execute();
}

export async function sortCoursewares(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('courseware')
    .set({ position: positionIn(ids) })
    .where('id', 'in', ids)
    .execute();
}

/** With the work done in them. */
export async function deleteCoursewares(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('courseware').where('id', 'in', ids).execute();
}

/** Guests belong to one courseware: once it goes, nobody can be them and their names are forgotten. */
export async function forgetGuests(db: Db, coursewareIds: readonly number[]): Promise<void> {
  if (coursewareIds.length === 0) return;
  await db
    .updateTable('user')
    .set({ name: '', nickname: '', nickname_eng: '', is_active: 0 })
    .where('id', 'in', (eb) =>
      eb.selectFrom('attempt').select('attempt.user_id').where('attempt.courseware_id', 'in', coursewareIds),
    )
    .where('guest_courseware_id', 'is not', null)
    .execute();
}
