import { sql } from 'kysely';
import type { RollOverCounts } from '#contract/roll-over.ts';
import type { Db } from '#server/database/database.ts';

/** Numbers of the things in a term, by kind. */
export async function countTerm(db: Db, calendarId: number): Promise<RollOverCounts> {
  const fromClassJoin = sql`from class join`;
  const isInTerm = sql`class.calendar_id = ${calendarId}`;
  const { rows } = await sql<RollOverCounts>`select
    (select count(*) from class where ${isInTerm}) as classes,
    (select count(*) ${fromClassJoin} class_student on class_student.class_id = class.id where ${isInTerm}) as students,
    (select count(*) ${fromClassJoin} teaching on teaching.class_id = class.id where ${isInTerm}) as teachings,
    (select count(*) ${fromClassJoin} unit on unit.class_id = class.id where ${isInTerm}) as units,
    (select count(*) ${fromClassJoin} unit on unit.class_id = class.id
      join courseware on courseware.unit_id = unit.id where ${isInTerm}) as coursewares,
    (select count(*) ${fromClassJoin} group_set on group_set.class_id = class.id where ${isInTerm}) as group_sets`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('A term could not be counted');
  return counts;
}
