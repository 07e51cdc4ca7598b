import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { ClassCopy } from '#server/features/roll-over/copy.repository.ts';

/** Copies units, coursewares and categories of a class to a new class, with one statement for each kind. */

type UnitsToCopy = ClassCopy & { calendarId: number; subjectIds: readonly number[] | undefined; now: number };

const isOfSubjects = (subjectIds: readonly number[] | undefined) =>
  subjectIds === undefined ? sql`` : sql`and unit.subject_id in (${sql.join(subjectIds)})`;

/** Units keep their positions, by which `copyCoursewares` finds the copies. */
export async function copyUnits(
  tx: Db,
  { from, to, calendarId, subjectIds, now }: UnitsToCopy,
): Promise<void> {
  await sql`insert into unit_record
      (calendar_id, class_id, subject_id, name, search_text, position, created_by, created_at)
    select ${sql.lit(calendarId)}, ${sql.lit(to)}, subject_id, name, search_text, position, created_by, ${sql.lit(now)}
    from unit where class_id = ${from} ${isOfSubjects(subjectIds)}`.execute(tx);
}

/**
 * Copies the categories of mark books with their weights. They keep their positions, by which `copyCoursewares` finds the
 * copies. Work on paper and marks belong to one class.
 */
export async function copyCategories(tx: Db, { from, to, subjectIds }: UnitsToCopy): Promise<void> {
  const isOfBooks = subjectIds === undefined ? sql`` : sql`and subject_id in (${sql.join(subjectIds)})`;
  await sql`insert into mark_category (class_id, subject_id, name, weight, drop_lowest, position)
    select ${sql.lit(to)}, subject_id, name, weight, drop_lowest, position
    from mark_category where class_id = ${from} ${isOfBooks}`.execute(tx);
}

/**
 * Copies coursewares with their revisions and rules, but closed, without dates and with the join codes drawn
 * for them. Copies are for the whole class and done alone, because groups belong to one class. The cross
 * joins fix the order in which SQLite joins; otherwise it would read all codes first, for each class.
 */
export async function copyCoursewares(tx: Db, { from, to, subjectIds, now }: UnitsToCopy): Promise<void> {
  const copiedCategory = sql`select own.id from mark_category original
    join mark_category own on own.subject_id = original.subject_id and own.position = original.position
    where original.id = c.mark_category_id and own.class_id = ${sql.lit(to)}`;
  await sql`insert into courseware_record (unit_id, activity_id, revision_id, name, search_text, position,
      is_open, attempts_allowed, counting_attempt, time_limit_minutes, shuffle, feedback_rule, allow_guests,
      guest_limit, marks_held, late_hours, mark_category_id, join_code, created_at)
    select copy.id, c.activity_id, c.revision_id, c.name, c.search_text, c.position,
      0, c.attempts_allowed, c.counting_attempt, c.time_limit_minutes, c.shuffle, c.feedback_rule, c.allow_guests,
      c.guest_limit, c.marks_held, c.late_hours, (${copiedCategory}), code.join_code, ${sql.lit(now)}
    from unit
    cross join unit_record copy
    cross join courseware c
    cross join roll_over_code code
    where unit.class_id = ${from} ${isOfSubjects(subjectIds)}
      and copy.class_id = ${sql.lit(to)} and copy.subject_id = unit.subject_id
      and copy.position = unit.position and copy.deleted_at is null
      and c.unit_id = unit.id and code.courseware_id = c.id`.execute(tx);
}
