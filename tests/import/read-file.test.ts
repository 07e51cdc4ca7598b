import { writeXlsx } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { importRowsMax } from '#contract/limits.ts';
import type { FileProblem } from '#server/features/import/reading/file-problem.ts';
import { readPeopleFile } from '#server/features/import/reading/read-file.ts';
import { makeRoster, zipFiles } from './roster-set.ts';

/** Reads every kind of file that schools have, and gives a reason for all others. */

const read = readPeopleFile;
const problemOf = (bytes: Buffer | string) =>
  read(Buffer.from(bytes)).then(
    () => 'read',
    (error: Partial<FileProblem>) => error.key,
  );
const chinese = '班別,班號,姓名,電郵\n4A,1,陳大文,chan@school.example\n4A,2,黃詠欣邨啲,\n';
const simplified = '班级,学号,姓名,邮箱\n4A,1,陈大文,chan@school.example\n4A,2,黄咏欣,\n';

describe('CSV', () => {
  it.each([
    ['utf-8', 'utf8', chinese, false],
    ['utf-8', 'utf8', chinese, true],
    ['big5', 'big5hkscs', chinese, false],
    ['gb18030', 'gb18030', simplified, false],
    ['utf-16le', 'utf16le', chinese, true],
    ['utf-16le', 'utf16le', chinese, false],
    ['utf-16be', 'utf16be', chinese, true],
    ['utf-16be', 'utf16be', chinese, false],
  ])('in %s (%s)', async (encoding, name, text, addBOM) => {
    const list = await read(iconv.encode(text, name, { addBOM }));
    expect(list).toMatchObject({ format: 'csv', encoding, separator: ',' });
    expect(list.columns.map(({ column }) => column)).toEqual(['class', 'class_number', 'name', 'email']);
    expect(list.rows.map(({ cells }) => cells.name)).toEqual(
      text === chinese ? ['陳大文', '黃詠欣邨啲'] : ['陈大文', '黄咏欣'],
    );
  });

  it('loses invisible characters inside a cell, and keeps words apart where a line broke', async () => {
    const cells = '4A,"陳\u200b大文","chan\u00ad@school\ufeff.example"\n4A,"Chan\nTai\u2028Man",\n';
    const { rows } = await read(Buffer.from(`班別,姓名,電郵\n${cells}`));
    expect(rows.map(({ cells: { name, email } }) => [name, email])).toEqual([
      ['陳大文', 'chan@school.example'],
      ['Chan Tai Man', ''],
    ]);
  });

  it('can be read in another encoding than the guessed one, with unreadable characters', async () => {
    const list = await read(iconv.encode(chinese, 'big5hkscs'), { encoding: 'utf-8' });
    expect(JSON.stringify(list.columns)).toContain('\ufffd');
  });

  it.each([',', ';', '\t'] as const)(
    'separated by %j, with names of columns in any language',
    async (separator) => {
      const text = `Form${separator}Student No.${separator}Name in English${separator}Full Name *\n4${separator}S1${separator}"a${separator} ""b"""${separator}陳 大文\n`;
      const list = await read(Buffer.from(text));
      expect(list.separator).toBe(separator);
      expect(list.rows).toEqual([
        {
          line: 2,
          cells: {
            grade: '4',
            source_id: 'S1',
            english_name: `a${separator.trim() && separator} "b"`,
            name: '陳 大文',
          },
        },
      ]);
    },
  );

  it('can be read with assigned columns, and lines keep their numbers', async () => {
    const list = await read(Buffer.from('x,y\n\nAda,1\n'), { columns: ['name', null] });
    expect(list.rows).toEqual([{ line: 3, cells: { name: 'Ada' } }]);
    expect(list.columns[1]).toEqual({ head: 'y', sample: '1', column: null });
  });

  it('keeps formulas as text and drops invisible characters', async () => {
    const list = await read(Buffer.from('name,class\n=HYPERLINK(1),@4A\n"+1\u202e\nb",x\n'));
    expect(list.rows.map(({ cells }) => cells)).toEqual([
      { name: '=HYPERLINK(1)', class: '@4A' },
      { name: '+1 b', class: 'x' },
    ]);
  });

  it('refuses files that are no list of people', async () => {
    expect(await problemOf('')).toBe('empty_file');
    expect(await problemOf('\ufeff \n\n')).toBe('empty_file');
    expect(await problemOf('name,class\n\n')).toBe('no_people');
    expect(await problemOf(`name\n${'Ada\n'.repeat(importRowsMax + 1)}`)).toBe('too_many_rows');
    expect(await problemOf(`name\n${'Ada\n'.repeat(100_000)}`)).toBe('too_many_rows');
    // Heads that are repeated on each page are no people, and do not hide that the list was cut.
    const page = `name,email\n${'Ada,ada@example.com\n'.repeat(30)}`;
    expect(await problemOf(page.repeat(Math.ceil(importRowsMax / 30) + 1))).toBe('too_many_rows');
    expect(await problemOf(`${'a,'.repeat(200)}\nx\n`)).toBe('too_many_columns');
    expect(await problemOf(Buffer.alloc(17 * 1024 * 1024, 65))).toBe('file_too_large');
    expect(await problemOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('unknown_format');
  });
});

describe('Excel', () => {
  it('reads the first sheet, with the results of formulas', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'a',
          rows: [
            ['姓名', '班號', 'School ID'],
            ['陳大文', 3, 20260001],
            [null, null, null],
            ['x', 4, '007'],
          ],
          cells: new Map([['3,0', { value: '=1+1', formula: '"A"&"B"', formulaResult: 'AB' }]]),
        },
      ],
    });
    const list = await read(Buffer.from(bytes));
    expect(list.format).toBe('xlsx');
    expect(list.rows).toEqual([
      { line: 2, cells: { name: '陳大文', class_number: '3', source_id: '20260001' } },
      { line: 4, cells: { name: 'AB', class_number: '4', source_id: '007' } },
    ]);
  });

  it('refuses damaged workbooks', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'a', rows: [['name'], ['Ada']] }] });
    expect(await problemOf(Buffer.from(bytes).subarray(0, 500))).toBe('damaged_zip');
    expect(await problemOf(await zipFiles({ 'xl/workbook.xml': '<broken' }))).toBe('damaged_workbook');
  });
});

