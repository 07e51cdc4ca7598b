import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { FileProblem } from '#server/features/import/reading/file-problem.ts';
import { readPeopleFileApart } from '#server/features/import/reading/read-in-child-process.ts';
import { zipFiles } from './roster-set.ts';
import { makeSheet } from './workbook-set.ts';

/** A small file cannot take the server's time or memory: it is refused with a text that says why. */

const problemOf = (bytes: Buffer | string, limits?: { megabytes: number; seconds: number }) =>
  readPeopleFileApart(Buffer.from(bytes), {}, limits).then(
    ({ rows }) => `read ${rows.length}`,
    ({ key, params }: FileProblem) => ({ key, params }),
  );

const manifest = 'propertyName,value\noneroster.version,1.1\n';

describe('a list with too much in it', { timeout: 120_000 }, () => {
  it('is refused for a cell in the last column of each row', async () => {
    const rows = Array.from({ length: 3_000 }, () => '<row><c><v>Ada</v></c><c r="XFD1"><v>1</v></c></row>');
    expect(await problemOf(await makeSheet(`<row><c><v>name</v></c></row>${rows.join('')}`))).toEqual({
      key: 'too_many_columns',
      params: { max: 100, line: 2, column: 'XFD' },
    });
  });

  it('is read where the last columns have formats only', async () => {
    const name = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = `<row>${name('name')}<c r="XFD1" s="0"/></row><row>${name('Ada')}<c r="XFD2" s="0"/></row>`;
    expect(await problemOf(await makeSheet(sheet))).toBe('read 1');
  });

  it('is refused for text that a workbook repeats from one place', async () => {
    const text = 'x'.repeat(30_000);
    const rows = Array.from({ length: 5_000 }, () => ['Ada', text]);
    const bytes = await writeXlsx({ sheets: [{ name: 'a', rows: [['name', 'class'], ...rows] }] });
    expect(await problemOf(Buffer.from(bytes))).toEqual({ key: 'too_much_text', params: {} });
  });

  it.each([
    ['CSV', Buffer.from(`name,class\nAda${','.repeat(8_000_000)}4A\n`)],
    [
      'OneRoster',
      zipFiles({
        'manifest.csv': manifest,
        'users.csv': `sourcedId,givenName,familyName\n${','.repeat(8_000_000)}4A`,
      }),
    ],
  ])('is refused for millions of cells in a line of %s', async (_format, file) => {
    expect(await problemOf(await file)).toEqual({
      key: 'too_many_columns',
      params: { max: 100, line: 2, column: expect.stringMatching(/^[A-Z]{5}$/) },
    });
  });

  it('is refused when it takes more memory or time than its process has', async () => {
    const users = `sourcedId,givenName,familyName\n${'a,b,c\n'.repeat(400_000)}`;
    const roster = await zipFiles({ 'manifest.csv': manifest, 'users.csv': users });
    const refusal = { key: 'too_much_to_read', params: {} };
    const smallProcess = { megabytes: 40, seconds: 60 };
    expect(await problemOf('name\nAda\n', smallProcess)).toBe('read 1');
    expect(await problemOf(roster, smallProcess)).toEqual(refusal);
    expect(await problemOf(roster, { megabytes: 512, seconds: 0.01 })).toEqual(refusal);
  });
});
