import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ApiReply } from '#contract/api.ts';
import type { Grid } from '#teacher/features/study/grid-model.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { ClassAchievement } from './class-achievement.tsx';

/** The figures by dimension and level are read without colour; the teacher chooses whose. */

const cell = (dimension_id: number, level: 'low' | 'high', earned: number, waiting = 0) => ({
  dimension_id,
  level,
  earned,
  possible: 8,
  share: earned / 8,
  questions: 2,
  waiting,
});
const everybody: ApiReply<'GET /study/achievement'> = {
  dimensions: [
    { id: 1, name: 'Observation' },
    { id: 2, name: '' },
  ],
  cells: [cell(1, 'low', 6), cell(1, 'high', 2, 3), { ...cell(2, 'low', 0), possible: 0, share: null }],
  attempts: 2,
};

function HidableAchievement({ grid }: { grid: Grid }) {
  const [hideNames, setHideNames] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHideNames(true)}>
        Hide
      </button>
      <ClassAchievement grid={grid} hideNames={hideNames} />
    </>
  );
}

const row = (user_id: number, student_name: string, group: string) => ({ user_id, student_name, group });

it('shows the class again while the names are hidden', async () => {
  const rows = [row(5, 'Karin Ng', '')];
  const grid = { courseware: { courseware_id: 3 }, rows } as unknown as Grid;
  const { sent } = await showPage({
    server: { 'GET /study/achievement': () => ({ data: everybody }) },
    show: () => <HidableAchievement grid={grid} />,
  });
  await page.getByLabelText('Show').selectOptions('student 5');
  await expect.poll(() => sent.at(-1)?.input.user_id).toBe('5');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(page.getByLabelText('Show')).toHaveValue('class');
  expect(document.body.textContent).not.toContain('Karin');
});

it('shows the class, and then the student who is chosen', async () => {
  const rows = [row(5, 'Karin Ng', 'Red'), row(6, 'Ben Ho', '')];
  // Only what the view reads.
  const grid = { courseware: { courseware_id: 3 }, rows } as unknown as Grid;
  const { sent } = await showPage({
    server: {
      'GET /study/achievement': ({ user_id }) => ({
        data: user_id === undefined ? everybody : { ...everybody, cells: [cell(1, 'low', 8)] },
      }),
    },
    show: () => <ClassAchievement grid={grid} hideNames={false} />,
  });
  const observation = page.getByRole('row', { name: /Observation/ });
  await expect.element(observation.getByText('75%')).toBeVisible();
  await expect.element(observation.getByText('25%')).toBeVisible();
  await expect.element(observation.getByText(/3.*mark/)).toBeVisible();
  await expect.element(page.getByText(/^Not/)).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await page.getByLabelText('Show').selectOptions('student 5');
  await expect.element(observation.getByText('100%')).toBeVisible();
  await page.getByLabelText('Show').selectOptions('group Red');
  await expect.element(observation.getByText('75%')).toBeVisible();
  expect(sent.map(({ input }) => [input.user_id, input.group])).toEqual([
    [undefined, undefined],
    ['5', undefined],
    [undefined, 'Red'],
  ]);
});
