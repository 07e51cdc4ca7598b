import type { RosterRecord } from './roster-records.ts';

/** Classes of a OneRoster package: the homerooms of students, and the teachings of teachers in them. */

export type Home = { name: string; source_id: string; grade: string };

export type RosterClasses = {
  homes: Home[];
  /** Homerooms by student id. */
  homeOf: Map<string, Home>;
  /** Homeroom and subject, such as '4A Mathematics', by teacher id. */
  teachingsOf: Map<string, string[]>;
  /** Names of classes whose students come from several homerooms, none of which has at least half of them. */
  mixed: string[];
};

type ClassFiles = Record<'classes' | 'courses' | 'enrollments', readonly RosterRecord[]>;

const namesShown = 10;

/** Grades are a list such as '04' or '04,05'; those that are no number, such as KG, count as none. */
export function readGrade(grades: string): string {
  const grade = /\d+/.exec(grades)?.[0];
  return grade === undefined ? '' : String(Number(grade));
}

const firstOf = (list: string) => list.split(',')[0]?.trim() ?? '';

/** Ids of people with one role, by class. */
function groupPeople(enrollments: readonly RosterRecord[], role: string): Map<string, string[]> {
  const people = new Map<string, string[]>();
  for (const { read } of enrollments) {
    if (read('role') !== role) continue;
    const id = read('classSourcedId');
    const known = people.get(id);
    if (known) known.push(read('userSourcedId'));
    else people.set(id, [read('userSourcedId')]);
  }
  return people;
}

/** The homeroom that at least half of the students belong to. */
function findMainHome(students: readonly string[], homeOf: ReadonlyMap<string, Home>): Home | undefined {
  const counts = new Map<Home, number>();
  for (const student of students) {
    const home = homeOf.get(student);
    if (home) counts.set(home, (counts.get(home) ?? 0) + 1);
  }
  const [main] = [...counts].toSorted(([, first], [, second]) => second - first);
  return main && main[1] * 2 >= students.length ? main[0] : undefined;
}

/** The subject of a class: its own, else its course's, else the title of the course. */
function subjectOf({ read }: RosterRecord, courses: ReadonlyMap<string, RosterRecord>): string {
  const course = courses.get(read('courseSourcedId'));
  return (
    firstOf(read('subjects')) || firstOf(course?.read('subjects') ?? '') || (course?.read('title') ?? '')
  );
}

export function sortClasses({ classes, courses, enrollments }: ClassFiles): RosterClasses {
  const students = groupPeople(enrollments, 'student');
  const teachers = groupPeople(enrollments, 'teacher');
  const courseOf = new Map(courses.map((course) => [course.read('sourcedId'), course]));
  const homeOf = new Map<string, Home>();
  const homes: Home[] = [];
  for (const { read } of classes.filter((one) => one.read('classType') === 'homeroom')) {
    const home = { name: read('title'), source_id: read('sourcedId'), grade: readGrade(read('grades')) };
    homes.push(home);
    for (const student of students.get(home.source_id) ?? []) homeOf.set(student, home);
  }
  const teachingsOf = new Map<string, string[]>();
  const mixedClasses: string[] = [];
  for (const one of classes.filter((each) => each.read('classType') !== 'homeroom')) {
    const id = one.read('sourcedId');
    const home = findMainHome(students.get(id) ?? [], homeOf);
    const subject = subjectOf(one, courseOf);
    const teaching = home && subject ? `${home.name} ${subject}` : undefined;
    if (!teaching) {
      if (students.has(id)) mixedClasses.push(one.read('title'));
      continue;
    }
    for (const teacher of teachers.get(id) ?? []) {
      const known = teachingsOf.get(teacher) ?? [];
      if (!known.includes(teaching)) teachingsOf.set(teacher, [...known, teaching]);
    }
  }
  return { homes, homeOf, teachingsOf, mixed: mixedClasses.slice(0, namesShown) };
}
