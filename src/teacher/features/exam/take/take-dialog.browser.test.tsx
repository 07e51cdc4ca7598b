import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { commonReplies } from '#tests/browser/exam-samples.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { TakeDialog } from './take-dialog.tsx';

test('says how many questions were taken, were there already, and are not finished', async () => {
  const activity = { id: 5, name: 'Fractions', subject_id: 1, grade: 4 };
  const { sent } = await showPage({
    server: {
      ...commonReplies,
      'POST /exam/take_questions': () => ({
        data: {
          taken: [
            { question_id: 'a', id: 1 },
            { question_id: 'b', id: 2 },
          ],
          already_there: [{ question_id: 'c', id: 3 }],
          incomplete: [{ question_id: 'd', title: 'Half a question' }],
        },
      }),
    },
    show: () => <TakeDialog activity={activity} opener="none" onClose={() => undefined} />,
  });
  await page.getByRole('combobox', { name: 'Who may see it' }).selectOptions('All teachers');
  await page.getByRole('button', { name: 'Put them in' }).click();
  await expect.element(page.getByText('2 questions taken')).toBeVisible();
  await expect.element(page.getByText('1 question was there already')).toBeVisible();
  await expect.element(page.getByText('Half a question')).toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
  expect(sent.find(({ key }) => key === 'POST /exam/take_questions')?.input).toMatchObject({
    activity_id: 5,
    facts: { subject_id: 1, grade: 4, visibility: 'school' },
  });
});
