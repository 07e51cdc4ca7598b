import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readZip } from '#tests/support/samples/office-samples.ts';
import { type ExportTable, writeTableCsv, writeTableXlsx } from './write-table.ts';

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

const table: ExportTable = {
  columns: [
    { head: '班號', kind: 'number' },
    { head: '=姓名', kind: 'text' },
    { head: '總分', kind: 'number' },
  ],
  rows: names.map((name, index) => [index + 1, name, index === 0 ? null : index / 2]),
  frozen: 2,
};

it('writes numbers as numbers and every name as text', async () => {
  const file = await writeTableXlsx(table, '分數');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map(({ name }) => name)).toEqual(['分數']);
  expect(sheets[0]?.rows[0]).toEqual(['班號', '=姓名', '總分']);
  expect(sheets[0]?.rows.slice(1)).toEqual(table.rows);

  const parts = await readZip(Buffer.from(bytes));
  const sheet = String(parts['xl/worksheets/sheet1.xml']);
  expect(sheet).not.toMatch(/<f[ >]/);
  // Names are strings of the shared table, marks are plain numbers.
  expect(sheet).toMatch(/<c r="B2"[^>]* t="s"/);
  expect(sheet).toMatch(/<c r="C4"[^>]*><v>1<\/v>/);
  expect(sheet.match(/<c r="C4"[^>]*>/)?.[0]).not.toContain(' t=');
});

it('strikes numbers out with a word, and keeps them numbers; rows below the heads stay visible, too', async () => {
  const struckCells = [{ row: 3, column: 2, word: '"不計"' }];
  const file = await writeTableXlsx({ ...table, frozenRows: 2, struckCells }, '分數');
  const parts = await readZip(Buffer.from(await file.arrayBuffer()));
  const sheet = String(parts['xl/worksheets/sheet1.xml']);
  const styles = String(parts['xl/styles.xml']);
  expect(sheet).toMatch(/<pane [^>]*xSplit="2"[^>]*ySplit="3"/);
  const [cell, style = ''] = /<c r="C5"[^>]* s="(\d+)"[^>]*><v>1.5<\/v>/.exec(sheet) ?? [];
  expect(cell).not.toContain(' t=');
  expect(styles).toMatch(/<strike/);
  expect(styles).toContain('formatCode="General&quot; 不計&quot;"');
  expect(sheet.match(new RegExp(` s="${style}"`, 'g'))).toHaveLength(1);
});

it('wraps long heads, fits columns, and keeps heads and names visible', async () => {
  const question = '1. 小明有三個蘋果，他再買了兩個蘋果，現在一共有多少個蘋果？';
  const columns = ['班號', '姓名', '英文姓名', question, '總分'].map((head, index) => ({
    head,
    kind: index === 1 || index === 2 ? ('text' as const) : ('number' as const),
  }));
  const rows = [[1, '陳大文', 'Chan Tai Man', 1, 1]];
  const file = await writeTableXlsx({ columns, rows, frozen: 3 }, '分數');
  const parts = await readZip(Buffer.from(await file.arrayBuffer()));
  const sheet = String(parts['xl/worksheets/sheet1.xml']);
  const widths = Array.from(sheet.matchAll(/<col [^>]*width="([\d.]+)"/g), ([, width]) => Number(width));
  expect(widths[3]).toBeGreaterThanOrEqual(16);
  expect(widths[3]).toBeLessThanOrEqual(24);
  expect(widths[4]).toBeLessThan(12);
  expect(sheet).toMatch(/<pane [^>]*xSplit="3"[^>]*ySplit="1"/);
  expect(String(parts['xl/styles.xml'])).toMatch(/<alignment[^>]*wrapText="(1|true)"/);
  // The height of the heading row fits the longest heading.
  expect(Number(sheet.match(/<row r="1"[^>]* ht="([\d.]+)"/)?.[1])).toBeGreaterThanOrEqual(45);
});

it('writes a class of three hundred with a hundred questions', async () => {
  const columns = Array.from({ length: 100 }, (_, index) => ({
    head: `${index + 1}`,
    kind: 'number' as const,
  }));
  const rows = Array.from({ length: 300 }, () => columns.map((_, index) => index));
  const file = await writeTableXlsx({ columns, rows, frozen: 2 }, 'Marks');
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(sheets[0]?.rows).toHaveLength(301);
});

it('tells Excel that a CSV file is UTF-8, and lets no name be a formula', async () => {
  const bytes = Buffer.from(await writeTableCsv(table).arrayBuffer());
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
