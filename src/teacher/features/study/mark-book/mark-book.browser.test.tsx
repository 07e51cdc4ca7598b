import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#contract/language.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { setLanguage } from '#ui/i18n/language-store.ts';
import type { MarkBook } from './booked.ts';
import { MarkBookView } from './mark-book-view.tsx';

/** Each state is told in words, and no student's missing work looks like a mark. */

const work = {
  kind: 'courseware' as const,
  unit_name: 'Unit',
  max_score: 8,
  due_at: null,
  day: null,
  category_id: null,
  average: 0.75,
};
const none = { share: null, score: null };
const book: MarkBook = {
  class_name: '4A',
  subject_name: 'Maths',
  subject_name_eng: 'Maths',
  can_change: false,
  categories: [],
  works: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, index) => ({
    ...work,
    id: index + 1,
    name,
  })),
  students: [
    {
      user_id: 7,
      class_number: 1,
      student_name: 'Ada',
      student_name_eng: 'Ada',
      group: '',
      cells: [
        { state: 'marked', share: 0.75, score: 6, is_late: true },
        { state: 'missing', ...none },
        { state: 'waiting', share: null, score: 2 },
        { state: 'excused', ...none },
        { state: 'open', ...none },
        { state: 'not_for', ...none },
      ],
      total: { share: 0.75, marked: 1, expected: 4, means: [] },
      final: null,
    },
  ],
  average: 0.75,
  is_cut: false,
};
const shown = { calendar_id: 1, class_id: 3, subject_id: 4 };
const show = (change: Partial<MarkBook> = {}) =>
  showPage({
    server: { 'GET /study/mark_book': () => ({ data: { ...book, ...change } }) },
    show: () => <MarkBookView shown={shown} />,
  });

it('shows all works, also those beside the window, which are drawn last', async () => {
  const count = Math.ceil(innerWidth / 84) + 5;
  const works = Array.from({ length: count }, (_, index) => ({
    ...work,
    id: index + 1,
    name: `Work ${index + 1}`,
  }));
  const students = book.students.map((student) => ({
    ...student,
    cells: works.map(() => ({ state: 'missing' as const, ...none })),
  }));
  await show({ works, students });
  await expect.element(page.getByRole('columnheader', { name: `Work ${count}` })).toBeInTheDocument();
  const row = page.getByRole('row', { name: /Ada/ });
  await expect.element(row).toBeVisible();
  expect(row.element().querySelectorAll('td[data-state=missing]')).toHaveLength(count);
});

it('says what each activity is for a student, and of how many the total is', async () => {
  await show();
  const row = page.getByRole('row', { name: /Ada/ });
  await expect.element(row).toBeVisible();
  const cells = row.element().querySelectorAll('td');
  expect([...cells].map(({ textContent }) => textContent)).toEqual([
    '75 from 1 of 4',
    '75',
    '75  late',
    'Missing',
    'To mark',
    'Excused',
    '·Not submitted yet',
    'Not for this student',
  ]);
  const mark = row.getByRole('link', { name: /75/ });
  await expect.element(mark).toHaveAttribute('title', '6 of 8 points · late');
  await expect
    .element(mark)
    .toHaveAttribute('href', '/study-situation-view/personal-detail?courseware_id=1&user_id=7');
});

it('says why it is empty', async () => {
  await show({ works: [], students: [{ ...book.students[0], cells: [] } as never] });
  await expect.element(page.getByText('No marks in this subject yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To my units' })).toBeVisible();
});

it.each(languages)('can be read in %s', async (language) => {
  setLanguage(language);
  await show();
  await expect.element(page.getByRole('row', { name: /Ada/ })).toBeVisible();
  expect(await findAxeViolations(document.body, language)).toEqual([]);
});
