import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#contract/import/import-columns.ts';
import { makePlan } from '#server/features/import/plan/make-plan.ts';
import type { SchoolPerson, SchoolState } from '#server/features/import/plan/plan-types.ts';
import { readPeopleFile } from '#server/features/import/reading/read-file.ts';

/** The changes that a list makes in a school, and the problems of its lines. */

function person(id: number, known: Partial<SchoolPerson>): SchoolPerson {
  return {
    id,
    user_group: 'student',
    is_admin: false,
    is_open: true,
    name: `P${id}`,
    english_name: '',
    email: '',
    login_name: '',
    source_id: '',
    class_id: null,
    class_number: null,
    teachings: [],
    ...known,
  };
}

let school: SchoolState;
beforeEach(() => {
  school = {
    calendar: { id: 1, name: '2026–27' },
    classes: [
      { id: 41, name: '4A', grade: 4, source_id: null },
      { id: 42, name: '4B', grade: 4, source_id: 'home-b' },
    ],
    subjects: [{ id: 7, name: '數學', name_eng: 'Mathematics' }],
    people: [
      person(1, { name: '陳大文', source_id: 'S1', login_name: 's1', class_id: 41, class_number: 1 }),
      person(2, { name: 'Bo Li', email: 'bo@x.hk', class_id: 41, class_number: 2 }),
      person(3, { name: 'Cy', login_name: 'cy', class_id: 42, class_number: 1 }),
      person(4, { name: 'Ms Ho', user_group: 'teacher', email: 'ho@x.hk', teachings: [[41, 7]] }),
      person(5, { name: 'Head', user_group: 'teacher', is_admin: true, email: 'head@x.hk' }),
    ],
  };
});

type Choice = { makesMissing?: boolean; answers?: [number, ImportAnswer][]; closes?: number[] };

async function plan(text: string, { makesMissing = false, answers = [], closes = [] }: Choice = {}) {
  const list = await readPeopleFile(Buffer.from(text));
  return makePlan(list, school, {
    createsMissing: makesMissing,
    answerByLine: new Map(answers),
    idsToClose: new Set(closes),
  });
}
const kindsOf = async (text: string, choice?: Choice) =>
  (await plan(text, choice)).items.map(({ line, kind, user_id }) => [line, kind, user_id]);
const problemsOf = async (text: string, choice?: Choice) =>
  (await plan(text, choice)).items.flatMap(({ line, problems }) =>
    problems.map(({ column, key }) => `${line} ${column} ${key}`),
  );

