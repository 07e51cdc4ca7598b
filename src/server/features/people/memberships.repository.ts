import type { Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries of class memberships, and of the group memberships that end with them. */

type Tx = Transaction<Schema>;

export function listMemberships(
  db: Db,
  userIds: readonly number[],
  classId?: number,
): Promise<Row<'class_student'>[]> {
  return db
    .selectFrom('class_student')
    .selectAll()
    .where('user_id', 'in', userIds)
    .$if(classId !== undefined, (query) => query.where('class_id', '=', Number(classId)))
    .orderBy('class_id')
    .orderBy('class_number')
    .orderBy('user_id')
    .execute();
}

/** Classes of these people in the current term. */
export function listCurrentClasses(db: Db, userIds: readonly number[]) {
  return db
    .selectFrom('class_student')
    .innerJoin('class', 'class.id', 'class_student.class_id')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .select([
      'class_student.user_id',
      'class.id as class_id',
      'class.name as class_name',
      'class_student.class_number',
    ])
    .where('class_student.user_id', 'in', userIds)
    .where('calendar.is_current', '=', 1)
    .orderBy('class.id')
    .execute();
}

/** The person's present and former classes, latest term first. */
export async function listClassesOf(db: Db, userId: number) {
  const selectClasses = (table: 'class_student' | 'former_class_student') =>
    db
      .selectFrom(table)
      .innerJoin('class', 'class.id', `${table}.class_id`)
      .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
      .select(['class.id as class_id', 'class.name as class_name', `${table}.class_number`])
      .select(['calendar.name as calendar_name', 'calendar.starts_at'])
      .where(`${table}.user_id`, '=', userId);
  const currentClasses = await selectClasses('class_student').execute();
  const formerClasses = await selectClasses('former_class_student')
    .select('former_class_student.left_at')
    .execute();
  const allClasses = [...currentClasses.map((row) => ({ ...row, left_at: null })), ...formerClasses];
  return allClasses.toSorted((a, b) => b.starts_at - a.starts_at || a.class_id - b.class_id);
}

export async function insertMemberships(tx: Tx, rows: readonly Row<'class_student'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('class_student')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['class_id', 'user_id']).doNothing())
    .execute();
  for (const { class_id, user_id } of rows)
    await tx
      .deleteFrom('former_class_student')
      .where('class_id', '=', class_id)
      .where('user_id', '=', user_id)
      .execute();
}

/** Ends the memberships: they become former ones, and the students leave the groups of that class. */
export async function endMemberships(
  tx: Tx,
  members: readonly Row<'class_student'>[],
  left_at: number,
): Promise<void> {
  for (const { class_id, user_id, class_number } of members) {
    await tx
      .insertInto('former_class_student')
      .values({ class_id, user_id, class_number, left_at })
      .onConflict((conflict) =>
        conflict.columns(['class_id', 'user_id']).doUpdateSet({ class_number, left_at }),
      )
      .execute();
    await tx
      .deleteFrom('class_student')
      .where('class_id', '=', class_id)
      .where('user_id', '=', user_id)
      .execute();
    await leaveGroups(tx, class_id, user_id);
  }
}

async function leaveGroups(tx: Tx, classId: number, userId: number): Promise<void> {
  const setIds = tx.selectFrom('group_set_record').select('id').where('class_id', '=', classId);
  const leftMemberships = await tx
    .deleteFrom('group_member')
    .where('user_id', '=', userId)
    .where('group_set_id', 'in', setIds)
    .returning('group_set_id')
    .execute();
  if (leftMemberships.length === 0) return;
  const leftSetIds = leftMemberships.map(({ group_set_id }) => group_set_id);
  await tx
    .updateTable('student_group')
    .set({ leader_id: null })
    .where('group_set_id', 'in', leftSetIds)
    .where('leader_id', '=', userId)
    .execute();
  await tx
    .updateTable('group_set_record')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', leftSetIds)
    .execute();
}

/** Memberships that ended at exactly this time, which closing the account ended. */
export function listEndedAt(db: Db, userId: number, left_at: number) {
  return db
    .selectFrom('former_class_student')
    .select(['class_id', 'user_id', 'class_number'])
    .where('user_id', '=', userId)
    .where('left_at', '=', left_at)
    .execute();
}

/** Locks the class until the transaction ends, so that no class number is used twice. */
export function lockClass(tx: Tx, id: number): Promise<Row<'class'> | undefined> {
  return tx
    .updateTable('class')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function readLastNumber(db: Db, classId: number): Promise<number> {
  const row = await db
    .selectFrom('class_student')
    .select((eb) => eb.fn.max('class_number').as('last'))
    .where('class_id', '=', classId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

export function findByNumber(db: Db, classId: number, classNumber: number) {
  return db
    .selectFrom('class_student')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .select(['user.id', 'user.name'])
    .where('class_student.class_id', '=', classId)
    .where('class_student.class_number', '=', classNumber)
    .executeTakeFirst();
}

export async function updateNumber(
  tx: Tx,
  { class_id, user_id, class_number }: Row<'class_student'>,
): Promise<void> {
  await tx
    .updateTable('class_student')
    .set({ class_number })
    .where('class_id', '=', class_id)
    .where('user_id', '=', user_id)
    .execute();
}

export function listMembersOf(db: Db, classId: number) {
  return db
    .selectFrom('class_student')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .leftJoin('group_set', (join) =>
      join.onRef('group_set.class_id', '=', 'class_student.class_id').on('group_set.position', '=', 1),
    )
    .leftJoin('group_member', (join) =>
      join
        .onRef('group_member.group_set_id', '=', 'group_set.id')
        .onRef('group_member.user_id', '=', 'class_student.user_id'),
    )
    .leftJoin('student_group', 'student_group.id', 'group_member.group_id')
    .selectAll('user')
    .select(['class_student.class_number', 'student_group.name as group'])
    .where('class_student.class_id', '=', classId)
    .orderBy('class_student.class_number')
    .orderBy('user.id')
    .execute();
}

export function findClass(db: Db, id: number): Promise<Row<'class'> | undefined> {
  return db.selectFrom('class').selectAll().where('id', '=', id).executeTakeFirst();
}
