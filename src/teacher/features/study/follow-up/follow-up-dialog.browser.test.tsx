import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Grid, GridRow } from '#teacher/features/study/grid-model.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';

const questions = ['Halves', 'Thirds'].map((title, index) => ({
  id: `q${index + 1}`,
  title,
  max_score: 1,
  marked_by: 'machine' as const,
}));

const createRow = (number: number, scores: readonly (number | null)[], part: object = {}) =>
  ({
    user_id: number,
    student_name: `Student ${number}`,
    student_name_eng: '',
    class_number: number,
    is_guest: false,
    group: '',
    is_assigned: true,
    attempt_id: number,
    state: 'submitted',
    cells: scores.map((score, index) => ({
      question_id: `q${index + 1}`,
      state: 'answered',
      score,
      needs_teacher: score === null,
    })),
    ...part,
  }) as unknown as GridRow;

/** Question 1 is hard. Student 4 waits for a mark, 5 has not submitted, 6 is excused. */
const grid = {
  courseware: { courseware_id: 5, courseware_name: 'Fractions', questions },
  rows: [
    createRow(1, [0, 1]),
    createRow(2, [0.5, 0]),
    createRow(3, [1, 1]),
    createRow(4, [null, 1]),
    createRow(5, [0, 1], { state: 'in_progress' }),
    createRow(6, [0, 1], { exception: { is_excused: true } }),
  ],
} as unknown as Grid;

const show = () => {
  const onMade = vi.fn<ComponentProps<typeof FollowUpDialog>['onMade']>();
  const server = {
    'POST /study/follow_up_quiz': () => ({ data: { activity_id: 7, courseware_id: 8, unit_id: 9 } }),
    'POST /study/follow_up_groups': () => ({ data: { group_set_id: 3, class_id: 4 } }),
  };
  const dialog = () => <FollowUpDialog grid={grid} opener="x" onClose={() => undefined} onMade={onMade} />;
  return showPage({ server, show: dialog }).then((shown) => ({ ...shown, onMade }));
};

test('proposes the hardest questions and those who missed them, and makes a quiz for them', async () => {
  const { sent, onMade } = await show();
  await expect.element(page.getByRole('checkbox', { name: '1. Halves' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: '2. Thirds' })).not.toBeChecked();
  const students = () =>
    page
      .getByRole('checkbox', { name: /Student/, checked: true })
      .elements()
      .map((box) => box.getAttribute('value'));
  expect(students()).toEqual(['1', '2']);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await page.getByRole('checkbox', { name: /Student 1/ }).click();
  await page.getByRole('button', { name: 'Make the quiz' }).click();
  await expect.poll(() => onMade.mock.calls).toEqual([[{ unitId: 9 }]]);
  expect(sent.find(({ key }) => key === 'POST /study/follow_up_quiz')?.input).toMatchObject({
    courseware_id: 5,
    question_ids: ['q1'],
    user_ids: [2],
    name: 'Fractions: once more',
  });
});

test('makes groups, and refuses to make anything of no student', async () => {
  const { sent, onMade } = await show();
  await page.getByRole('radio', { name: /^Groups/ }).click();
  for (const box of page.getByRole('checkbox', { name: /Student/ }).elements()) (box as HTMLElement).click();
  await page.getByRole('button', { name: 'Make the groups' }).click();
  await expect.element(page.getByText('Choose at least one student')).toBeVisible();
  await page.getByRole('checkbox', { name: /Student 1/ }).click();
  await page.getByRole('button', { name: 'Make the groups' }).click();
  await expect.poll(() => onMade.mock.calls).toEqual([[{ classId: 4 }]]);
  expect(sent.find(({ key }) => key === 'POST /study/follow_up_groups')?.input).toMatchObject({
    user_ids: [1],
  });
});
