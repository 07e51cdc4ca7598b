import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Converter } from 'opencc-js/t2cn';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyRows } from '../scripts/texts/apply-rows.ts';
import { findBareTexts } from '../scripts/texts/find-bare-texts.ts';
import { findTexts } from '../scripts/texts/find-texts.ts';
import { readTable, type TextRow, toRow, writeTable } from '../scripts/texts/table.ts';

const project = resolve(import.meta.dirname, '..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the table of all texts', () => {
  it.each(['texts.xlsx', 'texts.csv'])('changes nothing when it is read back as %s', async (name) => {
    const rows = findTexts(project).map(toRow);
    expect(rows.length).toBeGreaterThan(1_200);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    const path = join(folder, name);
    await writeTable(path, rows);
    const read = await readTable(path);
    expect(read).toEqual(rows);
    const { files, changedTexts, problems } = applyRows(project, read);
    expect({ files: [...files.keys()], changedTexts, problems }).toEqual({
      files: [],
      changedTexts: 0,
      problems: [],
    });
  });

  it('has every text that components show', () => {
    expect(findBareTexts(project)).toEqual([]);
  });

  it('has no empty text', () => {
    const empty = findTexts(project).filter(({ strings }) =>
      Object.values(strings).some(({ value }) => value.trim() === ''),
    );
    expect(empty.map(({ key }) => key)).toEqual([]);
  });

  it('writes simplified Chinese in simplified characters', () => {
    const toSimplified = Converter({ from: 'hk', to: 'cn' });
    const rows = findTexts(project).map(toRow);
    const traditional = rows.filter((row) => toSimplified(row['zh-cn']) !== row['zh-cn']);
    expect(traditional.map((row) => `${row.key}: ${row['zh-cn']}`)).toEqual([]);
  });

  it('has no text of Taiwan that is much wider than in Hong Kong and in English, the measured languages', () => {
    const widthOf = (text: string) =>
      [...text].reduce(
        (sum, character) => sum + (/\p{Script=Han}|[，。：、「」（）？！；]/u.test(character) ? 2 : 1),
        0,
      );
    const rows = findTexts(project).map(toRow);
    const wide = rows.filter((row) => {
      const measuredWidth = Math.max(widthOf(row['zh-hk']), widthOf(row.en));
      return widthOf(row['zh-tw']) > measuredWidth + 6;
    });
    expect(wide.map((row) => `${row.key}: ${row['zh-tw']}`)).toEqual([]);
  });

  it('changes one text, and nothing else in its file', () => {
    const key = 'src/ui/i18n/common-messages.ts commonMessages.confirm';
    const row = findTexts(project)
      .map(toRow)
      .filter((one) => one.key === key);
    const { files, changedTexts } = applyRows(
      project,
      row.map((one) => ({ ...one, 'zh-hk': '好' })),
    );
    const path = 'src/ui/i18n/common-messages.ts';
    const before = readFileSync(join(project, path), 'utf8');
    expect(changedTexts).toBe(1);
    expect([...files.keys()]).toEqual([path]);
    expect(files.get(path)).toBe(
      before.replace("confirm: { en: 'Confirm', 'zh-hk': '確定'", "confirm: { en: 'Confirm', 'zh-hk': '好'"),
    );
  });
});

describe('a changed table', () => {
  const code = `import { defineMessages } from '#contract/language.ts';

/** 說明。 */
export const messages = defineMessages({
  days: { en: { one: '{count} day', other: '{count} days' }, 'zh-hk': '{count} 日', 'zh-cn': '{count} 天' },
  hello: { en: 'Hello {name}', 'zh-hk': '你好 {name}', 'zh-cn': '你好 {name}', 'zh-tw': '您好 {name}' },
});
`;
  const rowsOf = () => findTexts(folder).map(toRow);
  const [days, hello] = ['days', 'hello'].map((name) => `src/messages.ts messages.${name}`);
  const change = (key: string | undefined, values: Partial<TextRow>) =>
    applyRows(
      folder,
      rowsOf().map((row) => (row.key === key ? { ...row, ...values } : row)),
    );
  const changedCode = (key: string | undefined, values: Partial<TextRow>) =>
    change(key, values).files.get('src/messages.ts');

  beforeEach(() => {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/messages.ts'), code);
  });

  it('names each text by its file and place', () => {
    expect(rowsOf()).toEqual([
      {
        key: days,
        en: '{count} days',
        en_one: '{count} day',
        'zh-hk': '{count} 日',
        'zh-cn': '{count} 天',
        'zh-tw': '',
      },
      {
        key: hello,
        en: 'Hello {name}',
        en_one: '',
        'zh-hk': '你好 {name}',
        'zh-cn': '你好 {name}',
        'zh-tw': '您好 {name}',
      },
    ]);
  });

  it('changes a plural, adds and removes texts for Taiwan', () => {
    expect(changedCode(days, { en_one: 'one day of {count}' })).toBe(
      code.replace("'{count} day'", "'one day of {count}'"),
    );
    expect(changedCode(days, { 'zh-tw': '{count} 天' })).toBe(
      code.replace("'zh-cn': '{count} 天' }", "'zh-cn': '{count} 天', 'zh-tw': '{count} 天' }"),
    );
    expect(changedCode(hello, { 'zh-tw': '' })).toBe(code.replace(", 'zh-tw': '您好 {name}'", ''));
  });

  it('writes quotes and line ends so that they read the same', () => {
    writeFileSync(join(folder, 'src/messages.ts'), changedCode(hello, { en: `It's "{name}"\n\\ ok` }) ?? '');
    expect(rowsOf()[1]?.en).toBe(`It's "{name}"\n\\ ok`);
  });

  it.each<[string, Partial<TextRow>, string]>([
    ['a lost placeholder', { 'zh-hk': '你好' }, "zh-hk has the placeholders '' instead of '{name}'"],
    ['a translated placeholder', { 'zh-cn': '你好 {名}' }, 'zh-cn has the placeholders'],
    ['a lost text', { en: '' }, 'en is empty'],
    ['a singular that the source lacks', { en_one: 'Hi {name}' }, 'en_one has no singular in the source'],
    ['an unknown key', { key: 'src/messages.ts messages.bye' }, 'there is no such text'],
    ['a key that stands there twice', { key: `src/messages.ts messages.days` }, 'stands in the table twice'],
  ])('is refused with %s', (_, values, problem) => {
    expect(change(hello, values).problems).toContainEqual(expect.stringContaining(problem));
  });

  it('is refused without a language', async () => {
    const path = join(folder, 'texts.csv');
    writeFileSync(path, 'key,en,en_one,zh-hk,zh-cn\n');
    await expect(readTable(path)).rejects.toThrow('expected key, en, en_one, zh-hk, zh-cn, zh-tw');
  });
});
