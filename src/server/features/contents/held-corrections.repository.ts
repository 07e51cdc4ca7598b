import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the corrections that hold for coursewares. */

type HeldCorrection = Row<'mark_correction_use'>;

const selectHeld = compileOnce((db, { coursewareIds }: { coursewareIds: readonly number[] }) =>
  db
    .selectFrom('mark_correction_use as used')
    .innerJoin('mark_correction as correction', 'correction.id', 'used.correction_id')
    .select(['used.courseware_id', 'used.correction_id'])
    .where('used.courseware_id', 'in', coursewareIds)
    .where('correction.taken_back_at', 'is', null)
    .orderBy('used.correction_id')
    .orderBy('used.courseware_id'),
);

/** The ids of the corrections that hold, by courseware, oldest first. */
export async function listHeldIds(
  db: Db,
  coursewareIds: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const rows: HeldCorrection[] = [];
  for (const part of splitForLists(coursewareIds))
    rows.push(...(await selectHeld(db, { coursewareIds: part })));
  const idsByCourseware = new Map<number, number[]>();
  for (const { courseware_id, correction_id } of rows)
    idsByCourseware.set(courseware_id, [...(idsByCourseware.get(courseware_id) ?? []), correction_id]);
  return idsByCourseware;
}

export async function listCorrections(db: Db, ids: readonly number[]): Promise<Row<'mark_correction'>[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('mark_correction').selectAll().where('id', 'in', ids).orderBy('id').execute();
}
