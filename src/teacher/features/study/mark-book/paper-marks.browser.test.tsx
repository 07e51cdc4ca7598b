import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookPaperMark, summarizeMarks } from '#contract/figures/mark-book.ts';
import type { PaperMark } from '#teacher/shared/marks/paper-marks.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { forgetUnsent, signInTeacher, startApp } from '#tests/browser/unsent-app.ts';
import { BookDialogs } from './book-dialogs.tsx';
import type { FinalMark, MarkBook } from './booked.ts';
import { MarkBookView } from './mark-book-view.tsx';

/** Marks on paper are typed down a column and never lost; categories and final marks show what counts. */

const shown = { calendar_id: 1, class_id: 3, subject_id: 4 };
const works = [
  ['Dictation 1', 5],
  ['Dictation 2', 5],
  ['Loose', null],
] as const;

/** A class of three with three works on paper, which the server computes as the real one does. */
function createServer() {
  const marks = new Map<string, PaperMark>();
  const state = { isCut: false, refuses: false, final: undefined as FinalMark | undefined };
  const category = { id: 5, name: 'Dictations', weight: 40, drop_lowest: 1 };
  const readBook = (): MarkBook => ({
    class_name: '4A',
    subject_name: 'Maths',
    subject_name_eng: 'Maths',
    can_change: true,
    categories: [category],
    works: works.map(([name, category_id], index) => ({
      kind: 'paper',
      id: index + 1,
      name,
      unit_name: '',
      max_score: 20,
      due_at: null,
      day: '2026-09-01',
      category_id,
      average: null,
    })),
    students: ['Ada', 'Ben', 'Cho'].map((student_name, index) => {
      const user_id = index + 1;
      const given = works.map((_work, place) => marks.get(`${place + 1}/${user_id}`));
      const booked = given.map((mark) => bookPaperMark(mark, 20));
      const categorized = booked.map((mark, place) => ({ ...mark, category_id: works[place]?.[1] ?? null }));
      const { total, dropped } = summarizeMarks(categorized, [category]);
      return {
        user_id,
        student_name,
        student_name_eng: '',
        class_number: user_id,
        group: '',
        cells: booked.map((mark, place) => ({
          ...mark,
          score: given[place]?.score ?? null,
          ...(dropped.has(place) && { is_dropped: true as const }),
        })),
        total,
        final: (user_id === 1 && state.final) || null,
      };
    }),
    average: null,
    is_cut: false,
  });
  const save = (input: Record<string, unknown>) => {
    if (state.isCut) throw new Error('no network');
    if (state.refuses) return { code: 40401, msg: 'Gone', data: null };
    for (const mark of input['marks'] as PaperMark[])
      marks.set(`${mark.paper_work_id}/${mark.user_id}`, mark);
    return { data: {} };
  };
  const server = {
    'GET /study/mark_book': () => ({ data: readBook() }),
    'POST /study/paper_marks_save': save,
    'POST /study/final_mark_set': (input: Record<string, unknown>) => {
      const { share, reason, computed_share } = input as unknown as FinalMark;
      const told = { teacher_name: 'Ms Chan', changed_at: 0, is_outdated: false };
      state.final = { share, reason, computed_share, ...told };
      return { data: {} };
    },
  };
  const scores = () => [...marks].map(([cell, { score, is_excused }]) => [cell, is_excused ? 'x' : score]);
  return { server, state, scores };
}

const show = (server: ReturnType<typeof createServer>['server']) =>
  showPage({
    server,
    show: () => (
      <BookDialogs shown={shown}>
        <MarkBookView shown={shown} />
      </BookDialogs>
    ),
  });
const field = (name: string, work = 'Dictation 1') => page.getByLabelText(`Points of ${name} in ${work}`);

beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
  startApp();
});

