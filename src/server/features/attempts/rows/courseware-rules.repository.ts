import { splitForStatements } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { openUnlessPast, pastTermBit } from '#server/database/past-term.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the rules of coursewares that starts of attempts and writes to spaces are checked with. */

export type StartRules = Pick<
  Row<'courseware'>,
  'is_open' | 'open_at' | 'due_at' | 'late_hours' | 'time_limit_minutes' | 'attempts_allowed' | 'work_by'
> & { is_past: number };

const selectStartRules = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('calendar', 'calendar.id', 'unit.calendar_id')
    .select([
      'courseware.id',
      openUnlessPast.as('is_open'),
      pastTermBit.as('is_past'),
      'courseware.open_at',
      'courseware.due_at',
      'courseware.late_hours',
      'courseware.time_limit_minutes',
      'courseware.attempts_allowed',
      'courseware.work_by',
    ])
    .where('courseware.id', 'in', ids),
);

/** The rules for starting, by courseware id; locked until the transaction ends. */
export async function lockStartRules(db: Db, ids: readonly number[]): Promise<Map<number, StartRules>> {
  await db
    .updateTable('courseware_record')
    .set((eb) => ({ is_open: eb.ref('is_open') }))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const rows = await selectStartRules(db, { ids });
  return new Map(rows.map(({ id, ...rules }) => [id, rules]));
}

const selectSpaceCoursewares = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('courseware')
    .select(['id', 'id as courseware_id', 'revision_id', 'control'])
    .where('id', 'in', ids),
);

/** The columns of a courseware that writes to its spaces are checked with. */
export type SpaceCourseware = Pick<Row<'courseware'>, 'id' | 'revision_id' | 'control'> & {
  courseware_id: number;
};

export async function findSpaceCoursewares(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, SpaceCourseware>> {
  const rows: SpaceCourseware[] = [];
  for (const part of splitForStatements(ids)) rows.push(...(await selectSpaceCoursewares(db, { ids: part })));
  return new Map(rows.map((row) => [row.id, row]));
}
