import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** Copies the people and groups of a class to a new class, with one statement for each kind. */

/** The class that is copied, and its copy. */
export type ClassCopy = { from: number; to: number };

/** Copies the memberships of active students. */
export async function copyStudents(tx: Db, { from, to }: ClassCopy): Promise<void> {
  await sql`insert into class_student (class_id, user_id, class_number)
    select ${sql.lit(to)}, class_student.user_id, class_number from class_student
    join "user" on "user".id = class_student.user_id
    where class_id = ${from} and "user".is_active = 1`.execute(tx);
}

/** Copies teachings of active teachers; those of substitutes end. */
export async function copyTeachings(tx: Db, { from, to }: ClassCopy): Promise<void> {
  await sql`insert into teaching (user_id, class_id, subject_id)
    select teaching.user_id, ${sql.lit(to)}, subject_id from teaching
    join "user" on "user".id = teaching.user_id
    where class_id = ${from} and ends_at is null and "user".is_active = 1`.execute(tx);
}

/**
 * Copies group sets with their groups and members, and the pairs of the class, without the history of groups.
 */
export async function copyGroups(tx: Db, { from, to }: ClassCopy, now: number): Promise<void> {
  await sql`insert into group_set_record (class_id, name, position, created_by, created_at)
    select ${sql.lit(to)}, name, position, created_by, ${sql.lit(now)} from group_set where class_id = ${from}`.execute(
    tx,
  );
  const setsWithCopies = sql`group_set
    join group_set_record copy on copy.class_id = ${sql.lit(to)} and copy.position = group_set.position`;
  await sql`insert into student_group (group_set_id, name, position, leader_id)
    select copy.id, student_group.name, student_group.position, student_group.leader_id
    from ${setsWithCopies} join student_group on student_group.group_set_id = group_set.id
    where group_set.class_id = ${from} and student_group.is_removed = 0`.execute(tx);
  await sql`insert into group_member (group_set_id, user_id, group_id)
    select copy.id, group_member.user_id, target.id
    from ${setsWithCopies} join group_member on group_member.group_set_id = group_set.id
    join student_group on student_group.id = group_member.group_id
    join student_group target on target.group_set_id = copy.id and target.position = student_group.position
    where group_set.class_id = ${from}`.execute(tx);
  await sql`insert into group_pair (class_id, first_id, second_id, kind)
    select ${sql.lit(to)}, first_id, second_id, kind from group_pair where class_id = ${from}`.execute(tx);
}
