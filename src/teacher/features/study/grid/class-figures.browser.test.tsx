import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TrendChart } from '#teacher/features/study/personal/trend-chart.tsx';
import { showPage } from '#tests/browser/show-page.tsx';
import type { Grid } from '../grid-model.ts';
import { GridInsights } from './grid-insights.tsx';
import { GridLegend } from './grid-legend.tsx';

const activityNames = [
  '成語運用',
  '分數的認識',
  '乘法快答',
  '面積和周界',
  '水的循環',
  'Plants and what they need',
  '四季',
];

it('says from how many students on a class has figures, and explains blank cells', async () => {
  const courseware = {
    courseware_id: 7,
    questions: [{ id: 'q', title: 'One', max_score: 1, marked_by: 'machine' as const }],
  };
  const row = { state: 'submitted', cells: [] };
  const grid = { courseware, rows: [row, { ...row, state: 'not_started' }, row, row] } as unknown as Grid;
  const gridWithFew = {
    ...grid,
    rows: grid.rows.slice(0, 3).map((one, at) => (at ? { ...one, state: 'not_started' } : one)),
  };
  await showPage({
    server: {},
    show: () => (
      <>
        <GridInsights grid={gridWithFew as Grid} hideNames={false} />
        <GridInsights grid={grid} hideNames={false} />
        <GridLegend />
      </>
    ),
  });
  await expect.element(page.getByText('once 3 have submitted')).toBeVisible();
  await expect.element(page.getByText('No question stands out so far.')).toBeVisible();
  await expect.element(page.getByText('Blank: not reached yet')).toBeVisible();
});

it('labels every activity of the year, and says why a class average is missing', async () => {
  await page.viewport(1366, 768);
  const trend = activityNames.map((courseware_name, at) => ({
    courseware_id: at + 1,
    courseware_name,
    subject_name: 'Chinese',
    submitted_at: 1,
    share: 0.5,
    class_share: at === 6 ? null : 0.6,
  }));
  await showPage({
    server: {},
    show: () => (
      <div style={{ width: 700 }}>
        <TrendChart trend={trend} />
      </div>
    ),
  });
  await expect
    .element(page.getByText('The class average shows where at least 3 have submitted.'))
    .toBeVisible();
  const labels = () =>
    Array.from(
      document.querySelectorAll('.recharts-cartesian-axis-tick-value'),
      (text) => text.textContent ?? '',
    ).filter((text) => !text.endsWith('%'));
  await expect.poll(() => labels().length).toBe(activityNames.length);
  expect(labels().at(-1)).toBe('四季');
  expect(labels()[5]).toMatch(/^Plants.*…$/);
});
