import type { RosterRecord } from './roster-records.ts';
import { isAtDay } from './roster-sessions.ts';

/**
 * Reads the classes of a OneRoster package: the homerooms of students, and the teachings of teachers in them.
 */

export type Homeroom = { name: string; source_id: string; grade: string };

export type RosterClasses = {
  homerooms: Homeroom[];
  /** Homerooms by student id. */
  homeroomByStudent: Map<string, Homeroom>;
  /** Homerooms with subjects, such as '4A Mathematics', by teacher id. */
  teachingsByTeacher: Map<string, string[]>;
  /** Names of classes whose students come from several homerooms, none of which has at least half of them. */
  mixedClassNames: string[];
  /** Number of enrolments in these classes that have ended or not begun. */
  leftOutCount: number;
};

type ClassFiles = Record<'classes' | 'courses' | 'enrollments', readonly RosterRecord[]>;

const mixedNamesMax = 10;

/**
 * Returns the first number in a list of grades such as '04,05', without leading zeros; empty if there is
 * none, such as in KG.
 */
export function readGrade(grades: string): string {
  const grade = /\d+/.exec(grades)?.[0];
  return grade === undefined ? '' : String(Number(grade));
}

const readFirst = (list: string) => list.split(',')[0]?.trim() ?? '';

/** Returns the ids of people with this role by class id. */
function groupPeopleByClass(enrollments: readonly RosterRecord[], role: string): Map<string, string[]> {
  const peopleByClass = new Map<string, string[]>();
  for (const { read } of enrollments) {
    if (read('role').toLowerCase() !== role) continue;
    const id = read('classSourcedId');
    const classPeople = peopleByClass.get(id);
    if (classPeople) classPeople.push(read('userSourcedId'));
    else peopleByClass.set(id, [read('userSourcedId')]);
  }
  return peopleByClass;
}

/** Finds the homeroom that at least half of the students belong to. */
function findMainHomeroom(
  students: readonly string[],
  homeroomByStudent: ReadonlyMap<string, Homeroom>,
): Homeroom | undefined {
  const countByHomeroom = new Map<Homeroom, number>();
  for (const student of students) {
    const homeroom = homeroomByStudent.get(student);
    if (homeroom) countByHomeroom.set(homeroom, (countByHomeroom.get(homeroom) ?? 0) + 1);
  }
  const [mainEntry] = [...countByHomeroom].toSorted(([, first], [, second]) => second - first);
  return mainEntry && mainEntry[1] * 2 >= students.length ? mainEntry[0] : undefined;
}

/** Returns the subject of a class: its own, else that of its course, else the title of the course. */
function readSubject({ read }: RosterRecord, courseById: ReadonlyMap<string, RosterRecord>): string {
  const course = courseById.get(read('courseSourcedId'));
  return (
    readFirst(read('subjects')) || readFirst(course?.read('subjects') ?? '') || (course?.read('title') ?? '')
  );
}

const isHomeroom = ({ read }: RosterRecord) => read('classType').toLowerCase() === 'homeroom';

/** Sorts a person's main and newest class last: of several homerooms, the last one counts. */
function compareEnrolments(first: RosterRecord, second: RosterRecord): number {
  const isPrimary = ({ read }: RosterRecord) => Number(read('primary').toLowerCase() === 'true');
  const [firstDay, secondDay] = [first.read('beginDate'), second.read('beginDate')];
  return isPrimary(first) - isPrimary(second) || Number(firstDay > secondDay) - Number(firstDay < secondDay);
}

/** Reads the classes as they are at a day. */
export function readRosterClasses(
  { classes, courses, enrollments: allEnrollments }: ClassFiles,
  day: string,
): RosterClasses {
  const classIds = new Set(classes.map(({ read }) => read('sourcedId')));
  const classEnrollments = allEnrollments.filter(({ read }) => classIds.has(read('classSourcedId')));
  const enrollments = classEnrollments.filter((each) => isAtDay(each, day));
  const studentsByClass = groupPeopleByClass(enrollments, 'student');
  const teachersByClass = groupPeopleByClass(enrollments, 'teacher');
  const courseById = new Map(courses.map((course) => [course.read('sourcedId'), course]));
  const homeroomByStudent = new Map<string, Homeroom>();
  const homerooms: Homeroom[] = [];
  for (const { read } of classes.filter(isHomeroom))
    homerooms.push({ name: read('title'), source_id: read('sourcedId'), grade: readGrade(read('grades')) });
  const homeroomById = new Map(homerooms.map((homeroom) => [homeroom.source_id, homeroom]));
  for (const { read } of enrollments.toSorted(compareEnrolments)) {
    const homeroom = homeroomById.get(read('classSourcedId'));
    if (homeroom && read('role').toLowerCase() === 'student')
      homeroomByStudent.set(read('userSourcedId'), homeroom);
  }
  const teachingsByTeacher = new Map<string, string[]>();
  const mixedClassNames: string[] = [];
  for (const rosterClass of classes.filter((each) => !isHomeroom(each))) {
    const id = rosterClass.read('sourcedId');
    const mainHomeroom = findMainHomeroom(studentsByClass.get(id) ?? [], homeroomByStudent);
    const subject = readSubject(rosterClass, courseById);
    const teaching = mainHomeroom && subject ? `${mainHomeroom.name} ${subject}` : undefined;
    if (!teaching) {
      if (studentsByClass.has(id)) mixedClassNames.push(rosterClass.read('title'));
      continue;
    }
    for (const teacher of teachersByClass.get(id) ?? []) {
      const knownTeachings = teachingsByTeacher.get(teacher) ?? [];
      if (!knownTeachings.includes(teaching)) teachingsByTeacher.set(teacher, [...knownTeachings, teaching]);
    }
  }
  return {
    homerooms,
    homeroomByStudent,
    teachingsByTeacher,
    mixedClassNames: mixedClassNames.slice(0, mixedNamesMax),
    leftOutCount: classEnrollments.length - enrollments.length,
  };
}
