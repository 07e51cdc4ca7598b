import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type Place, type Send, signInForCalls, signInWithToken } from './furnish.ts';

/** A class with a teacher and students of its own, for journeys in which the work of others would be in the way. */

export const ownPassword = 'violet tram kitchen';

type OwnPerson = { id: number; email: string; send: Send };
export type OwnClass = { place: Place; teacher: OwnPerson; students: OwnPerson[] };

/** Gives people a password of their own, as at their first sign-in. */
async function choosePasswords(
  request: APIRequestContext,
  admin: Send,
  people: readonly { id: number; email: string }[],
): Promise<OwnPerson[]> {
  const { cards } = await admin('POST /admin/password_issue', { ids: people.map(({ id }) => id) });
  return Promise.all(
    people.map(async ({ id, email }) => {
      const old_password = cards.find((card) => card.id === id)?.password ?? '';
      const first = await signInForCalls(request, email, old_password);
      await first('POST /user/password', { old_password, new_password: ownPassword });
      const { send } = await signInWithToken(request, email, ownPassword);
      return { id, email, send };
    }),
  );
}

/** Adds a class of the current term. Its students have the names given, and the class numbers from 1. */
export async function addOwnClass(
  request: APIRequestContext,
  name: string,
  studentNames: readonly string[],
): Promise<OwnClass> {
  const admin = await signInForCalls(request, 'admin@example.com');
  const { calendar_id } = await admin('GET /admin/classes', {});
  const { items: subjects } = await admin('GET /admin/subjects', {});
  const [subject] = subjects;
  if (!calendar_id || !subject) throw new Error('The school has no term or no subject');
  const { id: class_id } = await admin('POST /admin/class_add', { calendar_id, name, grade: 6 });
  const addPerson = async (user_group: 'teacher' | 'student', personName: string) => {
    const email = `own-${randomUUID()}@example.com`;
    const { id } = await admin('POST /admin/person_add', { user_group, name: personName, email });
    return { id, email };
  };
  const teacher = await addPerson('teacher', `${name} 0`);
  const students: { id: number; email: string }[] = [];
  for (const studentName of studentNames) students.push(await addPerson('student', studentName));
  const user_ids = students.map(({ id }) => id);
  await admin('POST /admin/class_member_add', { class_id, user_ids });
  await admin('POST /admin/teaching_add', { class_id, subject_id: subject.id, user_id: teacher.id });
  const [ownTeacher, ...ownStudents] = await choosePasswords(request, admin, [teacher, ...students]);
  if (!ownTeacher) throw new Error('The class has no teacher');
  return {
    place: { calendar_id, class_id, subject_id: subject.id },
    teacher: ownTeacher,
    students: ownStudents,
  };
}