it('takes points, decimals and excused students by the keyboard down a column', async () => {
  const { server, scores } = createServer();
  await show(server);
  await expect.element(field('Ada')).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await field('Ada').click();
  await userEvent.keyboard('12.5{Enter}');
  await expect.element(field('Ben')).toHaveFocus();
  await userEvent.keyboard('x{ArrowDown}');
  await expect.element(field('Cho')).toHaveFocus();
  await userEvent.keyboard('8{ArrowUp}');
  await expect.element(field('Ben')).toHaveFocus();
  await expect.poll(scores).toEqual([
    ['1/1', 12.5],
    ['1/2', 'x'],
    ['1/3', 8],
  ]);
  await expect.element(field('Ben')).toHaveValue('Excused');
  await expect.element(page.getByRole('row', { name: /Ada/ }).getByText('from 1 of 2')).toBeVisible();
  // An emptied field takes the mark back; Escape leaves what is saved.
  await field('Cho').click();
  await userEvent.keyboard('{Backspace}{Enter}');
  await expect.poll(() => scores().at(-1)).toEqual(['1/3', null]);
  await field('Ada').click();
  await userEvent.keyboard('3{Escape}');
  await expect.element(field('Ada')).toHaveValue('12.5');
});

it('refuses what is no mark, and keeps it with the reason', async () => {
  const { server, scores } = createServer();
  await show(server);
  await field('Ada').click();
  await userEvent.keyboard('21{Enter}');
  await expect.element(field('Ada')).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('0 to 20, with at most two decimals, or x');
  await expect.element(field('Ada')).toHaveValue('21');
  expect(await findAxeViolations(document.body)).toEqual([]);
  expect(scores()).toEqual([]);
});

it('keeps marks while the connection is cut, also over a reload, and says what the server refuses', async () => {
  const { server, state, scores } = createServer();
  const { screen } = await show(server);
  state.isCut = true;
  await field('Ada').click();
  await userEvent.keyboard('11{Enter}');
  await userEvent.keyboard('4');
  await expect.element(field('Ada')).toHaveAccessibleDescription('not saved yet');
  await screen.unmount();
  await show(server);
  await expect.element(field('Ada')).toHaveValue('11');
  await expect.element(field('Ben')).toHaveValue('4');
  await expect.element(field('Ben')).not.toBeInvalid();
  await expect.element(field('Ben')).toHaveAccessibleDescription('not saved yet');
  state.isCut = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => scores()[0]).toEqual(['1/1', 11]);
  state.refuses = true;
  await field('Cho').click();
  await userEvent.keyboard('9{Enter}');
  await expect.element(page.getByText('Not saved: Gone')).toBeVisible();
  await expect.element(field('Cho')).toHaveValue('9');
});

it('strikes what is left out, with a word, and says which work does not count', async () => {
  const { server } = createServer();
  await show(server);
  await field('Ada').click();
  await userEvent.keyboard('10{Enter}');
  await field('Ada', 'Dictation 2').click();
  await userEvent.keyboard('16{Enter}');
  const row = page.getByRole('row', { name: /Ada/ });
  await expect.element(row.getByText('left out')).toBeVisible();
  await expect.element(field('Ada')).toHaveAccessibleDescription('left out');
  expect(getComputedStyle(field('Ada').element()).textDecorationLine).toBe('line-through');
  const heads = [...document.querySelectorAll('th[scope="colgroup"]')].map((head) => head.textContent);
  expect(heads).toEqual(['Dictations 100% · lowest 1 left out', 'No category not in the total']);
});

it('sets a final mark with a reason; the computed total stays, and a change of it is told', async () => {
  const { server, state } = createServer();
  await show(server);
  await field('Ada').click();
  await userEvent.keyboard('10{Enter}');
  const row = page.getByRole('row', { name: /Ada/ });
  await expect.element(row.getByText('from 1 of 2')).toBeVisible();
  await row.getByRole('button', { name: /Final mark of Ada/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'Final mark (%)' })).toHaveValue('50');
  await page.getByRole('textbox', { name: 'Final mark (%)' }).fill('62.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Please give a reason')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Talks well');
  expect(await findAxeViolations(document.body)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(row.getByRole('button', { name: /Final mark of Ada 62.5/ })).toBeVisible();
  expect(state.final).toMatchObject({ share: 0.625, reason: 'Talks well', computed_share: 0.5 });
  state.final = state.final && { ...state.final, is_outdated: true };
  await field('Ada', 'Dictation 2').click();
  await userEvent.keyboard('15{Enter}');
  await expect.element(row.getByText('Computed total changed since: 50 → 75')).toBeInTheDocument();
});