const size = { students: 12, teachers: 2, classes: 6 };

describe('OneRoster', () => {
  it.each(['1.1', '1.2'] as const)(
    '%s: students with homerooms, teachers with what they teach',
    async (version) => {
      const list = await read(await makeRoster(size, version));
      expect(list.format).toBe('oneroster');
      expect(list.rows).toHaveLength(14);
      expect(list.rows[0]).toEqual({
        line: 2,
        cells: {
          kind: 'student',
          source_id: 'S00001',
          name: '陳子子',
          email: '',
          login_name: 's00001',
          grade: '',
          class: '1A',
          class_number: '',
          teachings: '',
        },
      });
      expect(list.rows[12]?.cells).toMatchObject({ kind: 'teacher', email: 't00001@school.example' });
      expect(list.rows[12]?.cells.teachings).toContain('1A Chinese; 1A Mathematics');
      expect(list.classes[0]).toEqual({ name: '1A', source_id: 'home-1A', grade: '1' });
      expect(JSON.stringify(list)).not.toContain('never read');
    },
  );

  it('leaves out other roles, and people who are disabled or to be deleted', async () => {
    const zip = await makeRoster(size, '1.1', ({ users = [] }) => {
      Object.assign(users[0] ?? {}, { role: 'guardian' });
      Object.assign(users[1] ?? {}, { enabledUser: 'false' });
      Object.assign(users[2] ?? {}, { status: 'tobedeleted' });
    });
    const list = await read(zip);
    expect(list.rows).toHaveLength(11);
    expect(list.notices).toEqual([{ key: 'others_left_out', params: { count: 1 } }]);
  });

  it('names mixed classes, and gives their teachers no subject', async () => {
    const zip = await makeRoster(size, '1.1', ({ enrollments = [] }) => {
      let count = 0;
      for (const one of enrollments)
        if (one['role'] === 'student' && one['classSourcedId']?.endsWith('Music'))
          one['classSourcedId'] = count++ < 12 ? '1A-Music' : '';
    });
    const list = await read(zip);
    expect(list.notices).toEqual([{ key: 'mixed_classes', params: { names: '1A Music' } }]);
    expect(JSON.stringify(list.rows)).not.toContain('1A Music');
  });

  it.each([
    ['roster_file_missing', (files: Record<string, unknown>) => delete files['enrollments']],
    ['roster_file_missing', (files: Record<string, unknown>) => delete files['manifest']],
    ['roster_column_missing', (files: Record<string, unknown>) => (files['classes'] = [{ sourcedId: '1' }])],
    [
      'roster_version',
      (files: Record<string, unknown>) =>
        (files['manifest'] = [{ propertyName: 'oneroster.version', value: '1.0' }]),
    ],
    [
      'roster_delta',
      (files: Record<string, unknown>) =>
        (files['manifest'] = [
          { propertyName: 'oneroster.version', value: '1.1' },
          { propertyName: 'file.users', value: 'delta' },
        ]),
    ],
    [
      'no_people',
      (files: Record<string, unknown>) =>
        (files['users'] = [{ sourcedId: '', givenName: '', familyName: '', role: '' }]),
    ],
  ])('refuses: %s', async (problem, change) => {
    expect(await problemOf(await makeRoster(size, '1.1', change))).toBe(problem);
  });

  it('refuses zip bombs and damaged zips before it unpacks them', async () => {
    const bomb = await zipFiles({ 'manifest.csv': Buffer.alloc(97 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await problemOf(bomb)).toBe('zip_bomb');
    const zip = await makeRoster(size, '1.1');
    expect(await problemOf(zip.subarray(0, zip.length - 30))).toBe('damaged_zip');
    const middle = zip.indexOf('enrollments.csv') + 60;
    zip.fill(7, middle, middle + 5);
    expect(await problemOf(zip)).toBe('damaged_zip');
  });
});
