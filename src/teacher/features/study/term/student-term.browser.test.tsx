import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ApiReply } from '#contract/api.ts';
import { languages } from '#contract/language.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { StudentTermView } from './student-term-view.tsx';

/** A student's term tells each figure in words and in a table, and the chart is read without colour and by keys. */

type Term = ApiReply<'GET /study/student_term'>;
type Activity = Term['activities'][number];

const activity = (courseware_id: number, part: Partial<Activity>): Activity => ({
  courseware_id,
  courseware_name: `Sheet ${courseware_id}`,
  type: 'diyquiz',
  unit_name: 'Unit',
  max_score: 8,
  due_at: null,
  state: 'open',
  share: null,
  score: null,
  submitted_at: null,
  comment: '',
  class_median: null,
  place: 2 * courseware_id,
  ...part,
});

const marked = { state: 'marked', submitted_at: Date.UTC(2026, 9, 3, 2) } as const;
const term: Term = {
  class_name: '4A',
  subject_name: 'Maths',
  subject_name_eng: '',
  calendar_name: '2026–27',
  user_id: 7,
  students: [],
  activities: [
    activity(1, { ...marked, share: 0.75, score: 6, is_late: true, comment: 'Neat', class_median: 0.5 }),
    activity(2, { state: 'missing' }),
    activity(3, { state: 'waiting', score: 2 }),
    activity(4, { ...marked, share: 0.25, score: 2, class_median: null }),
  ],
  paper_works: [
    {
      id: 1,
      place: 3,
      name: 'Dictation',
      day: '2026-09-01',
      max_score: 20,
      state: 'marked',
      share: 0.6,
      score: 12,
      is_dropped: true,
      class_median: 0.7,
    },
    {
      id: 2,
      place: 9,
      name: 'Poster',
      day: '2026-10-11',
      max_score: 5,
      state: 'open',
      share: null,
      score: null,
      class_median: null,
    },
  ],
  total: { share: 0.5, marked: 2, expected: 4 },
  class_median: null,
  tags: [{ tag: 'Fractions', earned: 3, possible: 4, share: 0.75, questions: 2, waiting: 1 }],
  is_cut: false,
};

const show = (language?: (typeof languages)[number]) =>
  showPage({ server: {}, show: () => <StudentTermView term={term} />, ...(language && { language }) });

const cellsOf = (name: RegExp) =>
  [...page.getByRole('row', { name }).element().querySelectorAll('td')].map(({ textContent }) => textContent);

it('says state, mark, median, time and comment of each activity', async () => {
  await show();
  await expect.element(page.getByRole('table', { name: 'Activities and work on paper' })).toBeVisible();
  expect(cellsOf(/Sheet 1/).filter((_, index) => index !== 5)).toEqual([
    '1',
    'Markedlate',
    '75%',
    '6 / 8',
    '50%',
    'Neat',
  ]);
  expect(cellsOf(/Sheet 2/)).toEqual(['3', 'Missing', '–', '', '–', '', '']);
  // The points of work that waits are no mark.
  expect(cellsOf(/Sheet 3/)).toEqual(['4', 'To mark', '–', '', '–', '', '']);
  await expect.element(page.getByText('from 2 of 4')).toBeVisible();
  await expect.element(page.getByText('1 missing · 1 to mark · 1 late')).toBeVisible();
  expect(cellsOf(/Fractions/)).toEqual(['75%', '3 / 4', '21 to mark']);
});

it('lists work on paper at its place of the mark book, also without a mark', async () => {
  await show();
  await expect.element(page.getByRole('row', { name: /Dictation/ })).toBeVisible();
  expect(cellsOf(/Dictation/)).toEqual(['2', 'Marked', '60%left out', '12 / 20', '70%', '2026/9/1']);
  expect(cellsOf(/Poster/)).toEqual(['6', 'No mark yet', '–', '', '–', '2026/10/11']);
});

it('reads the chart by keys', async () => {
  await show();
  const chart = page.getByRole('slider', { name: 'Results over the school year' });
  await expect.element(chart).toHaveAttribute('aria-valuenow', '5');
  chart.element().focus();
  await userEvent.keyboard('{Home}');
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', '1. Sheet 1 · This student: 75% · Class median: 50%');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowRight}{ArrowRight}');
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', '3. Sheet 2 · This student: no mark · Class median: no mark');
  // Three marks of the student as circles, two medians as diamonds.
  expect(chart.element().querySelectorAll('circle')).toHaveLength(3);
  expect(chart.element().querySelectorAll('rect')).toHaveLength(2);
});

it.each(languages)('can be read in %s', async (language) => {
  await show(language);
  await expect.element(page.getByRole('slider')).toBeVisible();
  expect(await findAxeViolations(document.body, language)).toEqual([]);
});
