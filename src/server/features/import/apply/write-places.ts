import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import {
  nameKey,
  type PersonWrite,
  type PlanWrites,
  type SchoolState,
} from '#server/features/import/plan/plan-types.ts';
import * as people from './write-people.repository.ts';

/** Writes missing classes and subjects, memberships and teachings. */

/** Ids of classes and subjects by key. */
export type PlaceIds = { classes: Map<string, number>; subjects: Map<string, number> };

/** The changes of one person with the person's id, also for new people. */
export type WriteWithId = PersonWrite & { id: number };

/** New subjects get these colours in turn; the school can change them. */
const colours = [
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
  const classes = new Map(school.classes.map(({ id, name }) => [nameKey(name), id]));
  const subjects = new Map(school.subjects.map(({ id, name }) => [nameKey(name), id]));
  for (const { key, ...row } of writes.classes)
    classes.set(key, await people.insertClass(tx, { ...row, calendar_id: school.calendar.id }));
  for (const { key, name } of writes.subjects) {
    const colour = colours[subjects.size % colours.length] ?? 'inkstone';
    subjects.set(key, await people.insertSubject(tx, name, colour));
  }
  return { classes, subjects };
}

/** Ends the memberships of these students in the school year and adds the new ones. */
export async function writeMemberships(
  tx: Db,
  writes: readonly WriteWithId[],
  { classes }: PlaceIds,
  { calendarId, at }: { calendarId: number; at: number },
): Promise<void> {
  const placedStudents = writes.flatMap(({ id, place, user_id }) => {
    const class_id = place ? classes.get(place.class) : undefined;
    return place && class_id !== undefined
      ? [{ user_id: id, class_id, class_number: place.number, user: user_id }]
      : [];
  });
  const classByStudent = new Map(placedStudents.map(({ user_id, class_id }) => [user_id, class_id]));
  const old = placedStudents.flatMap(({ user }) => user ?? []);
  const members = await people.listMemberships(tx, old, calendarId);
  const stays = ({ user_id, class_id }: Row<'class_student'>) => classByStudent.get(user_id) === class_id;
  await people.deleteMemberships(tx, members.filter(stays));
  await people.endMemberships(
    tx,
    members.filter((member) => !stays(member)),
    at,
  );
  await people.insertMemberships(
    tx,
    placedStudents.map(({ user: _user, ...row }) => row),
  );
}

/** Makes the teachings of these teachers in the school year exactly those of the list. */
export async function writeTeachings(
  tx: Db,
  writes: readonly WriteWithId[],
  { classes, subjects }: PlaceIds,
  school: SchoolState,
): Promise<void> {
  const teachingsById = new Map(school.people.map(({ id, teachings }) => [id, teachings]));
  for (const { id, teachings } of writes) {
    if (!teachings) continue;
    const wantedTeachings = teachings.map(([inClass, subject]) => ({
      user_id: id,
      class_id: classes.get(inClass) ?? 0,
      subject_id: subjects.get(subject) ?? 0,
    }));
    const isWanted = (class_id: number, subject_id: number) =>
      wantedTeachings.some((one) => one.class_id === class_id && one.subject_id === subject_id);
    for (const [class_id, subject_id] of teachingsById.get(id) ?? [])
      if (!isWanted(class_id, subject_id))
        await people.deleteTeaching(tx, { user_id: id, class_id, subject_id });
    await people.insertTeachings(tx, wantedTeachings);
  }
}
