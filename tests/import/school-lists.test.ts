import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOds } from 'hucre/ods';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import type { FileProblem } from '#server/features/import/reading/file-problem.ts';
import { readPeopleFile } from '#server/features/import/reading/read-file.ts';
import { readPeopleFileApart } from '#server/features/import/reading/read-in-child-process.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { zipFiles } from './roster-set.ts';

/** Lists as other systems and people write them: every kind that schools were seen to have. */

const read = (file: Uint8Array | string) => readPeopleFile(Buffer.from(file));
const peopleOf = async (file: Uint8Array | string) => (await read(file)).rows.map(({ cells }) => cells);
const problemOf = (file: Uint8Array | string) =>
  read(file).then(
    () => 'read',
    ({ key }: FileProblem) => key,
  );
const columnsOf = async (heads: string, values = 'x,x,x,x,x,x,x') =>
  (await read(`${heads}\n${values}`)).columns.map(({ column }) => column);

const workbook = (...sheets: WriteSheet[]) => writeXlsx({ sheets });
const heads = ['班別', '班號', '姓名', '電郵'];
const ada = ['4A', 1, '陳大文', 'ada@school.example'];
const bob = ['4A', 2, '李小明', 'bob@school.example'];
const adaCells = { class: '4A', class_number: '1', name: '陳大文', email: 'ada@school.example' };
const bobCells = { class: '4A', class_number: '2', name: '李小明', email: 'bob@school.example' };

describe('heads', () => {
  it.each([
    [
      'REGNO,STRN,ENNAME,CHNAME,CLASSLVL,CLASSCODE,CLASSNO',
      'source_id,,english_name,name,grade,class,class_number',
    ],
    ['班別*,班號 (必填),姓名(中),姓名(英),電郵地址', 'class,class_number,name,english_name,email'],
    [
      '班級【必填】,座號（1-45）,姓名（中文）,姓名（英文）,電子郵件：',
      'class,class_number,name,english_name,email',
    ],
    ['班級（例如：1A,Email [Required],電郵 (家長),Class No. (if any)', 'class,email,,class_number'],
    [
      '班別 Class,班號 / Class No.,中文姓名 Chinese Name,英文姓名 English Name',
      'class,class_number,name,english_name',
    ],
    ['父親姓名,Mother Name,學生姓名 Student Name,緊急聯絡人姓名', ',,name,'],
    ['班级,班号,姓名,邮箱', 'class,class_number,name,email'],
    ['學生姓名 (中),學生姓名 (英),學生班別,Class No.', 'name,english_name,class,class_number'],
    ['序號,班別,班號,姓名', ',class,class_number,name'],
    ['Teacher,Class,Subject', 'name,class,teachings'],
    ['Class,Teacher,Name', 'class,,name'],
    ['user_id,login_id,first_name,last_name,email', 'source_id,login_name,name,name,email'],
    ["Student's First Name,Student's Last Name,Homeroom", 'name,name,class'],
    ['Surname,Other Names,Chinese Name', 'english_name,english_name,name'],
    ['School_id,Student_id,Last_name,First_name,Grades', ',source_id,name,name,grade'],
    ['School ID,Name,Class', 'source_id,name,class'],
    ['username,firstname,lastname,email,cohort1', 'login_name,name,name,email,class'],
    [
      'Class Name,Class Number,User Login,WebSAMS RegNo,Chinese Name',
      'class,class_number,login_name,source_id,name',
    ],
    ['Student_Number,LastFirst,Grade_Level,Home_Room', 'source_id,name,grade,class'],
    ['Legal Surname,Legal Forename,Reg Group,Year Group', 'name,name,class,grade'],
  ])('%s', async (names, expected) => {
    const known = (await columnsOf(names)).map((column) => column ?? '').join(',');
    expect(known).toBe(expected);
  });

  it('學號 is a class number where its values are short, else the school’s own number', async () => {
    expect(await columnsOf('班別,學號,姓名', '4A,12,陳大文')).toEqual(['class', 'class_number', 'name']);
    expect(await columnsOf('班別,學號,姓名', '4A,20260012,陳大文')).toEqual(['class', 'source_id', 'name']);
    expect(await columnsOf('班別,座號,學號,姓名', '4A,12,20,陳大文')).toEqual([
      'class',
      'class_number',
      'source_id',
      'name',
    ]);
  });

  it.each([
    ['sep=;', 'sep=;\n班別;班號;姓名;電郵\n4A;1;陳大文;ada@school.example\n'],
    ['a title', '示範中學 4A 班學生名單,,,\n,,,\n班別,班號,姓名,電郵\n4A,1,陳大文,ada@school.example\n'],
    [
      'a title with several cells',
      '學年,2026-27,,\n列印日期,1/9,,\n班別|班號|姓名|電郵\n4A|1|陳大文|ada@school.example\n',
    ],
    [
      'a mark and tabs in UTF-16',
      iconv.encode(`名單\n${heads.join('\t')}\n${ada.join('\t')}`, 'utf16le', { addBOM: true }),
    ],
    ['a title in Big5', iconv.encode(`示範中學學生名單\n${heads.join(',')}\n${ada.join(',')}`, 'big5hkscs')],
    [
      'a title in GBK',
      iconv.encode(`示范中学学生名单\n班级,班号,姓名,邮箱\n${ada.join(',').replace('陳', '陈')}`, 'gbk'),
    ],
  ])('are found below %s', async (_name, file) => {
    const [person] = await peopleOf(file);
    expect({ ...person, name: person?.name?.replace('陈', '陳') }).toEqual(adaCells);
  });

  it('of two lines are one, and repeated ones are nobody', async () => {
    const rows = [
      ['班別', '班號', '姓名', null, '電郵'],
      [null, null, '中文', '英文', null],
      ['4A', 1, '陳大文', 'CHAN TAI MAN', 'ada@school.example'],
      ['班別', '班號', '姓名', null, '電郵'],
      [null, null, '中文', '英文', null],
      ['4A', 2, '李小明', 'LEE SIU MING', 'bob@school.example'],
    ];
    expect(await peopleOf(await workbook({ name: 'a', rows }))).toEqual([
      { ...adaCells, english_name: 'CHAN TAI MAN' },
      { ...bobCells, english_name: 'LEE SIU MING' },
    ]);
  });
});

