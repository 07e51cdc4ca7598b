import type { App } from '#server/app.ts';

/**
 * A small school for tests. `teacher` teaches 4A maths and Chinese, `other` teaches 4B maths only;
 * `student1`, `student2` are in 4A, `outsider` is in 4B. Past term: class 3A with the same teacher.
 */
export const personKeys = ['admin', 'teacher', 'other', 'student1', 'student2', 'outsider'] as const;
export type PersonKey = (typeof personKeys)[number];

export type School = {
  people: Record<PersonKey, number>;
  calendars: { current: number; past: number };
  classes: { a: number; b: number; past: number };
  subjects: { maths: number; chinese: number };
};

async function insertPerson(app: App, key: PersonKey): Promise<number> {
  const isStudent = key.startsWith('student') || key === 'outsider';
  const roles = isStudent ? ['student'] : key === 'admin' ? ['teacher', 'admin'] : ['teacher'];
  const { id } = await app.db
    .insertInto('user')
    .values({
      email: `${key}@example.com`,
      name: key,
      nickname: key,
      nickname_eng: key,
      avatar: '',
      user_group: isStudent ? 'student' : 'teacher',
      roles: JSON.stringify(roles),
      password_hash: '',
      language: '',
      is_active: 1,
      guest_courseware_id: null,
      created_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function seedSchool(app: App): Promise<School> {
  const { db } = app;
  const people = {} as Record<PersonKey, number>;
  for (const key of personKeys) people[key] = await insertPerson(app, key);
  const dayMs = 86_400_000;
  const yearMs = 365 * dayMs;
  const insertCalendar = async (name: string, starts_at: number, is_current: number) =>
    (
      await db
        .insertInto('calendar')
        .values({ name, starts_at, ends_at: starts_at + yearMs, is_current })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const pastCalendarId = await insertCalendar('2025–26', app.now() - 500 * dayMs, 0);
  const currentCalendarId = await insertCalendar('2026–27', app.now() - 100 * dayMs, 1);
  const insertClass = async (calendar_id: number, grade: number, name: string) =>
    (
      await db
        .insertInto('class')
        .values({ calendar_id, grade, name })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const classes = {
    a: await insertClass(currentCalendarId, 4, '4A'),
    b: await insertClass(currentCalendarId, 4, '4B'),
    past: await insertClass(pastCalendarId, 3, '3A'),
  };
  const insertSubject = async (name: string, position: number) =>
    (
      await db
        .insertInto('subject')
        .values({ name, colour: 'blue', position })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const subjects = { maths: await insertSubject('數學', 1), chinese: await insertSubject('中文', 2) };
  await db
    .insertInto('teaching')
    .values([
      { user_id: people.teacher, class_id: classes.a, subject_id: subjects.maths },
      { user_id: people.teacher, class_id: classes.a, subject_id: subjects.chinese },
      { user_id: people.teacher, class_id: classes.past, subject_id: subjects.maths },
      { user_id: people.other, class_id: classes.b, subject_id: subjects.maths },
    ])
    .execute();
  await db
    .insertInto('class_student')
    .values([
      { class_id: classes.a, user_id: people.student1, class_number: 1 },
      { class_id: classes.a, user_id: people.student2, class_number: 2 },
      { class_id: classes.b, user_id: people.outsider, class_number: 1 },
    ])
    .execute();
  return { people, calendars: { current: currentCalendarId, past: pastCalendarId }, classes, subjects };
}
