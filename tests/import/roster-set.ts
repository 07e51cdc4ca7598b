import { writeCsv } from 'hucre/csv';
import { ZipFile } from 'yazl';

/** OneRoster packages of an invented school: the same sizes always give the same people. */

export type RosterSize = { students: number; teachers: number; classes: number };

const subjects = [
  'Chinese',
  'English',
  'Mathematics',
  'Science',
  'History',
  'Music',
  'Visual Arts',
  'Computing',
];
const surnames = Array.from('陳黃李張林王吳劉蔡楊');
const givenNames = Array.from('子詠俊嘉凱欣梓晴朗穎');
const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';
const pad = (number: number, length = 5) => String(number).padStart(length, '0');

/** 30 classes are 1A … 6E. */
export function className(index: number, classes: number): string {
  const perGrade = Math.ceil(classes / 6);
  return `${Math.floor(index / perGrade) + 1}${String.fromCharCode(65 + (index % perGrade))}`;
}

function makeUsers({ students, teachers }: RosterSize, is12: boolean) {
  const person = (id: string, role: string, index: number) => ({
    sourcedId: id,
    status: '',
    dateLastModified: '',
    enabledUser: 'true',
    ...(is12 ? {} : { orgSourcedIds: 'school', role }),
    username: id.toLowerCase(),
    userIds: '',
    givenName: pick(givenNames, index) + pick(givenNames, Math.floor(index / 10)),
    familyName: pick(surnames, Math.floor(index / 100)),
    middleName: '',
    identifier: '',
    email: role === 'teacher' ? `${id.toLowerCase()}@school.example` : '',
    sms: '',
    phone: '',
    agentSourcedIds: '',
    grades: '',
    password: 'never read',
  });
  return [
    ...Array.from({ length: students }, (_, index) => person(`S${pad(index + 1)}`, 'student', index)),
    ...Array.from({ length: teachers }, (_, index) => person(`T${pad(index + 1)}`, 'teacher', index)),
  ];
}

/** Each class is a homeroom and has eight subjects, each with one teacher and all its students. */
function makeClasses({ students, teachers, classes }: RosterSize) {
  const rows: Record<string, string>[] = [];
  const enrollments: Record<string, string>[] = [];
  const enroll = (classSourcedId: string, userSourcedId: string, role: string) =>
    enrollments.push({
      sourcedId: `E${enrollments.length + 1}`,
      status: '',
      dateLastModified: '',
      classSourcedId,
      schoolSourcedId: 'school',
      userSourcedId,
      role,
      primary: role === 'teacher' ? 'true' : '',
      beginDate: '',
      endDate: '',
    });
  const perClass = Math.ceil(students / classes);
  for (let index = 0; index < classes; index += 1) {
    const title = className(index, classes);
    const members = Array.from({ length: perClass }, (_, place) => index * perClass + place + 1)
      .filter((number) => number <= students)
      .map((number) => `S${pad(number)}`);
    const base = {
      status: '',
      dateLastModified: '',
      classCode: title,
      location: '',
      schoolSourcedId: 'school',
    };
    const add = (sourcedId: string, classType: string, name: string, subject: string) =>
      rows.push({
        sourcedId,
        ...base,
        title: name,
        grades: pad(Number(title[0]), 2),
        courseSourcedId: subject && `course-${subject}`,
        classType,
        termSourcedIds: 'year',
        subjects: '',
        subjectCodes: '',
        periods: '',
      });
    add(`home-${title}`, 'homeroom', title, '');
    for (const member of members) enroll(`home-${title}`, member, 'student');
    for (const [place, subject] of subjects.entries()) {
      const id = `${title}-${subject}`;
      add(id, 'scheduled', `${title} ${subject}`, subject);
      enroll(id, `T${pad(((index * subjects.length + place) % teachers) + 1)}`, 'teacher');
      for (const member of members) enroll(id, member, 'student');
    }
  }
  return { rows, enrollments };
}

/** The files of a package by name, each as records. */
export function makeRosterFiles(
  size: RosterSize,
  version: '1.1' | '1.2',
): Record<string, Record<string, string>[]> {
  const users = makeUsers(size, version === '1.2');
  const { rows, enrollments } = makeClasses(size);
  const files: Record<string, Record<string, string>[]> = {
    orgs: [
      {
        sourcedId: 'school',
        status: '',
        dateLastModified: '',
        name: 'A school',
        type: 'school',
        identifier: '',
        parentSourcedId: '',
      },
    ],
    academicSessions: [
      {
        sourcedId: 'year',
        status: '',
        dateLastModified: '',
        title: '2026–27',
        type: 'schoolYear',
        startDate: '2026-09-01',
        endDate: '2027-08-31',
        parentSourcedId: '',
        schoolYear: '2027',
      },
    ],
    courses: subjects.map((title) => ({
      sourcedId: `course-${title}`,
      status: '',
      dateLastModified: '',
      schoolYearSourcedId: 'year',
      title,
      courseCode: '',
      grades: '',
      orgSourcedId: 'school',
      subjects: '',
      subjectCodes: '',
    })),
    classes: rows,
    users,
    enrollments,
  };
  if (version === '1.2')
    files['roles'] = users.map(({ sourcedId }) => ({
      sourcedId: `R${sourcedId}`,
      status: '',
      dateLastModified: '',
      userSourcedId: sourcedId,
      roleType: 'primary',
      role: sourcedId.startsWith('S') ? 'student' : 'teacher',
      beginDate: '',
      endDate: '',
      orgSourcedId: 'school',
      userProfileSourcedId: '',
    }));
  const manifest = {
    'manifest.version': '1.0',
    'oneroster.version': version,
    ...Object.fromEntries(Object.keys(files).map((name) => [`file.${name}`, 'bulk'])),
    'file.demographics': 'absent',
  };
  files['manifest'] = Object.entries(manifest).map(([propertyName, value]) => ({ propertyName, value }));
  return files;
}

export async function zipFiles(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function toCsv(records: readonly Record<string, string>[]): string {
  const heads = Object.keys(records[0] ?? {});
  return writeCsv([heads, ...records.map((record) => heads.map((head) => record[head] ?? ''))]);
}

/** A package as a zip. `change` alters its files first. */
export async function makeRoster(
  size: RosterSize,
  version: '1.1' | '1.2',
  change: (files: ReturnType<typeof makeRosterFiles>) => void = () => undefined,
): Promise<Buffer> {
  const files = makeRosterFiles(size, version);
  change(files);
  return zipFiles(
    Object.fromEntries(Object.entries(files).map(([name, records]) => [`${name}.csv`, toCsv(records)])),
  );
}