describe('a list without heads', () => {
  it('loses nobody: its columns have letters', async () => {
    const { columns, rows } = await readPeopleFile(Buffer.from('4A,1,陳大文\n4B,12,李小明\n'), {
      columns: ['class', 'class_number', 'name'],
    });
    expect(columns.map(({ head }) => head)).toEqual(['A', 'B', 'C']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      { class: '4A', class_number: '1', name: '陳大文' },
      { class: '4B', class_number: '12', name: '李小明' },
    ]);
  });

  it('unknown heads are heads', async () => {
    const { columns, rows } = await read('Klasse,Nummer,Wer\n4A,1,Ada\n4A,2,Bob\n');
    expect(columns.map(({ head }) => head)).toEqual(['Klasse', 'Nummer', 'Wer']);
    expect(rows).toHaveLength(2);
  });
});

it('a line below the people that counts them is nobody', async () => {
  const { rows, notices } = await read('班別,班號,姓名\n4A,1,陳大文\n總人數,1,\nTotal:,,1 \n');
  expect(rows).toHaveLength(1);
  expect(notices).toEqual([{ key: 'lines_left_out', params: { count: 2, lines: '3, 4' } }]);
});

it('texts that a formula keeps from becoming numbers are texts', async () => {
  expect(await peopleOf('="班別",="班號",姓名\n="4A","=""01""",="陳大文"\n')).toEqual([
    { class: '4A', class_number: '01', name: '陳大文' },
  ]);
});

