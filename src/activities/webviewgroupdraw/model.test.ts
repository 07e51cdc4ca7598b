import { expect, it } from 'vitest';
import { noConversionResults } from '#contract/conversion-results.ts';
import { markWork } from '#form/mark-work.ts';
import { mayWriteValue, type SpacePerson } from '#form/space.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { webviewgroupdraw } from './activity.ts';
import { boardSpaces } from './board/board-spaces.ts';
import * as switches from './board/control.ts';
import { findIssues } from './issues.ts';
import { type Board, createEmptyBoard } from './model.ts';
import { toPublic } from './public-board.ts';
import { resolve } from './resolve.ts';

const task: Board = { ...createEmptyBoard(), prompt: 'Plan a garden.' };
const media = 'documents/garden.pdf';
const image = (page: number) => ({ url: `documents/garden-${page}.webp`, width: 1_200, height: 800 });
const converted = {
  [media]: {
    document: {
      pages: [0, 1, 2].map((page) => ({ image: image(page), thumb: image(page) })),
      text: 'documents/garden.json',
    },
  },
};
const onDocument: Board = {
  ...task,
  background: 'own',
  own_page: { kind: 'document', media, name: 'garden.pdf', page: 1 },
};
const messagesOf = (change: Partial<Board>) =>
  findIssues({ ...task, ...change }, noConversionResults).map(({ message }) => message);

it('goes on with the next pages of its document, and then with blank ones', () => {
  const { pages } = toPublic(resolve(onDocument, converted));
  expect(pages.map(({ background }) => background)).toEqual([
    { kind: 'picture', url: image(1).url },
    { kind: 'picture', url: image(2).url },
    { kind: 'blank' },
  ]);
  expect(new Set(pages.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
});

it('wants a web page only where one is named', () => {
  expect(messagesOf({})).toEqual([]);
  expect(messagesOf({ url: 'http://old.example' })).toEqual(['url_invalid']);
  expect(messagesOf({ url: 'https://localhost/' })).toEqual(['url_nobody']);
  const { web_page } = toPublic({ ...task, url: 'https://trees.example/', frameable: null });
  expect(web_page).toEqual({ url: 'https://trees.example/', title: '', frameable: false });
  expect(toPublic(task).web_page).toBeNull();
});

it.each([
  [{ score: null }, ['score_range']],
  [{ score: null, is_marked: false }, []],
  [{ score: null, board_of: 'class' }, []],
  [{ prompt: ' ' }, ['prompt_required']],
] as const)('with %o lacks %o', (change, messages) => {
  expect(messagesOf(change)).toEqual(messages);
});

it('has marks only where a group is marked by its teacher', () => {
  const drawn = new Set(['board']);
  const mark = (change: Partial<Board>) => markWork(webviewgroupdraw, { ...task, ...change }, {}, drawn);
  expect(mark({})).toMatchObject({ max_score: 10, needs_teacher: true });
  for (const change of [{ is_marked: false }, { board_of: 'class' }] as const)
    expect(mark(change)).toMatchObject({ max_score: 0, needs_teacher: false });
});

const student: SpacePerson = { user_id: 1, role: 'student' };
const teacher: SpacePerson = { user_id: 2, role: 'teacher' };
const star = (page?: number): InkValue => ({
  kind: 'stamp',
  stamp: 'star',
  at: [9, 9],
  size: 9,
  t: 1,
  ...(page !== undefined && { page }),
});

it('takes nothing on a frozen board, and nothing on a page that the board does not have', () => {
  const begin = switches.readControl(null);
  const write = (value: InkValue, control: unknown, attemptId = 7) =>
    mayWriteValue(boardSpaces.ink, undefined, value, student, { content: task, control, attemptId });
  expect(write(star(), null)).toBe(true);
  const frozen = switches.freezeOne(begin, 7, true);
  expect([7, 8].map((id) => write(star(), frozen, id))).toEqual([false, true]);
  expect(write(star(1), null)).toBe(false);
  const paged = switches.addPageToOne(begin, 7);
  expect([7, 8].map((id) => write(star(1), paged, id))).toEqual([true, false]);
});

it('has one board, that of the groups or that of the class, on which the teacher may draw while it is frozen', () => {
  const ofClass = { ...task, board_of: 'class' as const };
  const write = (space: 'ink' | 'class_ink', content: Board, writer: SpacePerson, control: unknown = null) =>
    mayWriteValue(boardSpaces[space], undefined, star(), writer, { content, control });
  expect([write('ink', task, student), write('class_ink', task, student)]).toEqual([true, false]);
  expect([write('ink', ofClass, student), write('class_ink', ofClass, student)]).toEqual([false, true]);
  const frozen = switches.freezeAll(switches.readControl(null), true);
  expect([student, teacher].map((writer) => write('class_ink', ofClass, writer, frozen))).toEqual([
    false,
    true,
  ]);
});