describe('a list', () => {
  it('finds people by id, e-mail, login name; then by class, number and name, after a question', async () => {
    const text =
      'School ID,Email,Login name,Class,Class number,Name\nS1,,,4A,1,陳大文\n,BO@x.hk,,4A,2,Bo Li\n,,cy,4B,1,Cy\nS9,,,4B,1,Cy\n';
    expect(await kindsOf(text.replace('S9,,,4B,1,Cy\n', ''))).toEqual([
      [2, 'same', 1],
      [3, 'same', 2],
      [4, 'same', 3],
    ]);
    const guess = 'School ID,Class,Class number,Name\nS9,4B,1,CY\n';
    expect(await kindsOf(guess)).toEqual([[2, 'ask', 3]]);
    expect((await plan(guess)).isReady).toBe(false);
    expect(await kindsOf(guess, { answers: [[2, 'found']] })).toEqual([[2, 'changed', 3]]);
    expect(await kindsOf(guess, { answers: [[2, 'new']] })).toEqual([
      [2, 'new', null],
      [null, 'left', 3],
    ]);
    // There is no question, because nothing would change.
    expect(await kindsOf('Class,Class number,Name\n4B,1,Cy\n')).toEqual([[2, 'same', 3]]);
  });

  it('lists changed fields, people who move, and people who left', async () => {
    const { items, writes, counts } = await plan(
      'School ID,Name,Email,Class\nS1,陳文,w@x.hk,4B\nS2,Eve,,4A\n',
    );
    expect(items.map(({ kind, changes }) => ({ kind, changes }))).toEqual([
      {
        kind: 'moved',
        changes: [
          { column: 'name', before: '陳大文', after: '陳文' },
          { column: 'email', before: '', after: 'w@x.hk' },
          { column: 'class', before: '4A', after: '4B' },
          { column: 'class_number', before: '1', after: '2' },
        ],
      },
      {
        kind: 'new',
        changes: [
          { column: 'name', before: '', after: 'Eve' },
          { column: 'source_id', before: '', after: 'S2' },
          { column: 'login_name', before: '', after: 's2' },
          { column: 'class', before: '', after: '4A' },
          { column: 'class_number', before: '', after: '1' },
        ],
      },
      { kind: 'left', changes: [] },
      { kind: 'left', changes: [] },
    ]);
    expect(counts).toMatchObject({ moved: 1, new: 1, left: 2 });
    expect(writes.idsToClose).toEqual([]);
  });

  it('closes only selected people, never an administrator or members of classes that it does not name', async () => {
    const text = 'School ID,Name,Class\nS1,陳大文,4A\n';
    expect(await kindsOf(text)).toEqual([
      [2, 'same', 1],
      [null, 'left', 2],
    ]);
    expect((await plan(text, { closes: [2, 3, 5] })).writes.idsToClose).toEqual([2]);
  });

  it('never lists the person of a skipped line or of one with shifted cells as having left', async () => {
    const text = 'School ID,Name,Class\nS1,陳大文,4A\n';
    school.people[1] = person(2, { source_id: 'S2', email: 'bo@x.hk', class_id: 41, class_number: 2 });
    expect(await kindsOf(`${text}S2,P2,4A\n`, { answers: [[3, 'skip']], closes: [2] })).toEqual([
      [2, 'same', 1],
      [3, 'skipped', null],
    ]);
    const shifted = await plan(`${text}S2,Li, Bo,4A\n`, { answers: [[3, 'skip']], closes: [2] });
    expect(shifted.items.map(({ kind }) => kind)).toEqual(['same', 'skipped']);
    expect(shifted.writes.idsToClose).toEqual([]);
    const shiftedEmail = 'Name,Email,Login name,Class\n陳大文,,s1,4A\nLi, Bo,Bo@x.hk,,4A\n';
    expect((await kindsOf(shiftedEmail)).map(([, kind]) => kind)).toEqual(['same', 'wrong']);
    // The guess that a skipped line means a person is enough to leave the account open.
    const guess = 'School ID,Class,Class number,Name\nS1,4A,1,陳大文\nS9,4A,2,P2\n';
    expect(await kindsOf(guess, { answers: [[3, 'skip']] })).toEqual([
      [2, 'same', 1],
      [3, 'skipped', null],
    ]);
  });

  it('gives unused login names: from the id, else from class and number', async () => {
    const { writes } = await plan('School ID,Name,Class\nCY,Other,4A\n,Ann,4A\n學1,Ben,4A\n');
    expect(writes.people.map(({ newValues, place }) => [newValues.login_name, place?.number])).toEqual([
      ['cy-2', 3],
      ['4a-04', 4],
      ['4a-05', 5],
    ]);
  });

  it('replaces the teachings of a teacher, by any name of a subject', async () => {
    const text = 'Email,Name,Teaches\nho@x.hk,Ms Ho,4B mathematics；4a 數學\nnew@x.hk,Mr Yu,4B 數學\n';
    const { items, writes } = await plan(text);
    expect(items.slice(0, 2).map(({ kind, person: who }) => [kind, who])).toEqual([
      ['changed', 'teacher'],
      ['new', 'teacher'],
    ]);
    expect(items[0]?.changes).toEqual([
      { column: 'teachings', before: '4A 數學', after: '4A 數學; 4B 數學' },
    ]);
    expect(writes.people[0]?.teachings).toEqual([
      ['4b', '數學'],
      ['4a', '數學'],
    ]);
    expect(await kindsOf('Email,Name,Teaches\nho@x.hk,Ms Ho,4A Mathematics\n')).toEqual([[2, 'same', 4]]);
  });

  it('makes classes and subjects only on request', async () => {
    const text = 'School ID,Name,Class,Teaches\nS7,Ann,S5C,\nT1,Mr Yu,,5C Music\n';
    expect(await problemsOf(text)).toEqual(['2 class class_unknown', '3 teachings places_unknown']);
    const { writes, isReady } = await plan(text, { makesMissing: true });
    expect(isReady).toBe(true);
    expect(writes.classes).toEqual([
      { key: 's5c', name: 'S5C', grade: 11, source_id: null },
      { key: '5c', name: '5C', grade: 5, source_id: null },
    ]);
    expect(writes.subjects).toEqual([{ key: 'music', name: 'Music' }]);
    expect(await problemsOf('Name,Class\nAnn,Oak\n', { makesMissing: true })).toEqual([
      '2 grade grade_missing',
    ]);
  });
});

