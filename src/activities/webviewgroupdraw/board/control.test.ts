import { expect, it } from 'vitest';
import { pagesMax } from '../limits.ts';
import * as switches from './control.ts';
import { boardControl } from './control-schema.ts';

const begin = switches.readControl(null);

it('freezes all boards, and lets one of them go on', () => {
  const all = switches.freezeAll(begin, true);
  expect([1, 2, undefined].map((board) => switches.isFrozen(all, board))).toEqual([true, true, true]);
  const butOne = switches.freezeOne(all, 2, false);
  expect([1, 2].map((board) => switches.isFrozen(butOne, board))).toEqual([true, false]);
  expect(switches.freezeOne(butOne, 2, true)).toEqual(all);
  expect(switches.isFrozen(switches.freezeAll(butOne, false), 2)).toBe(false);
});

it('freezes one board, and not twice', () => {
  const one = switches.freezeOne(switches.freezeOne(begin, 1, true), 1, true);
  expect(one.except).toEqual([1]);
  expect([1, 2].map((board) => switches.isFrozen(one, board))).toEqual([true, false]);
  expect(switches.isFrozen(switches.freezeOne(begin, undefined, true), 9)).toBe(true);
});

it('hands out pages to all and to one, up to the most that a board has', () => {
  const board = { page_count: 2 };
  const control = switches.addPageToOne(switches.addPageToAll(begin), 7);
  expect([7, 8, undefined].map((id) => switches.countPages(board, control, id))).toEqual([4, 3, 3]);
  expect(switches.countMostPages(board, control)).toBe(4);
  let most = control;
  for (let page = 0; page < 2 * pagesMax; page += 1) most = switches.addPageToAll(most);
  expect(switches.countPages(board, most, 7)).toBe(pagesMax);
  expect(boardControl.parse(most)).toEqual(most);
});