describe('names in two columns', () => {
  it.each([
    ['姓,名,英文姓,英文名', '陳,大文,CHAN,Tai Man', { name: '陳大文', english_name: 'Tai Man CHAN' }],
    ['firstname,lastname,username', 'Tai Man,Chan,s1', { name: 'Tai Man Chan', login_name: 's1' }],
    [
      'First Name [Required],Last Name [Required],Email Address [Required]',
      '大文,陳,a@b.example',
      { name: '陳大文', email: 'a@b.example' },
    ],
    ['Surname,Given names,中文姓名', 'CHAN,Tai Man,陳大文', { name: '陳大文', english_name: 'Tai Man CHAN' }],
    [
      'Class,Name,English name,Surname',
      '4A,陳大文,CHAN TAI MAN,CHAN',
      { class: '4A', name: '陳大文', english_name: 'CHAN TAI MAN' },
    ],
  ])('%s', async (names, values, expected) => {
    expect(await peopleOf(`${names}\n${values}\n`)).toEqual([expected]);
  });

  it('stay joined when somebody chooses another column', async () => {
    const list = await readPeopleFile(Buffer.from('姓,名,x\n陳,大文,4A\n'), {
      columns: ['name', 'name', 'class'],
    });
    expect(list.rows[0]?.cells).toEqual({ name: '陳大文', class: '4A' });
    expect(list.columns.map(({ column }) => column)).toEqual(['name', 'name', 'class']);
  });
});

describe('a teacher’s class and subject in two columns', () => {
  it.each([
    ['姓名,任教班別,任教科目', ['王老師,"4A, 4B",數學'], '4A 數學; 4B 數學'],
    [
      '姓名,任教班別,任教科目',
      ['王老師,4A,數學', '王老師,4B,數學', '王老師,4A,科學'],
      '4A 數學; 4B 數學; 4A 科學',
    ],
    ['Name,Role,Class,Subject', ['Ms Wong,Teacher,4A,Mathematics'], '4A Mathematics'],
    ['姓名,任教班別,任教科目', ['王老師,"4A\n4B","數學\n科學"'], '4A 數學; 4B 科學'],
    ['姓名,班別,科目', ['王老師,4A,4B 數學'], '4B 數學'],
  ])('%s %j', async (names, lines, teachings) => {
    const people = await peopleOf(`${names}\n${lines.join('\n')}\n`);
    expect(people.map((cells) => cells.teachings)).toEqual([teachings]);
  });
});

describe('sheets', () => {
  it('are all read, and name the class that no column names', async () => {
    const rows = (name: string) => [
      ['班號', '姓名'],
      [1, name],
    ];
    const file = await workbook({ name: '4A', rows: rows('陳大文') }, { name: '4B班', rows: rows('李小明') });
    const list = await read(file);
    expect(list.rows).toEqual([
      { line: 1, place: '4A 2', cells: { class_number: '1', name: '陳大文', class: '4A' } },
      { line: 2, place: '4B班 2', cells: { class_number: '1', name: '李小明', class: '4B' } },
    ]);
    expect(list.columns.at(-1)).toEqual({ head: '4A, 4B', sample: '4A', column: 'class' });
  });

  it('have columns of their own, in whatever order', async () => {
    const file = await workbook(
      { name: '學生', rows: [heads, ada] },
      {
        name: '老師',
        rows: [
          ['電郵', '教師姓名', '任教班別', '科目'],
          ['w@school.example', '王老師', '4A', '數學'],
        ],
      },
    );
    const [student, teacher] = await peopleOf(file);
    expect(student).toMatchObject(adaCells);
    expect(teacher).toMatchObject({ name: '王老師', email: 'w@school.example', teachings: '4A 數學' });
  });

  it('without people are left out and named; hidden ones are left out', async () => {
    const file = await workbook(
      { name: '說明', rows: [['請先閱讀以下填寫說明'], ['1. 請勿更改欄名']] },
      { name: '舊', hidden: true, rows: [heads, bob] },
      { name: '名單', rows: [heads, ada] },
    );
    const list = await read(file);
    expect(list.rows).toEqual([{ line: 2, cells: adaCells }]);
    expect(list.notices).toEqual([{ key: 'sheets_left_out', params: { names: '說明' } }]);
  });

  it('are named by the class in their title', async () => {
    const file = await workbook({
      name: 'Sheet1',
      rows: [['班別：4A　班主任：王老師'], ['班號', '姓名'], [1, '陳大文']],
    });
    expect(await peopleOf(file)).toEqual([{ class: '4A', class_number: '1', name: '陳大文' }]);
  });

  it('keep a merged cell for all of its lines, and say that a total is nobody', async () => {
    const rows = [heads, ada, [null, ...bob.slice(1)], ['全班人數：2']];
    const merges = [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }];
    const list = await read(await workbook({ name: 'a', rows, merges }));
    expect(list.rows.map(({ cells }) => cells)).toEqual([adaCells, bobCells]);
    expect(list.notices).toEqual([{ key: 'lines_left_out', params: { count: 1, lines: '4' } }]);
  });

  it('of OpenDocument are read', async () => {
    const merges = [{ startRow: 2, endRow: 3, startCol: 0, endCol: 0 }];
    const rows = [['4A 班學生名單'], heads, ada, [null, ...bob.slice(1)]];
    expect(await peopleOf(await writeOds({ sheets: [{ name: 'a', rows, merges }] }))).toEqual([
      adaCells,
      bobCells,
    ]);
  });
});

