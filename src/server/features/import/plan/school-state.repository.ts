import type { Db, Tx } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import type { SchoolPerson, SchoolState } from './plan-types.ts';

/** Reads the parts of the school with which a list of people is compared. */

function listPeople(db: Db) {
  return db
    .selectFrom('user')
    .select([
      'id',
      'user_group',
      'roles',
      'is_active',
      'name',
      'nickname_eng',
      'email',
      'login_name',
      'source_id',
    ])
    .where('guest_courseware_id', 'is', null)
    .orderBy('id')
    .execute();
}

function listMemberships(db: Db, calendarId: number) {
  return db
    .selectFrom('class_student')
    .innerJoin('class', 'class.id', 'class_student.class_id')
    .select(['class_student.user_id', 'class_student.class_id', 'class_student.class_number'])
    .where('class.calendar_id', '=', calendarId)
    .execute();
}

/** Lists permanent teachings. Those of substitutes end by themselves and are in no list. */
function listTeachings(db: Db, calendarId: number) {
  return db
    .selectFrom('teaching')
    .innerJoin('class', 'class.id', 'teaching.class_id')
    .select(['teaching.user_id', 'teaching.class_id', 'teaching.subject_id'])
    .where('class.calendar_id', '=', calendarId)
    .where('teaching.ends_at', 'is', null)
    .execute();
}

export async function hasClasses(db: Db, calendarId: number): Promise<boolean> {
  const row = await db
    .selectFrom('class')
    .select('id')
    .where('calendar_id', '=', calendarId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks people and classes until the transaction ends, so that nobody changes what a list is compared with. */
export async function lockSchool(tx: Tx): Promise<void> {
  await lockRows(tx, 'class');
  await lockRows(tx, 'user');
}

/** When a school year begins and ends; undefined if it does not exist. */
export function findCalendarTimes(db: Db, id: number) {
  return db.selectFrom('calendar').select(['starts_at', 'ends_at']).where('id', '=', id).executeTakeFirst();
}

/** Returns undefined if the school year does not exist. */
export async function readSchool(db: Db, calendarId: number): Promise<SchoolState | undefined> {
  const calendar = await db
    .selectFrom('calendar')
    .select(['id', 'name'])
    .where('id', '=', calendarId)
    .executeTakeFirst();
  if (!calendar) return undefined;
  const classes = await db
    .selectFrom('class')
    .select(['id', 'name', 'grade', 'source_id'])
    .where('calendar_id', '=', calendarId)
    .orderBy('id')
    .execute();
  const subjects = await db.selectFrom('subject').select(['id', 'name', 'name_eng']).orderBy('id').execute();
  const membershipByPerson = new Map(
    (await listMemberships(db, calendarId)).map((row) => [row.user_id, row]),
  );
  const teachingsByPerson = Map.groupBy(await listTeachings(db, calendarId), ({ user_id }) => user_id);
  const people = (await listPeople(db)).map(
    ({ roles, is_active, nickname_eng, ...row }): SchoolPerson => ({
      ...row,
      is_admin: (JSON.parse(roles) as string[]).includes('admin'),
      is_open: is_active === 1,
      english_name: nickname_eng,
      email: row.email ?? '',
      login_name: row.login_name ?? '',
      source_id: row.source_id ?? '',
      class_id: membershipByPerson.get(row.id)?.class_id ?? null,
      class_number: membershipByPerson.get(row.id)?.class_number ?? null,
      teachings: (teachingsByPerson.get(row.id) ?? []).map(({ class_id, subject_id }) => [
        class_id,
        subject_id,
      ]),
    }),
  );
  return { calendar, classes, subjects, people };
}
