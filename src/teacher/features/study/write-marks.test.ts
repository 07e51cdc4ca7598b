import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readZip } from '#tests/support/office-samples.ts';
import type { MarksTable } from './marks-table.ts';
import { writeMarksCsv, writeMarksXlsx } from './write-marks.ts';

const names = [
  '=HYPERLINK("http://evil","x")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tTab',
  '陳大文',
  'constructor',
  'a,"b"',
];

const table: MarksTable = {
  columns: [
    { head: '班號', kind: 'number', read: () => null },
    { head: '=姓名', kind: 'text', read: () => null },
    { head: '總分', kind: 'number', read: () => null },
  ],
  rows: names.map((name, index) => [index + 1, name, index === 0 ? null : index / 2]),
};

it('writes numbers as numbers and every name as text', async () => {
  const file = await writeMarksXlsx(table, '分數');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map(({ name }) => name)).toEqual(['分數']);
  expect(sheets[0]?.rows[0]).toEqual(['班號', '=姓名', '總分']);
  expect(sheets[0]?.rows.slice(1)).toEqual(table.rows);

  const parts = await readZip(Buffer.from(bytes));
  const sheet = String(parts['xl/worksheets/sheet1.xml']);
  expect(sheet).not.toMatch(/<f[ >]/);
  // The names are strings of the shared table, the marks bare numbers.
  expect(sheet).toMatch(/<c r="B2"[^>]* t="s"/);
  expect(sheet).toMatch(/<c r="C4"[^>]*><v>1<\/v>/);
  expect(sheet.match(/<c r="C4"[^>]*>/)?.[0]).not.toContain(' t=');
});

it('writes a class of three hundred with a hundred questions', async () => {
  const columns = Array.from({ length: 100 }, (_, index) => ({
    head: `${index + 1}`,
    kind: 'number' as const,
    read: () => null,
  }));
  const rows = Array.from({ length: 300 }, () => columns.map((_, index) => index));
  const file = await writeMarksXlsx({ columns, rows }, 'Marks');
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(sheets[0]?.rows).toHaveLength(301);
});

it('tells Excel that a CSV file is UTF-8, and lets no name be a formula', async () => {
  const bytes = Buffer.from(await writeMarksCsv(table).arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.subarray(3).toString().split('\r\n')).toEqual([
    "班號,'=姓名,總分",
    `1,"'=HYPERLINK(""http://evil"",""x"")",`,
    "2,'+1,0.5",
    "3,'-1,1",
    "4,'@SUM(A1),1.5",
    "5,'\tTab,2",
    '6,陳大文,2.5',
    '7,constructor,3',
    '8,"a,""b""",3.5',
  ]);
});
