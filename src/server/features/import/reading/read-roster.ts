import type { ImportColumn } from '#contract/import/import-columns.ts';
import type { NoticeKey } from '#contract/import/import-messages.ts';
import type { TextParams } from '#contract/language.ts';
import { importRowsMax } from '#contract/limits.ts';
import { chooseClasses, readSessionIds } from './choose-classes.ts';
import { FileProblem } from './file-problem.ts';
import { joinName } from './join-cells.ts';
import { type RosterClasses, readGrade, readRosterClasses } from './roster-classes.ts';
import { openRoster, type RosterPackage, type RosterRecord } from './roster-records.ts';
import { chooseSessions, isAtDay, type ListTime } from './roster-sessions.ts';

/**
 * Turns a OneRoster package into a list of people. A student's class is the one of type `homeroom`. A teacher
 * of any other class teaches its subject to the homeroom of at least half of its students. Passwords and
 * demographics in the package are not read.
 */

export type RosterList = {
  rows: {
    line: number;
    cells: Partial<Record<ImportColumn, string>>;
    /**
     * Whether the line has more cells than columns, because a separator within a cell has shifted the cells
     * after it.
     */
    isTooWide?: boolean;
    /** Sheet and line, where the list has several sheets. */
    place?: string;
  }[];
  /** Ids and grades of the homerooms, by name. */
  classes: { name: string; source_id: string; grade: string }[];
  notices: { key: NoticeKey; params: TextParams }[];
};

/** Reads each user's role: in version 1.1 from the user, in version 1.2 the primary role at that day in roles.csv. */
async function readRoleByUser(
  roster: RosterPackage,
  users: readonly RosterRecord[],
  day: string,
): Promise<Map<string, string>> {
  const userRoles = users.map(({ read }): [string, string] => [
    read('sourcedId'),
    read('role').toLowerCase(),
  ]);
  const roleRecords = (await roster.readFile('roles')).filter((role) => isAtDay(role, day));
  const sortedRoles = roleRecords.toSorted(
    (first, second) =>
      Number(first.read('roleType').toLowerCase() === 'primary') -
      Number(second.read('roleType').toLowerCase() === 'primary'),
  );
  return new Map([
    ...userRoles,
    ...sortedRoles.map(({ read }): [string, string] => [read('userSourcedId'), read('role').toLowerCase()]),
  ]);
}

/** A user name in the form of an e-mail address becomes the e-mail address. */
function readSignInNames({ read }: RosterRecord): { email: string; login_name: string } {
  const username = read('username');
  const email = read('email');
  if (!username.includes('@')) return { email, login_name: username.toLowerCase() };
  return { email: email || username, login_name: '' };
}

function toRow(
  user: RosterRecord,
  kind: string,
  { homeroomByStudent, teachingsByTeacher }: RosterClasses,
): RosterList['rows'][number] {
  const { read, line } = user;
  const id = read('sourcedId');
  const homeroom = homeroomByStudent.get(id);
  const nameParts = [
    read('preferredGivenName') || read('givenName'),
    read('preferredFamilyName') || read('familyName'),
  ];
  const cells: Partial<Record<ImportColumn, string>> = {
    kind,
    source_id: id,
    name: joinName(nameParts[0] ?? '', nameParts[1] ?? ''),
    ...readSignInNames(user),
    grade: readGrade(read('grades')),
    class: homeroom?.name ?? '',
    // This column is an optional extension, because OneRoster has no class numbers.
    class_number: read('metadata.classNumber'),
    teachings: (teachingsByTeacher.get(id) ?? []).join('; '),
  };
  return { line, cells };
}

/** Reads a package as it is at a day of a school year. */
export async function readRoster(bytes: Buffer, time: ListTime): Promise<RosterList> {
  const roster = await openRoster(bytes);
  const users = await roster.readFile('users');
  if (users.length > importRowsMax) throw new FileProblem('too_many_rows', { max: importRowsMax });
  const allClasses = await roster.readFile('classes');
  const sessions = chooseSessions(
    await roster.readFile('academicSessions'),
    new Set(allClasses.flatMap(readSessionIds)),
    time,
  );
  const chosenClasses = chooseClasses(allClasses, sessions);
  const roleByUser = await readRoleByUser(roster, users, sessions.day);
  const classes = readRosterClasses(
    {
      classes: chosenClasses.classes,
      courses: await roster.readFile('courses'),
      enrollments: await roster.readFile('enrollments'),
    },
    sessions.day,
  );
  const presentUsers = users.filter(({ read }) => read('enabledUser').toLowerCase() !== 'false');
  const isPerson = ({ read }: RosterRecord) =>
    ['student', 'teacher'].includes(roleByUser.get(read('sourcedId')) ?? '');
  const people = presentUsers.filter(isPerson);
  if (people.length === 0) throw new FileProblem('no_people');
  const otherCount = presentUsers.length - people.length;
  return {
    rows: people.map((user) => toRow(user, roleByUser.get(user.read('sourcedId')) ?? '', classes)),
    classes: classes.homerooms,
    notices: [
      ...(chosenClasses.leftOut.length > 0
        ? [{ key: 'sessions_left_out', params: { names: chosenClasses.leftOut.join('; ') } } as const]
        : []),
      ...(classes.leftOutCount > 0
        ? [
            {
              key: 'enrolments_left_out',
              params: { count: classes.leftOutCount, day: sessions.day },
            } as const,
          ]
        : []),
      ...(otherCount > 0 ? [{ key: 'others_left_out', params: { count: otherCount } } as const] : []),
      ...(classes.mixedClassNames.length > 0
        ? [{ key: 'mixed_classes', params: { names: classes.mixedClassNames.join(', ') } } as const]
        : []),
    ],
  };
}
