import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** Counts of the school's people and things. */

type SchoolCounts = Record<'activities' | 'attempts' | 'bytes' | 'classes' | 'people' | 'units', number>;

/** Reads whole tables: only for the demo school, which is small. */
export async function countSchool(db: Db): Promise<SchoolCounts> {
  const { rows } = await sql<SchoolCounts>`select
    (select count(*) from attempt) as attempts,
    (select count(*) from activity) as activities,
    (select count(*) from class) as classes,
    (select count(*) from unit) as units,
    (select count(*) from "user") as people,
    (select coalesce(sum(bytes), 0) from storage_use) as bytes`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A query of counts returned no row');
  return counts;
}

const firstStepNames = ['terms', 'subjects', 'classes', 'teachers', 'students'] as const;
type FirstSteps = Record<(typeof firstStepNames)[number], boolean>;

/** Which of the first steps of a new school are done. */
export async function findFirstSteps(db: Db): Promise<FirstSteps> {
  const classesOfCurrentTerm = sql`class join calendar on calendar.id = class.calendar_id and calendar.is_current = 1`;
  const { rows } = await sql<Record<keyof FirstSteps, number>>`select
    (select count(*) from calendar) as terms,
    (select count(*) from subject) as subjects,
    (select 1 from ${classesOfCurrentTerm} limit 1) as classes,
    (select 1 from ${classesOfCurrentTerm} join teaching on teaching.class_id = class.id limit 1) as teachers,
    (select 1 from ${classesOfCurrentTerm} join class_student on class_student.class_id = class.id limit 1) as students`.execute(
    db,
  );
  return Object.fromEntries(firstStepNames.map((step) => [step, Boolean(rows[0]?.[step])])) as FirstSteps;
}
