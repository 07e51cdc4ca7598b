import type { UserGroup } from '#contract/choices.ts';
import { insertEach, insertMany, insertOne } from '#demo/demo.repository.ts';
import { type DemoPerson, demoClassSizes, demoStudent, demoTeachers } from '#demo/people.ts';
import type { SubjectKey, TeacherKey } from '#form/demo-half.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';

/** Adds calendars, classes, subjects, people and teachings. */

export type DemoSchool = {
  calendars: { current: number; past: number };
  classes: { a: number; b: number; past: number };
  subjects: Record<SubjectKey, number>;
  teachers: Record<TeacherKey, number>;
  /** Ids of the students of each class; index 0 has class number 1. */
  students: { a: number[]; b: number[] };
};

const dayMs = 86_400_000;

function toUserRow(
  person: DemoPerson,
  group: UserGroup,
  roles: string[],
  passwordHash: string,
  now: number,
): NewRow<'user'> {
  return {
    ...person,
    avatar: '',
    user_group: group,
    roles: JSON.stringify(roles),
    password_hash: passwordHash,
    language: '',
    is_active: 1,
    guest_courseware_id: null,
    // In the school since before the work that is due by now.
    created_at: now - 60 * dayMs,
    is_demo: 1,
  };
}

/** School years run from September to August. */
function findYearStart(now: number): number {
  const date = new Date(now);
  const year = date.getMonth() >= 8 ? date.getFullYear() : date.getFullYear() - 1;
  return new Date(year, 8, 1).getTime();
}

async function insertCalendars(db: Db, now: number) {
  const yearStart = findYearStart(now);
  const insertYear = (startsAt: number, is_current: number) => {
    const year = new Date(startsAt).getFullYear();
    const ends_at = new Date(year + 1, 8, 1).getTime() - dayMs;
    return insertOne(db, 'calendar', {
      name: `${year}–${year + 1}`,
      starts_at: startsAt,
      ends_at,
      is_current,
    });
  };
  const previousStart = new Date(new Date(yearStart).getFullYear() - 1, 8, 1).getTime();
  return { past: await insertYear(previousStart, 0), current: await insertYear(yearStart, 1) };
}

async function insertStudents(db: Db, passwordHash: string, now: number) {
  const studentCount = demoClassSizes['4A'] + demoClassSizes['4B'];
  const rows = Array.from({ length: studentCount }, (_, index) =>
    toUserRow(demoStudent(index + 1), 'student', ['student'], passwordHash, now),
  );
  const ids = await insertEach(db, 'user', rows);
  return { a: ids.slice(0, demoClassSizes['4A']), b: ids.slice(demoClassSizes['4A']) };
}

async function insertTeachers(
  db: Db,
  passwordHash: string,
  now: number,
): Promise<Record<TeacherKey, number>> {
  const teacherKeys = Object.keys(demoTeachers) as TeacherKey[];
  const rows = teacherKeys.map((key) => {
    const roles = key === 'admin' ? ['teacher', 'admin'] : ['teacher'];
    return toUserRow(demoTeachers[key], 'teacher', roles, passwordHash, now);
  });
  const ids = await insertEach(db, 'user', rows);
  return Object.fromEntries(teacherKeys.map((key, index) => [key, ids[index]])) as Record<TeacherKey, number>;
}

export async function fillPeople(db: Db, now: number, password: string): Promise<DemoSchool> {
  // Everybody has the same password, and one shared hash keeps the first start fast.
  const passwordHash = await hashPassword(password);
  const calendars = await insertCalendars(db, now);
  const insertClass = (calendar_id: number, grade: number, name: string) =>
    insertOne(db, 'class', { calendar_id, grade, name });
  const classes = {
    a: await insertClass(calendars.current, 4, '4A'),
    b: await insertClass(calendars.current, 4, '4B'),
    past: await insertClass(calendars.past, 3, '3A'),
  };
  const insertSubject = (name: string, name_eng: string, colour: string, position: number) =>
    insertOne(db, 'subject', { name, name_eng, colour, position });
  const subjects = {
    chinese: await insertSubject('中文', 'Chinese', 'kapok', 1),
    maths: await insertSubject('數學', 'Mathematics', 'harbour', 2),
    science: await insertSubject('科學', 'Science', 'banyan', 3),
  };
  const teachers = await insertTeachers(db, passwordHash, now);
  const students = await insertStudents(db, passwordHash, now);
  const enrolStudents = (class_id: number, ids: readonly number[]) =>
    insertMany(
      db,
      'class_student',
      ids.map((user_id, index) => ({ class_id, user_id, class_number: index + 1 })),
    );
  await enrolStudents(classes.a, students.a);
  await enrolStudents(classes.b, students.b);
  await enrolStudents(classes.past, students.a);
  const listTeachings = (user_id: number, ...class_ids: number[]) =>
    class_ids.flatMap((class_id) =>
      Object.values(subjects).map((subject_id) => ({ user_id, class_id, subject_id })),
    );
  await insertMany(db, 'teaching', [
    ...listTeachings(teachers.teacher, classes.a, classes.past),
    ...listTeachings(teachers.teacher2, classes.b),
    { user_id: teachers.wong, class_id: classes.b, subject_id: subjects.chinese },
    { user_id: teachers.lam, class_id: classes.b, subject_id: subjects.science },
  ]);
  return { calendars, classes, subjects, teachers, students };
}
