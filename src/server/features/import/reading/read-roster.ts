import type { ImportColumn } from '#contract/import/import-columns.ts';
import type { NoticeKey } from '#contract/import/import-messages.ts';
import type { TextParams } from '#contract/language.ts';
import { importRowsMax } from '#contract/limits.ts';
import { FileProblem } from './file-problem.ts';
import { type RosterClasses, readGrade, sortClasses } from './roster-classes.ts';
import { openRoster, type RosterPackage, type RosterRecord } from './roster-records.ts';

/**
 * Turns a OneRoster package into a list of people. A student's class is the one of type `homeroom`. A teacher teaches
 * the subject of a class of type `scheduled` to the homeroom of most of its students. Passwords and demographics in the
 * package are not read.
 */

export type RosterList = {
  rows: {
    line: number;
    cells: Partial<Record<ImportColumn, string>>;
    /** A separator within a cell has shifted the cells after it. */
    isTooWide?: boolean;
  }[];
  /** Ids and grades of the homerooms, by name. */
  classes: { name: string; source_id: string; grade: string }[];
  notices: { key: NoticeKey; params: TextParams }[];
};

const han = /\p{Script=Han}/u;

/** Chinese names are written family name first, without a space. */
function joinName(given: string, family: string): string {
  const isHan = han.test(given) && han.test(family);
  return isHan ? `${family}${given}` : `${given} ${family}`.trim();
}

/** In version 1.1 the role of the user; in 1.2 the primary role in roles.csv. */
async function readRoles(
  roster: RosterPackage,
  users: readonly RosterRecord[],
): Promise<Map<string, string>> {
  const ownRoles = users.map(({ read }): [string, string] => [read('sourcedId'), read('role')]);
  const roles = await roster.readFile('roles');
  const ratedRoles = roles.toSorted(
    (first, second) =>
      Number(first.read('roleType') === 'primary') - Number(second.read('roleType') === 'primary'),
  );
  return new Map([
    ...ownRoles,
    ...ratedRoles.map(({ read }): [string, string] => [read('userSourcedId'), read('role')]),
  ]);
}

/** A user name in the form of an e-mail address becomes the e-mail address. */
function readAddresses({ read }: RosterRecord): { email: string; login_name: string } {
  const username = read('username');
  const email = read('email');
  if (!username.includes('@')) return { email, login_name: username.toLowerCase() };
  return { email: email || username, login_name: '' };
}

function toRow(
  user: RosterRecord,
  kind: string,
  { homeOf, teachingsOf }: RosterClasses,
): RosterList['rows'][number] {
  const { read, line } = user;
  const id = read('sourcedId');
  const home = homeOf.get(id);
  const nameParts = [
    read('preferredGivenName') || read('givenName'),
    read('preferredFamilyName') || read('familyName'),
  ];
  const cells: Partial<Record<ImportColumn, string>> = {
    kind,
    source_id: id,
    name: joinName(nameParts[0] ?? '', nameParts[1] ?? ''),
    ...readAddresses(user),
    grade: readGrade(read('grades')),
    class: home?.name ?? '',
    // An optional extension, because OneRoster has no class numbers.
    class_number: read('metadata.classNumber'),
    teachings: (teachingsOf.get(id) ?? []).join('; '),
  };
  return { line, cells };
}

export async function readRoster(bytes: Buffer): Promise<RosterList> {
  const roster = await openRoster(bytes);
  const users = await roster.readFile('users');
  if (users.length > importRowsMax) throw new FileProblem('too_many_rows', { max: importRowsMax });
  const roles = await readRoles(roster, users);
  const classes = sortClasses({
    classes: await roster.readFile('classes'),
    courses: await roster.readFile('courses'),
    enrollments: await roster.readFile('enrollments'),
  });
  const presentUsers = users.filter(({ read }) => read('enabledUser').toLowerCase() !== 'false');
  const isPerson = ({ read }: RosterRecord) =>
    ['student', 'teacher'].includes(roles.get(read('sourcedId')) ?? '');
  const people = presentUsers.filter(isPerson);
  if (people.length === 0) throw new FileProblem('no_people');
  const otherCount = presentUsers.length - people.length;
  return {
    rows: people.map((user) => toRow(user, roles.get(user.read('sourcedId')) ?? '', classes)),
    classes: classes.homes,
    notices: [
      ...(otherCount > 0 ? [{ key: 'others_left_out', params: { count: otherCount } } as const] : []),
      ...(classes.mixed.length > 0
        ? [{ key: 'mixed_classes', params: { names: classes.mixed.join(', ') } } as const]
        : []),
    ],
  };
}
