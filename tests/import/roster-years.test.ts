import { describe, expect, it } from 'vitest';
import { readPeopleFile } from '#server/features/import/reading/read-file.ts';
import type { ListTime } from '#server/features/import/reading/roster-sessions.ts';
import { makeRoster, type makeRosterFiles } from './roster-set.ts';

/** A package tells a history: what is over, or of another school year, gives nobody a class. */

type Files = ReturnType<typeof makeRosterFiles>;
type Row = Record<string, string>;

const size = { students: 4, teachers: 1, classes: 2 };
const november: ListTime = { day: '2026-11-27', firstDay: '2026-09-01', lastDay: '2027-08-31' };
const lastYear: ListTime = { day: '2026-08-31', firstDay: '2025-09-01', lastDay: '2026-08-31' };

async function readClasses(change: (files: Files) => void, time = november) {
  const { rows, notices, classes } = await readPeopleFile(await makeRoster(size, '1.1', change), { time });
  const classOf = Object.fromEntries(rows.map(({ cells }) => [cells.source_id ?? '', cells.class ?? '']));
  const teachings = rows.find(({ cells }) => cells.kind === 'teacher')?.cells.teachings ?? '';
  return { classOf, teachings, notices, classes: classes.map(({ name }) => name) };
}

const addSession = ({ academicSessions = [] }: Files, session: Row) =>
  academicSessions.push({ ...academicSessions[0], parentSourcedId: '', ...session });

const enrolmentOf = ({ enrollments = [] }: Files, user: string, classId: string) =>
  enrollments.find((one) => one['userSourcedId'] === user && one['classSourcedId'] === classId) ?? {};

/** Moves the first student from the first class to the second at the end of October. */
function moveStudent(files: Files) {
  const [left] = files['enrollments'] ?? [];
  const target =
    files['classes']?.filter(({ classType }) => classType === 'homeroom')[1]?.['sourcedId'] ?? '';
  Object.assign(left ?? {}, { beginDate: '2026-09-01', endDate: '2026-11-01' });
  // The older enrolment is the last line, so that the order of lines decides nothing.
  files['enrollments'] = [
    { ...left, sourcedId: 'moved', classSourcedId: target, beginDate: '2026-11-01', endDate: '' },
    ...(files['enrollments'] ?? []),
  ];
}

/** Adds the same classes of the year before, where everybody was in the other class. */
function addYearBefore(files: Files) {
  addSession(files, {
    sourcedId: 'before',
    title: '2025–26',
    startDate: '2025-09-01',
    endDate: '2026-07-10',
  });
  const homes = (files['classes'] ?? []).filter(({ classType }) => classType === 'homeroom');
  const [first, second] = homes.map((home) => home['sourcedId'] ?? '');
  for (const home of homes)
    files['classes']?.push({
      ...home,
      sourcedId: `old-${home['sourcedId']}`,
      title: `old ${home['title']}`,
      termSourcedIds: 'before',
    });
  const studentsOfHomes = (files['enrollments'] ?? []).filter(
    ({ role, classSourcedId }) => role === 'student' && [first, second].includes(classSourcedId),
  );
  for (const one of studentsOfHomes) {
    const other = one['classSourcedId'] === first ? second : first;
    files['enrollments']?.push({
      ...one,
      sourcedId: `old-${one['sourcedId']}`,
      classSourcedId: `old-${other}`,
    });
  }
}

describe('a OneRoster package', () => {
  it('puts a student who moved into the class of the day, from its first day on', async () => {
    const usual = await readClasses(() => undefined);
    const [firstClass, secondClass] = [usual.classOf['S00001'], usual.classOf['S00004']];
    expect(firstClass).not.toBe(secondClass);
    const classAt = async (day: string) =>
      (await readClasses(moveStudent, { ...november, day })).classOf['S00001'];
    expect(await classAt('2026-10-31')).toBe(firstClass);
    expect(await classAt('2026-11-01')).toBe(secondClass);
    const { classOf, notices } = await readClasses(moveStudent);
    expect(classOf).toEqual({ ...usual.classOf, S00001: secondClass });
    expect(notices).toEqual([{ key: 'enrolments_left_out', params: { count: 1, day: '2026-11-27' } }]);
  });

  it('gives no class to a student who left, and no teaching to a teacher who does', async () => {
    const { classOf, teachings } = await readClasses((files) => {
      Object.assign(enrolmentOf(files, 'S00001', files['classes']?.[0]?.['sourcedId'] ?? ''), {
        endDate: '2026-11-27',
      });
      for (const one of files['enrollments'] ?? [])
        if (one['role'] === 'teacher') one['endDate'] = '2026-10-01';
    });
    expect([classOf['S00001'], teachings]).toEqual(['', '']);
  });

  it('gives the classes of the chosen school year, and names the others', async () => {
    const usual = await readClasses(() => undefined);
    const now = await readClasses(addYearBefore);
    expect(now.classOf).toEqual(usual.classOf);
    expect(now.classes).toEqual(usual.classes);
    const oldNames = usual.classes.map((name) => `old ${name}`);
    expect(now.notices).toEqual([
      { key: 'sessions_left_out', params: { names: `2025–26 (${oldNames.join(', ')})` } },
    ]);
    const before = await readClasses(addYearBefore, lastYear);
    expect(before.classes).toEqual(oldNames);
    expect(before.classOf['S00001']).toBe(`old ${usual.classOf['S00004']}`);
  });

  it('gives what is taught in the term of the day, between two terms that of the next', async () => {
    const changeTerms = (files: Files) => {
      addSession(files, {
        sourcedId: 't1',
        title: 'Term 1',
        type: 'term',
        parentSourcedId: 'year',
        endDate: '2026-12-20',
      });
      addSession(files, {
        sourcedId: 't2',
        title: 'Term 2',
        type: 'term',
        parentSourcedId: 'year',
        startDate: '2027-01-04',
      });
      for (const one of files['classes'] ?? [])
        if (one['classType'] === 'scheduled')
          one['termSourcedIds'] = one['title']?.endsWith('Music') ? 't2' : 't1';
    };
    const teachingsAt = async (day: string) =>
      (await readClasses(changeTerms, { ...november, day })).teachings;
    expect(await teachingsAt('2026-11-27')).not.toContain('Music');
    for (const day of ['2026-12-25', '2027-02-01'])
      expect(await teachingsAt(day)).toMatch(/^\S+ Music; \S+ Music$/);
  });

  it('is read whatever the case of its roles and types', async () => {
    const usual = await readClasses(() => undefined);
    const capital = await readClasses((files) => {
      const raise = (text = '') => text.charAt(0).toUpperCase() + text.slice(1);
      for (const one of files['users'] ?? []) one['role'] = raise(one['role']);
      for (const one of files['enrollments'] ?? []) one['role'] = one['role']?.toUpperCase() ?? '';
      for (const one of files['classes'] ?? []) one['classType'] = raise(one['classType']);
    });
    expect(capital).toEqual(usual);
  });
});