describe('the teachings of a teacher', () => {
  const teachingsOf = async (teaches: string, choice?: Choice) => {
    const text = `School ID,Email,Name,Class,Teaches\nT9,yu@x.hk,Mr Yu,,"${teaches}"\nS7,,Ann,5C,\n`;
    const { writes, items } = await plan(text, choice);
    return writes.people[0]?.line === 2
      ? (writes.people[0].teachings ?? []).map((pair) => pair.join(' '))
      : items[0]?.problems.map(({ column, key, params }) => [column, key, params['names']]);
  };

  it.each([',', '、', '，', '；', '/', '\n'])('%j separates it where a class follows', async (sign) => {
    school.subjects.push({ id: 8, name: 'Food, Home', name_eng: '' });
    expect(await teachingsOf(`4A Science${sign} 5C Science`, { makesMissing: true })).toEqual([
      '4a science',
      '5c science',
    ]);
    expect(await teachingsOf(`4A 數學${sign}4B Food, Home`)).toEqual(['4a 數學', '4b food,home']);
  });

  it('never joins two subjects, and reports an unknown one once', async () => {
    expect(await teachingsOf('4A Arts, Crafts', { makesMissing: true })).toEqual([
      ['teachings', 'teaching_wrong', '4A Arts, Crafts'],
    ]);
    expect(await teachingsOf('4A Arts; 4B Arts; 5C Arts; 5C Music')).toEqual([
      ['teachings', 'places_unknown', 'Arts, 5C, Music'],
    ]);
  });
});

