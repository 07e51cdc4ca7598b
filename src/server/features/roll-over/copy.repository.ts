import { sql } from 'kysely';
import type { RollOverCounts } from '#contract/roll-over.ts';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';

/** Copies a class's students, teachings, units and groups to a new class, with one statement for each kind. */

type Move = { from: number; to: number };

export async function copyStudents(tx: Db, { from, to }: Move): Promise<void> {
  await sql`insert into class_student (class_id, user_id, class_number)
    select ${sql.lit(to)}, class_student.user_id, class_number from class_student
    join "user" on "user".id = class_student.user_id
    where class_id = ${from} and "user".is_active = 1`.execute(tx);
}

/** Copies teachings of active teachers; those of substitutes end. */
export async function copyTeachings(tx: Db, { from, to }: Move): Promise<void> {
  await sql`insert into teaching (user_id, class_id, subject_id)
    select teaching.user_id, ${sql.lit(to)}, subject_id from teaching
    join "user" on "user".id = teaching.user_id
    where class_id = ${from} and ends_at is null and "user".is_active = 1`.execute(tx);
}

type Units = Move & { calendarId: number; subjectIds: readonly number[] | undefined; now: number };

const ofSubjects = (subjectIds: readonly number[] | undefined) =>
  subjectIds === undefined ? sql`` : sql`and unit.subject_id in (${sql.join(subjectIds)})`;

/** Units keep their positions, by which `copyCoursewares` finds the copies. */
export async function copyUnits(tx: Db, { from, to, calendarId, subjectIds, now }: Units): Promise<void> {
  await sql`insert into unit_record
      (calendar_id, class_id, subject_id, name, search_text, position, created_by, created_at)
    select ${sql.lit(calendarId)}, ${sql.lit(to)}, subject_id, name, search_text, position, created_by, ${sql.lit(now)}
    from unit where class_id = ${from} ${ofSubjects(subjectIds)}`.execute(tx);
}

/**
 * Coursewares with the same revision and rules: closed, without dates, with the join codes drawn for them, for the whole
 * class and to be done alone, because groups are those of one class. SQLite follows cross joins in their order: it would
 * else begin with all codes, for each class.
 */
export async function copyCoursewares(tx: Db, { from, to, subjectIds, now }: Units): Promise<void> {
  await sql`insert into courseware_record (unit_id, activity_id, revision_id, name, search_text, position,
      is_open, attempts_allowed, counting_attempt, time_limit_minutes, shuffle, feedback_rule, allow_guests,
      guest_limit, marks_held, join_code, created_at)
    select copy.id, c.activity_id, c.revision_id, c.name, c.search_text, c.position,
      0, c.attempts_allowed, c.counting_attempt, c.time_limit_minutes, c.shuffle, c.feedback_rule, c.allow_guests,
      c.guest_limit, c.marks_held, code.join_code, ${sql.lit(now)}
    from unit
    cross join unit_record copy
    cross join courseware c
    cross join roll_over_code code
    where unit.class_id = ${from} ${ofSubjects(subjectIds)}
      and copy.class_id = ${sql.lit(to)} and copy.subject_id = unit.subject_id
      and copy.position = unit.position and copy.deleted_at is null
      and c.unit_id = unit.id and code.courseware_id = c.id`.execute(tx);
}

/** Copies group sets with their groups and members, without their history. */
export async function copyGroups(tx: Db, { from, to }: Move, now: number): Promise<void> {
  await sql`insert into group_set_record (class_id, name, position, created_by, created_at)
    select ${sql.lit(to)}, name, position, created_by, ${sql.lit(now)} from group_set where class_id = ${from}`.execute(
    tx,
  );
  const copies = sql`group_set
    join group_set_record copy on copy.class_id = ${sql.lit(to)} and copy.position = group_set.position`;
  await sql`insert into student_group (group_set_id, name, position, leader_id)
    select copy.id, student_group.name, student_group.position, student_group.leader_id
    from ${copies} join student_group on student_group.group_set_id = group_set.id
    where group_set.class_id = ${from} and student_group.is_removed = 0`.execute(tx);
  await sql`insert into group_member (group_set_id, user_id, group_id)
    select copy.id, group_member.user_id, target.id
    from ${copies} join group_member on group_member.group_set_id = group_set.id
    join student_group on student_group.id = group_member.group_id
    join student_group target on target.group_set_id = copy.id and target.position = student_group.position
    where group_set.class_id = ${from}`.execute(tx);
  await sql`insert into group_pair (class_id, first_id, second_id, kind)
    select ${sql.lit(to)}, first_id, second_id, kind from group_pair where class_id = ${from}`.execute(tx);
}

/** Numbers of the things in a term, by kind. */
export async function countTerm(db: Db, calendarId: number): Promise<RollOverCounts> {
  const inTerm = sql`from class join`;
  const here = sql`class.calendar_id = ${calendarId}`;
  const { rows } = await sql<RollOverCounts>`select
    (select count(*) from class where ${here}) as classes,
    (select count(*) ${inTerm} class_student on class_student.class_id = class.id where ${here}) as students,
    (select count(*) ${inTerm} teaching on teaching.class_id = class.id where ${here}) as teachings,
    (select count(*) ${inTerm} unit on unit.class_id = class.id where ${here}) as units,
    (select count(*) ${inTerm} unit on unit.class_id = class.id
      join courseware on courseware.unit_id = unit.id where ${here}) as coursewares,
    (select count(*) ${inTerm} group_set on group_set.class_id = class.id where ${here}) as group_sets`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('A term could not be counted');
  return counts;
}

/** Ids of the classes' coursewares for which no code is drawn yet. */
export async function listUncoded(db: Db, classIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('unit')
    .innerJoin('courseware', 'courseware.unit_id', 'unit.id')
    .leftJoin('roll_over_code', 'roll_over_code.courseware_id', 'courseware.id')
    .select('courseware.id')
    .where('unit.class_id', 'in', classIds)
    .where('roll_over_code.courseware_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores drawn codes, except codes that are already stored. */
export async function storeCodes(
  db: Db,
  codes: readonly { courseware_id: number; join_code: string }[],
): Promise<void> {
  for (const part of splitForStatements(codes)) {
    await db
      .insertInto('roll_over_code')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Deletes drawn codes that coursewares already have. */
export async function dropTakenCodes(db: Db): Promise<void> {
  await sql`delete from roll_over_code where join_code in (select join_code from courseware_record)`.execute(
    db,
  );
}

export async function clearCodes(db: Db): Promise<void> {
  await db.deleteFrom('roll_over_code').execute();
}
