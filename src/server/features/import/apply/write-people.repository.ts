import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Writes thousands of people with few statements. Call it in a transaction. */

export async function insertClass(db: Db, row: NewRow<'class'>): Promise<number> {
  return (await db.insertInto('class').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Adds a subject at the end of the school's list. */
export async function insertSubject(db: Db, name: string, colour: string): Promise<number> {
  const { last } = await db
    .selectFrom('subject')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const row = { name, colour, position: (last ?? 0) + 1 };
  return (await db.insertInto('subject').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Returns the new ids with the e-mail addresses and login names. */
export async function insertPeople(
  db: Db,
  rows: readonly NewRow<'user'>[],
): Promise<{ id: number; email: string | null; login_name: string | null }[]> {
  const addedPeople: { id: number; email: string | null; login_name: string | null }[] = [];
  for (const someRows of splitForStatements(rows)) {
    const query = db.insertInto('user').values(someRows).returning(['id', 'email', 'login_name']);
    addedPeople.push(...(await query.execute()));
  }
  return addedPeople;
}

type UniqueColumn = 'email' | 'login_name' | 'source_id';

/** Clears the values that are about to change, so that two people can swap them. */
export async function clearUniqueColumn(db: Db, column: UniqueColumn, ids: readonly number[]): Promise<void> {
  for (const someIds of splitForStatements(ids))
    await db
      .updateTable('user')
      .set({ [column]: null })
      .where('id', 'in', someIds)
      .execute();
}

export async function updatePerson(
  db: Db,
  id: number,
  change: Partial<Omit<Row<'user'>, 'id'>>,
): Promise<void> {
  if (Object.keys(change).length > 0) await db.updateTable('user').set(change).where('id', '=', id).execute();
}

export async function closePeople(db: Db, ids: readonly number[], now: number): Promise<void> {
  for (const someIds of splitForStatements(ids)) {
    await db.updateTable('user').set({ is_active: 0, closed_at: now }).where('id', 'in', someIds).execute();
    await db.deleteFrom('session').where('user_id', 'in', someIds).execute();
  }
}

/** Lists the memberships of these people in all classes, or in those of one school year. */
export async function listMemberships(
  db: Db,
  ids: readonly number[],
  calendarId?: number,
): Promise<Row<'class_student'>[]> {
  const rows: Row<'class_student'>[] = [];
  for (const someIds of splitForStatements(ids)) {
    const query = db
      .selectFrom('class_student')
      .innerJoin('class', 'class.id', 'class_student.class_id')
      .selectAll('class_student')
      .where('class_student.user_id', 'in', someIds)
      .$if(calendarId !== undefined, (all) => all.where('class.calendar_id', '=', Number(calendarId)));
    rows.push(...(await query.execute()));
  }
  return rows;
}

/** Turns students into former members of their classes, and removes them from the classes' groups. */
export async function endMemberships(
  db: Db,
  memberships: readonly Row<'class_student'>[],
  left_at: number,
): Promise<void> {
  for (const someMembers of splitForStatements(memberships))
    await db
      .insertInto('former_class_student')
      .values(someMembers.map((member) => ({ ...member, left_at })))
      .onConflict((conflict) =>
        conflict
          .columns(['class_id', 'user_id'])
          .doUpdateSet((eb) => ({ class_number: eb.ref('excluded.class_number'), left_at })),
      )
      .execute();
  await deleteMemberships(db, memberships);
  for (const [classId, classMembers] of Map.groupBy(memberships, ({ class_id }) => class_id))
    await leaveGroups(
      db,
      classId,
      classMembers.map(({ user_id }) => user_id),
    );
}

export async function deleteMemberships(
  db: Db,
  members: readonly Pick<Row<'class_student'>, 'class_id' | 'user_id'>[],
): Promise<void> {
  for (const [classId, inClass] of Map.groupBy(members, ({ class_id }) => class_id))
    for (const someIds of splitForStatements(inClass.map(({ user_id }) => user_id)))
      await db
        .deleteFrom('class_student')
        .where('class_id', '=', classId)
        .where('user_id', 'in', someIds)
        .execute();
}

async function leaveGroups(db: Db, classId: number, ids: readonly number[]): Promise<void> {
  const groupSetIds = db.selectFrom('group_set_record').select('id').where('class_id', '=', classId);
  for (const someIds of splitForStatements(ids)) {
    const leftMemberships = await db
      .deleteFrom('group_member')
      .where('user_id', 'in', someIds)
      .where('group_set_id', 'in', groupSetIds)
      .returning('group_set_id')
      .execute();
    const changedSetIds = [...new Set(leftMemberships.map(({ group_set_id }) => group_set_id))];
    if (changedSetIds.length === 0) continue;
    await db
      .updateTable('student_group')
      .set({ leader_id: null })
      .where('group_set_id', 'in', changedSetIds)
      .where('leader_id', 'in', someIds)
      .execute();
    await db
      .updateTable('group_set_record')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', changedSetIds)
      .execute();
  }
}

/** Adds students to classes. If they return to a class, they are no longer listed as its former members. */
export async function insertMemberships(db: Db, rows: readonly Row<'class_student'>[]): Promise<void> {
  for (const some of splitForStatements(rows)) await db.insertInto('class_student').values(some).execute();
  for (const [classId, inClass] of Map.groupBy(rows, ({ class_id }) => class_id))
    for (const someIds of splitForStatements(inClass.map(({ user_id }) => user_id)))
      await db
        .deleteFrom('former_class_student')
        .where('class_id', '=', classId)
        .where('user_id', 'in', someIds)
        .execute();
}

type Teaching = Pick<Row<'teaching'>, 'user_id' | 'class_id' | 'subject_id'>;

/**
 * Adds permanent teachings. If a person teaches the same class and subject as a substitute, that teaching
 * becomes permanent.
 */
export async function insertTeachings(db: Db, rows: readonly Teaching[]): Promise<void> {
  for (const someRows of splitForStatements(rows))
    await db
      .insertInto('teaching')
      .values(someRows.map((row) => ({ ...row, ends_at: null })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'class_id', 'subject_id']).doUpdateSet({ ends_at: null }),
      )
      .execute();
}

export async function deleteTeaching(db: Db, { user_id, class_id, subject_id }: Teaching): Promise<void> {
  await db
    .deleteFrom('teaching')
    .where('user_id', '=', user_id)
    .where('class_id', '=', class_id)
    .where('subject_id', '=', subject_id)
    .execute();
}