describe('problems of a list', () => {
  it.each([
    ['a doubled id', 'School ID,Name,Class\nS5,Ann,4A\nS5,Ben,4A\n', ['3 source_id doubled']],
    ['a doubled email', 'Email,Name,Class\na@x.hk,Ann,4A\nA@x.hk,Ben,4A\n', ['3 email doubled']],
    ['a person twice', 'School ID,Login name,Name\nS1,,陳大文\n,s1,陳大文\n', ['3 name same_person']],
    [
      'a doubled number',
      'School ID,Name,Class,Class number\nS5,Ann,4A,7\nS6,Ben,4A,7\n',
      ['3 class_number doubled'],
    ],
    ['an address of somebody else', 'School ID,Email,Name\nS1,bo@x.hk,陳大文\n', ['2 email taken']],
    [
      'an address with another id',
      'School ID,Login name,Name\nS8,s1,Ann\n',
      ['2 source_id source_id_differs'],
    ],
    ['an unknown class', 'School ID,Name,Class\nS5,Ann,9Z\n', ['2 class class_unknown']],
    ['no class', 'School ID,Name\nS5,Ann\n', ['2 class class_missing']],
    ['no name', 'School ID,Name\nS1,\n', ['2 name missing']],
    ['no way to sign in', 'Role,Name\n老師,Ann\n', ['2 login_name no_sign_in']],
    ['another role', 'Role,Email,Name\nTeacher,bo@x.hk,Bo Li\n', ['2 kind kind_differs']],
    ['an unknown role', 'Role,School ID,Name\nAdmin,S1,陳大文\n', ['2 kind kind_unknown']],
    ['an email without a dot', 'School ID,Email,Name\nS1,a@harbour,陳大文\n', ['2 email email_wrong']],
    ['a cell too many', 'School ID,Name,Class\nS5,Chan, Tai Man,4A\nS6,Ann,4A\n', ['2 name too_many_cells']],
    ['a wrong email', 'School ID,Email,Name\nS1,a@,陳大文\n', ['2 email email_wrong']],
    ['a wrong login name', 'School ID,Login name,Name\nS1,a b,陳大文\n', ['2 login_name login_name_wrong']],
    [
      'a wrong number',
      'School ID,Class,Class number,Name\nS1,4A,first,陳大文\n',
      ['2 class_number class_number_wrong'],
    ],
    ['a wrong teaching', 'Email,Name,Teaches\nho@x.hk,Ms Ho,Mathematics\n', ['2 teachings teaching_wrong']],
    ['unreadable characters', 'School ID,Name\nS1,\ufffd\ufffd\n', ['2 name unreadable']],
    ['a long name', `School ID,Name\nS1,${'x'.repeat(101)}\n`, ['2 name too_long']],
  ])('%s', async (_, text, problems) => {
    expect(await problemsOf(text)).toEqual(problems);
    expect(
      (await plan(text)).writes.people.filter(({ line }) =>
        problems.some((one) => one.startsWith(`${line} `)),
      ),
    ).toEqual([]);
  });

  it('an English name is a name, but does not replace one', async () => {
    const { items } = await plan('School ID,Name,English name,Class\nS1,,Chan Tai Man,\nS9,,Ann Lee,4A\n');
    expect(items.slice(0, 2).map(({ kind, changes }) => [kind, changes[0]])).toEqual([
      ['changed', { column: 'english_name', before: '', after: 'Chan Tai Man' }],
      ['new', { column: 'name', before: '', after: 'Ann Lee' }],
    ]);
    expect((await plan('School ID,English name,Class\nS9,Ann Lee,4A\n')).isReady).toBe(true);
  });

  it('two people may swap their addresses, and a skipped line is not checked', async () => {
    school.people[0] = person(1, { source_id: 'S1', email: 'a@x.hk', class_id: 41, class_number: 1 });
    school.people[1] = person(2, { source_id: 'S2', email: 'b@x.hk', class_id: 41, class_number: 2 });
    expect(await kindsOf('School ID,Email,Name\nS1,b@x.hk,P1\nS2,a@x.hk,P2\n')).toEqual([
      [2, 'changed', 1],
      [3, 'changed', 2],
    ]);
    expect(await kindsOf('School ID,Name\nS1,P1\nS1,P1\n', { answers: [[3, 'skip']] })).toEqual([
      [2, 'same', 1],
      [3, 'skipped', null],
    ]);
  });

  it('an address that a person in the list keeps is not free', async () => {
    school.people[1] = person(2, { source_id: 'S2', email: 'bo@x.hk', login_name: 'bo', class_id: 41 });
    school.people[2] = person(3, { source_id: 'S3', class_id: 42 });
    const askFor = (column: string, value: string, id: string) =>
      `School ID,${column},Name\nS2,,P2\n${id},${value},P\n`;
    expect(await problemsOf(askFor('Email', 'bo@x.hk', 'S1'))).toEqual(['3 email taken']);
    expect(await problemsOf(askFor('Email', 'bo@x.hk', 'S3'))).toEqual(['3 email taken']);
    expect(await problemsOf(askFor('Login name', 'bo', 'S3'))).toEqual(['3 login_name taken']);
  });

  it.each([
    [
      'columns_swapped',
      'Name,Email,Class\na@x.hk,Ann,4A\nb@x.hk,Ben,4A\n',
      { first: 'email', second: 'name' },
    ],
    [
      'columns_swapped',
      'Class number,Name,Class\nAnn,1,4A\nBen,2,4A\n',
      { first: 'class_number', second: 'name' },
    ],
    ['name_missing', 'Class,x\n4A,Ann\n', {}],
    ['formulas', 'School ID,Name,Class\nS5,=1+1,4A\nS6,@SUM(1),4A\n', { count: 2 }],
    ['encoding_wrong', 'School ID,Name\nS1,\ufffd\n', { count: 1 }],
    [
      'places_missing',
      'Role,School ID,Name,Class,Teaches\n,S5,Ann,4C,\n,S6,Ben,4c,\nT,T1,Cat,,4D Music; 4A Music\n',
      { count: 3, names: '4C, 4D, Music' },
    ],
  ])('has a notice for the whole list: %s', async (key, text, params) => {
    expect((await plan(text)).notices).toEqual([{ key, params }]);
  });
});
