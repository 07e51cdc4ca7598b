import { expect, it } from 'vitest';
import { readPastedRows } from './pasted-rows.ts';

it.each([
  ['egg\r\nlarva\r\n\r\npupa', [['egg'], ['larva'], ['pupa']]],
  [
    'Japan\tTokyo\nFrance\t Paris ',
    [
      ['Japan', 'Tokyo'],
      ['France', 'Paris'],
    ],
  ],
  ['Japan\tTokyo', [['Japan', 'Tokyo']]],
  ['1. egg\n2. larva', [['egg'], ['larva']]],
  ['1、卵\n2、幼蟲', [['卵'], ['幼蟲']]],
  ['(1) egg\n(2) larva', [['egg'], ['larva']]],
  ['• egg\n• larva', [['egg'], ['larva']]],
  // Not every line has a number: it belongs to the text.
  ['1. egg\nlarva', [['1. egg'], ['larva']]],
  ['1.5 m\n2.5 m', [['1.5 m'], ['2.5 m']]],
  ['-3\n-2', [['-3'], ['-2']]],
])('reads %j as rows', (text, rows) => expect(readPastedRows(text)).toEqual(rows));

it('leaves one line as it is', () => {
  expect(readPastedRows('egg')).toBeUndefined();
  expect(readPastedRows('')).toBeUndefined();
});
