import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resultCodes } from '#contract/codes.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import type { Marking } from './marking-items.ts';
import { ReleaseMarks } from './release-marks.tsx';

const text = '25 answers still wait for marking. Students will see marks without them.';
const marking = {
  courseware: { courseware_id: 5, feedback_rule: 'after_submit', marks_held: true, marks_released_at: null },
  attempts: [{ members: [{ user_id: 1 }, { user_id: 2 }] }],
} as unknown as Marking;

const server: FakeServer = {
  'POST /study/marks_release': ({ confirmed }) =>
    confirmed === true
      ? { data: { marks_released_at: 1 } }
      : { code: resultCodes.marks_waiting, msg: text, data: null },
};

test('asks before it releases marks while answers wait for marking', async () => {
  const { sent } = await showPage({ server, show: () => <ReleaseMarks marking={marking} /> });
  const release = page.getByRole('button', { name: 'Release marks (2 students)' });
  await release.click();
  const dialog = page.getByRole('alertdialog', { name: 'Release marks now?' });
  await expect.element(dialog.getByText(text)).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(sent.map(({ input }) => input['confirmed'])).toEqual([false]);
  await release.click();
  await dialog.getByRole('button', { name: 'Release anyway' }).click();
  await expect.element(page.getByText('Marks released')).toBeVisible();
  expect(sent.map(({ input }) => input['confirmed'])).toEqual([false, false, true]);
});
