import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ApiReply } from '#contract/api.ts';
import { selectableLanguages } from '#contract/language.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { StudyList } from './study-list.tsx';
import { StudyTotals } from './study-totals.tsx';

type Item = ApiReply<'GET /study/list'>['items'][number];

const item: Item = {
  courseware_id: 1,
  courseware_name: 'The journey of a drop of water',
  type: 'diyquiz',
  icon: '',
  is_marked: true,
  unit_id: 7,
  unit_name: 'Water',
  class_id: 3,
  class_name: '4A',
  subject_id: 2,
  subject_name: 'Maths',
  subject_colour: 'blue',
  state: 'late',
  due_at: Date.UTC(2026, 11, 24),
  target_kind: 'class',
  work_by: 'person',
  assigned: 30,
  started: 28,
  submitted: 2,
  average: null,
  average_of: 0,
  spread: null,
  median_time_ms: 59 * 60_000 + 59_000,
  waiting: 28,
  late: 12,
};

const marked: Item = {
  ...item,
  courseware_id: 2,
  courseware_name: 'Fractions',
  submitted: 30,
  average: 0.755,
  average_of: 28,
  spread: { least: 0.2, lower: 0.5, middle: 0.8, upper: 0.9, most: 1 },
};

const server: FakeServer = {
  'GET /common/course_extend_list': () => ({
    data: { course_extend_list: [{ type: 'diyquiz', name: 'Quiz', icon: '', may_work_by_group: true }] },
  }),
};

test.each(selectableLanguages)(
  'no figure of the list lies over another on a laptop, and rows are 44 pixels high (%s)',
  async (language) => {
    await page.viewport(1366, 768);
    const group: Item = { ...marked, courseware_id: 3, target_kind: 'students', work_by: 'group' };
    const items = [item, marked, group];
    await showPage({ server, show: () => <StudyList items={items} />, language });
    await expect.element(page.getByText(/^Quiz · Water/).first()).toBeVisible();
    const tooWide = [...document.querySelectorAll('td')].filter(
      (cell) => cell.scrollWidth > cell.clientWidth,
    );
    expect(tooWide.map((cell) => cell.textContent)).toEqual([]);
    const heights = [...document.querySelectorAll('tbody tr')].map((row) =>
      Math.round(row.getBoundingClientRect().height),
    );
    expect(heights).toEqual(items.map(() => 44));
  },
);

test('a row says its type, how marks are spread, and reminds whoever has not submitted', async () => {
  const student = {
    user_id: 7,
    student_name: '陳小文',
    student_name_eng: 'Ada Chan',
    class_number: 1,
    group: '',
    is_guest: false,
    is_assigned: true,
    state: 'not_started',
  };
  const courseware = { courseware_id: 1, courseware_name: 'A drop', due_at: null, questions: [] };
  const rows = [student, { ...student, user_id: 8, student_name_eng: 'Ben Lee', state: 'submitted' }];
  const { sent } = await showPage({
    server: { ...server, 'GET /study/grid': () => ({ data: { cursor: '', courseware, rows } }) },
    show: () => <StudyList items={[item, marked]} />,
  });
  const text = 'Marks from 20% to 100%; half of the students have 50% to 90%, the middle is 80%';
  await expect.element(page.getByRole('img', { name: text })).toBeVisible();
  await expect.element(page.getByText('Quiz · Water').first()).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  // Of 'Fractions' nobody is missing.
  const bells = page.getByRole('button', { name: /remind/ });
  expect(bells.elements()).toHaveLength(1);
  await expect
    .element(bells)
    .toHaveAccessibleName('The journey of a drop of water: remind 28 students who have not submitted');
  await bells.click();
  const dialog = page.getByRole('dialog', { name: /A drop/ });
  await expect.element(dialog.getByRole('checkbox', { name: /Ada Chan/ })).toBeChecked();
  await expect.element(dialog.getByRole('checkbox', { name: /Ben Lee/ })).not.toBeChecked();
  expect(sent.find(({ key }) => key === 'GET /study/grid')?.input).toMatchObject({ courseware_id: '1' });
});

test('nobody is reminded of what is closed or has not begun', async () => {
  const items: Item[] = [
    { ...item, state: 'closed' },
    { ...item, courseware_id: 2, state: 'scheduled' },
  ];
  await showPage({ server, show: () => <StudyList items={items} /> });
  await expect.element(page.getByText('Quiz · Water').first()).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('the totals say what there is, and nothing where there are too many coursewares', async () => {
  const totals = {
    coursewares: 24,
    assigned: 1_200,
    submitted: 512,
    late: 3,
    waiting: 1,
    average: 0.714,
    average_of: 480,
  };
  const none = { ...totals, late: 0, waiting: 0, average: null, average_of: 0 };
  await showPage({
    server,
    show: () => (
      <>
        <StudyTotals count={24} reply={{ totals }} />
        <StudyTotals count={25} reply={{ totals: none }} />
        <StudyTotals count={201} reply={{ totals: null }} />
      </>
    ),
  });
  const textsOf = (index: number) =>
    page
      .getByRole('list')
      .nth(index)
      .getByRole('listitem')
      .elements()
      .map((element) => element.textContent);
  await expect.element(page.getByText('201 coursewares')).toBeVisible();
  expect(textsOf(0)).toEqual([
    '24 coursewares',
    '512 of 1,200 submitted',
    '3 late',
    '1 to mark',
    'average 71% (480 marks)',
  ]);
  expect(textsOf(1)).toEqual(['25 coursewares', '512 of 1,200 submitted']);
  expect(textsOf(2)).toEqual(['201 coursewares', 'Choose a class to see its totals.']);
});