const { soffice } = findPrograms();

describe('old and other workbooks', () => {
  it.skipIf(soffice === undefined)('of Excel before 2007 are read', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'old-workbook-'));
    try {
      const merges = [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }];
      const rows = [heads, ada, [null, ...bob.slice(1)]];
      await writeFile(join(folder, 'list.xlsx'), await workbook({ name: 'a', rows, merges }));
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      execFileSync(
        soffice!,
        [
          profile,
          '--headless',
          '--convert-to',
          'xls:MS Excel 97',
          '--outdir',
          folder,
          join(folder, 'list.xlsx'),
        ],
        { stdio: 'ignore' },
      );
      expect(await peopleOf(await readFile(join(folder, 'list.xls')))).toEqual([adaCells, bobCells]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('are read in the process that reads lists', async () => {
    const file = await writeOds({ sheets: [{ name: 'a', rows: [heads, ada] }] });
    const list = await readPeopleFileApart(Buffer.from(file), {});
    expect(list.rows.map(({ cells }) => cells)).toEqual([adaCells]);
  });
});

describe('files under the name of Excel', () => {
  const table = (cells: readonly (string | number)[][]) =>
    `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table>`;

  it.each([
    ['in UTF-8', Buffer.from(`<html><meta charset="utf-8"><body>${table([heads, ada])}`)],
    [
      'in Big5',
      iconv.encode(
        `<html><meta http-equiv=Content-Type content="text/html; charset=big5">${table([heads, ada])}`,
        'big5',
      ),
    ],
    [
      'with a title and formats',
      Buffer.from(
        `\ufeff<!DOCTYPE html>\n${table([['名單']])}${table([heads.map((one) => `<b>${one}</b><br>`), ada])}`,
      ),
    ],
  ])('that are web pages %s are read', async (_name, file) => {
    expect(await peopleOf(file)).toEqual([adaCells]);
  });

  it('keep cells that span several rows of a web page', async () => {
    const page = `<table><tr><th>班別<th>班號<th>姓名<th>電郵</tr>
      <tr><td rowspan=2>4A</td><td>1<td>陳大文<td>ada@school.example</tr>
      <tr><td>2<td>李小明&nbsp;<td>bob@school.example</tr></table>`;
    expect(await peopleOf(page)).toEqual([adaCells, bobCells]);
  });

  it.each([
    [
      'XML of 2003',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
      'unknown_format',
    ],
    ['a web archive', 'MIME-Version: 1.0\nContent-Type: multipart/related', 'unknown_format'],
    [
      'a workbook with a password',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(500),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      'workbook_encrypted',
    ],
  ])('%s: told how to save it', async (_name, file, problem) => {
    expect(await problemOf(file)).toBe(problem);
  });

  it('that are other zips are told apart', async () => {
    expect(await problemOf(await zipFiles({ '4A.csv': 'name\nAda' }))).toBe('zip_with_list');
    expect(await problemOf(await zipFiles({ 'xl/workbook.bin': 'x' }))).toBe('unknown_format');
    expect(await problemOf(await zipFiles({ 'photo.jpg': 'x' }))).toBe('unknown_format');
    const encrypted = await zipFiles({ 'users.csv': 'sourcedId' });
    for (const signature of ['PK\u0003\u0004', 'PK\u0001\u0002']) {
      const at = encrypted.indexOf(signature, 0, 'latin1') + (signature.endsWith('\u0004') ? 6 : 8);
      encrypted.writeUInt16LE(encrypted.readUInt16LE(at) | 1, at);
    }
    expect(await problemOf(encrypted)).toBe('zip_encrypted');
  });
});
