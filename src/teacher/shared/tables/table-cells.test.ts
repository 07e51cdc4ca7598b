import { describe, expect, it } from 'vitest';
import { escapeFormula, nameFile } from './table-cells.ts';

describe('escapeFormula', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '|cmd',
    '＝1+1',
    '＋1',
    '－1',
    '＠a',
  ])('makes text of %j', (text) => expect(escapeFormula(text)).toBe(`'${text}`));

  it.each(['陳大文', 'a=b', "O'Hara", '', 3, -3, null])('leaves %j as it is', (cell) =>
    expect(escapeFormula(cell)).toBe(cell),
  );
});

describe('nameFile', () => {
  it('leaves out characters that folders refuse, and is not too long', () => {
    expect(nameFile(['4A', '分數: 1/2 "加法"?\n'], 'xlsx')).toBe('4A 分數 1 2 加法.xlsx');
    expect(nameFile(['..secret'], 'csv')).toBe('secret.csv');
    expect([...nameFile(['題'.repeat(200)], 'csv')]).toHaveLength(84);
  });
});
