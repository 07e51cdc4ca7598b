import type { TargetKind } from '#contract/choices.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

/** Queries of the groups and students that coursewares are for. Targets of another class are left out. */

const selectTargets = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('courseware_target')
    .innerJoin('courseware_record as courseware', 'courseware.id', 'courseware_target.courseware_id')
    .innerJoin('unit_record as unit', 'unit.id', 'courseware.unit_id')
    .leftJoin('student_group', 'student_group.id', 'courseware_target.group_id')
    .leftJoin('user', 'user.id', 'courseware_target.user_id')
    .leftJoin('class_student', (join) =>
      join
        .onRef('class_student.class_id', '=', 'unit.class_id')
        .onRef('class_student.user_id', '=', 'courseware_target.user_id'),
    )
    .leftJoin('group_set as first_set', (join) =>
      join.onRef('first_set.class_id', '=', 'class_student.class_id').on('first_set.position', '=', 1),
    )
    .leftJoin('group_member as own', (join) =>
      join
        .onRef('own.group_set_id', '=', 'first_set.id')
        .onRef('own.user_id', '=', 'courseware_target.user_id'),
    )
    .leftJoin('student_group as own_group', 'own_group.id', 'own.group_id')
    .select([
      'courseware_target.courseware_id',
      'courseware_target.group_id',
      'courseware_target.user_id',
      'student_group.name as group_name',
      'user.name',
      'user.nickname_eng',
      'own_group.name as group_of_student',
    ])
    .where('courseware_target.courseware_id', 'in', ids)
    .where((eb) =>
      eb.or([eb('student_group.is_removed', '=', 0), eb('class_student.user_id', 'is not', null)]),
    )
    .orderBy('student_group.position')
    .orderBy('class_student.class_number')
    .orderBy('courseware_target.group_id')
    .orderBy('courseware_target.user_id'),
);

/** Lists targets, without removed groups and students who have left the class. */
export async function listTargets(db: Db, coursewareIds: readonly number[]) {
  return coursewareIds.length > 0 ? selectTargets(db, { ids: coursewareIds }) : [];
}

/** The groups that are in a set of the class. Deleted sets count, because coursewares keep their groups. */
export async function listGroupsOfClass(db: Db, classId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('student_group')
    .innerJoin('group_set_record as group_set', 'group_set.id', 'student_group.group_set_id')
    .select('student_group.id')
    .where('group_set.class_id', '=', classId)
    .where('student_group.is_removed', '=', 0)
    .where('student_group.id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

/** The students that are in the class. */
export async function listStudentsOfClass(
  db: Db,
  classId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('class_student')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('user_id', 'in', ids)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Groups of the class in the order of their sets, with the number of their students who are in the class. */
export function listGroups(db: Db, classId: number) {
  return db
    .selectFrom('group_set')
    .innerJoin('student_group', 'student_group.group_set_id', 'group_set.id')
    .select((eb) => [
      'group_set.id as set_id',
      'group_set.name as set_name',
      'student_group.id',
      'student_group.name',
      eb
        .selectFrom('group_member')
        .innerJoin('class_student', 'class_student.user_id', 'group_member.user_id')
        .select((members) => members.fn.countAll<number>().as('count'))
        .whereRef('group_member.group_id', '=', 'student_group.id')
        .where('class_student.class_id', '=', classId)
        .as('student_count'),
    ])
    .where('group_set.class_id', '=', classId)
    .where('student_group.is_removed', '=', 0)
    .orderBy('group_set.position')
    .orderBy('student_group.position')
    .execute();
}

/** Whether the group set belongs to the class. Deleted sets count, because coursewares keep their groups. */
export async function isGroupSetOfClass(db: Db, classId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('group_set_record')
    .select('id')
    .where('id', '=', id)
    .where('class_id', '=', classId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The stored targets of a courseware, in the order in which they were chosen. */
export async function readStoredTargets(
  db: Db,
  coursewareId: number,
): Promise<{ target_kind: TargetKind; target_ids: (number | null)[] }> {
  const { target_kind } = await db
    .selectFrom('courseware_record')
    .select('target_kind')
    .where('id', '=', coursewareId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('courseware_target')
    .select(['group_id', 'user_id'])
    .where('courseware_id', '=', coursewareId)
    .execute();
  return { target_kind, target_ids: rows.map(({ group_id, user_id }) => group_id ?? user_id) };
}

type NewTarget = { group_id: number | null; user_id: number | null };

export async function replaceTargets(
  db: Db,
  coursewareId: number,
  target_kind: TargetKind,
  targets: readonly NewTarget[],
): Promise<void> {
  await db.updateTable('courseware_record').set({ target_kind }).where('id', '=', coursewareId).execute();
  await db.deleteFrom('courseware_target').where('courseware_id', '=', coursewareId).execute();
  if (targets.length === 0) return;
  await db
    .insertInto('courseware_target')
    .values(targets.map((target) => ({ ...target, courseware_id: coursewareId })))
    .execute();
}
