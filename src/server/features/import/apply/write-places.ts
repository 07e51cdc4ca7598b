import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import {
  type PersonWrite,
  type PlanWrites,
  type SchoolState,
  toNameKey,
} from '#server/features/import/plan/plan-types.ts';
import * as people from './write-people.repository.ts';

/**
 * Adds missing classes and subjects. Makes memberships and teachings of the listed people those of the list: what is missing
 * is added, others of the school year end.
 */

/** Ids of classes and subjects by key. */
export type PlaceIds = { classIdByKey: Map<string, number>; subjectIdByKey: Map<string, number> };

/** The changes of one person, with the id that new people have got by then. */
export type PersonWriteWithId = PersonWrite & { id: number };

/** New subjects get these colours in turn; the school can change them. */
const subjectColours = [
  'harbour',
  'kapok',
  'banyan',
  'bauhinia',
  'ferry',
  'tram',
  'lantern',
  'milktea',
  'dusk',
  'honey',
];

export async function writePlaces(tx: Db, writes: PlanWrites, school: SchoolState): Promise<PlaceIds> {
  const classIdByKey = new Map(school.classes.map(({ id, name }) => [toNameKey(name), id]));
  const subjectIdByKey = new Map(school.subjects.map(({ id, name }) => [toNameKey(name), id]));
  for (const { key, ...row } of writes.classes)
    classIdByKey.set(key, await people.insertClass(tx, { ...row, calendar_id: school.calendar.id }));
  for (const { key, name } of writes.subjects) {
    const colour = subjectColours[subjectIdByKey.size % subjectColours.length] ?? 'inkstone';
    subjectIdByKey.set(key, await people.insertSubject(tx, name, colour));
  }
  return { classIdByKey, subjectIdByKey };
}

/** Ends the memberships of these students in the school year, and adds the new ones. */
export async function writeMemberships(
  tx: Db,
  writes: readonly PersonWriteWithId[],
  { classIdByKey }: PlaceIds,
  { calendarId, now }: { calendarId: number; now: number },
): Promise<void> {
  const placedStudents = writes.flatMap(({ id, place, user_id }) => {
    const class_id = place ? classIdByKey.get(place.class) : undefined;
    return place && class_id !== undefined
      ? [{ user_id: id, class_id, class_number: place.number, existingId: user_id }]
      : [];
  });
  const classIdByStudent = new Map(placedStudents.map(({ user_id, class_id }) => [user_id, class_id]));
  const existingStudentIds = placedStudents.flatMap(({ existingId }) => existingId ?? []);
  const memberships = await people.listMemberships(tx, existingStudentIds, calendarId);
  const staysInClass = ({ user_id, class_id }: Row<'class_student'>) =>
    classIdByStudent.get(user_id) === class_id;
  await people.deleteMemberships(tx, memberships.filter(staysInClass));
  await people.endMemberships(
    tx,
    memberships.filter((member) => !staysInClass(member)),
    now,
  );
  await people.insertMemberships(
    tx,
    placedStudents.map(({ existingId: _user, ...row }) => row),
  );
}

/** Makes the teachings of these teachers in the school year exactly those of the list. */
export async function writeTeachings(
  tx: Db,
  writes: readonly PersonWriteWithId[],
  { classIdByKey, subjectIdByKey }: PlaceIds,
  school: SchoolState,
): Promise<void> {
  const teachingsByPerson = new Map(school.people.map(({ id, teachings }) => [id, teachings]));
  for (const { id, teachings } of writes) {
    if (!teachings) continue;
    const wantedTeachings = teachings.map(([classKey, subjectKey]) => ({
      user_id: id,
      class_id: classIdByKey.get(classKey) ?? 0,
      subject_id: subjectIdByKey.get(subjectKey) ?? 0,
    }));
    const isWanted = (class_id: number, subject_id: number) =>
      wantedTeachings.some((one) => one.class_id === class_id && one.subject_id === subject_id);
    for (const [class_id, subject_id] of teachingsByPerson.get(id) ?? [])
      if (!isWanted(class_id, subject_id))
        await people.deleteTeaching(tx, { user_id: id, class_id, subject_id });
    await people.insertTeachings(tx, wantedTeachings);
  }
}
