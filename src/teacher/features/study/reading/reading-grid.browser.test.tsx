import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import type { Grid, GridRow } from '../grid-model.ts';
import { ReadingGrid } from './reading-grid.tsx';
import { ReadingInsights } from './reading-insights.tsx';

const courseware: Grid['courseware'] = {
  courseware_id: 7,
  courseware_name: 'A day at the harbour',
  type: 'ebook',
  is_marked: false,
  has_progress: true,
  has_trace: true,
  unit_id: 1,
  unit_name: 'Unit',
  class_id: 1,
  class_name: '4A',
  subject_id: 2,
  subject_name: 'Chinese',
  subject_name_eng: '',
  join_code: 'ABC234',
  is_open: true,
  due_at: null,
  max_score: 0,
  target_kind: 'class' as const,
  work_by: 'person' as const,
  assigned: 4,
  started: 3,
  submitted: 2,
  questions: [],
};

function row(class_number: number, student_name: string, part: Partial<GridRow>): GridRow {
  return {
    user_id: class_number,
    student_name,
    student_name_eng: '',
    class_number,
    is_guest: false,
    group: '',
    is_assigned: true,
    attempt_id: class_number,
    state: 'in_progress',
    attempts: 1,
    started_at: 1_790_000_000_000,
    submitted_at: null,
    score: null,
    max_score: 0,
    share: null,
    time_ms: 60_000,
    last_saved_at: null,
    progress: null,
    cells: [{ question_id: '-trace', state: 'answered', score: null, needs_teacher: false }],
    ...part,
  };
}

const finished = { state: 'submitted', submitted_at: 1_790_000_100_000 } as const;
const rows = [
  row(1, 'Ada', { ...finished, progress: { done: 3, of: 3 } }),
  row(2, 'Ben', { ...finished, progress: { done: 2, of: 3 } }),
  row(3, 'Cho', { progress: { done: 2, of: 3 } }),
  row(4, 'Dan', { state: 'not_started', attempts: 0, started_at: null, cells: [] }),
];

function show(shown: Grid['courseware'], hideNames = false) {
  return showPage({
    server: {},
    show: () => (
      <>
        <ReadingInsights grid={{ courseware: shown, rows }} hideNames={hideNames} />
        <ReadingGrid courseware={shown} rows={rows} hideNames={hideNames} />
      </>
    ),
  });
}

it.each([
  [1366, 768],
  [390, 844],
])(
  'shows each student’s progress, and marks those who finished too early, at %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    const { screen } = await show(courseware);
    const cell = (name: RegExp) => screen.getByRole('row', { name }).getByRole('cell').nth(1);
    await expect.element(screen.getByRole('columnheader', { name: 'Parts read' })).toBeVisible();
    await expect.element(cell(/Ada/)).toHaveTextContent('3 / 33 of 3 read');
    await expect.element(cell(/Ben/)).toHaveTextContent('2 / 31 unreadFinished with only 2 of 3 read');
    await expect.element(cell(/Cho/)).toHaveTextContent('2 / 32 of 3 read');
    await expect.element(cell(/Dan/)).toHaveTextContent('—');
    const colourOf = (text: string) => getComputedStyle(screen.getByTitle(text).element()).color;
    expect(colourOf('Finished with only 2 of 3 read')).not.toBe(colourOf('2 of 3 read'));
    expect(await findAxeViolations(document.body)).toEqual([]);
  },
);

it('names students who left a part unread, and counts those who read everything', async () => {
  const { screen } = await show(courseware);
  await expect.element(screen.getByRole('heading', { name: 'Read everything: 1 of 4' })).toBeVisible();
  await expect.element(screen.getByText('Finished without having read everything: 1')).toBeVisible();
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Ben' }))
    .toHaveTextContent('2 Ben 2 / 3');
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Dan' })).toHaveTextContent('4 Dan');
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
});

it('counts students who opened the activity like the page’s head, whatever they opened in it', async () => {
  const begun = row(5, 'Eva', { cells: [] });
  const { screen } = await showPage({
    server: {},
    show: () => (
      <>
        <ReadingInsights grid={{ courseware, rows: [...rows, begun] }} hideNames={false} />
        <ReadingGrid courseware={courseware} rows={[begun]} hideNames={false} />
      </>
    ),
  });
  await expect.element(screen.getByRole('heading', { name: 'Activity not opened yet: 1' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'Content not opened' })).toBeVisible();
});

it('hides names on request', async () => {
  const { screen } = await show(courseware, true);
  await expect.element(screen.getByRole('columnheader', { name: 'Parts read' })).toBeVisible();
  expect(screen.getByText(/Ada|Ben|Cho|Dan/).elements()).toEqual([]);
});

it('shows no progress for activities without parts', async () => {
  const { screen } = await show({ ...courseware, has_progress: false });
  await expect.element(screen.getByRole('columnheader', { name: 'Finished' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Parts read' }).elements()).toEqual([]);
  expect(screen.getByRole('heading', { name: /Read everything/ }).elements()).toEqual([]);
});
