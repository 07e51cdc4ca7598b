import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import {
  emptyActivity,
  quizOfOne,
  resetServerState,
  serverState,
  showActivityEditor,
} from '#tests/browser/show-activity-editor.tsx';

/** Completing the open draft. */

beforeEach(resetServerState);

it('names what is missing before the teacher completes, and leads there', async () => {
  const { screen, sent } = await showActivityEditor();
  await expect.element(screen.getByText('1 thing to finish')).toBeVisible();
  await screen.getByRole('button', { name: /^1 thing to finish/ }).click();
  const question = screen.getByRole('textbox', { name: 'Question', exact: true });
  await expect.element(question).toHaveFocus();
  await screen.getByRole('button', { name: 'Complete' }).click();
  await expect.element(screen.getByText('Choose one to go there.')).toBeVisible();
  await question.click();
  await userEvent.keyboard('1 + 1 = ?{Enter}2{Enter}3{Enter}4{Enter}5');
  await expect.element(screen.getByRole('button', { name: /^1 thing to finish 1\. / })).toBeVisible();
  await screen.getByRole('radio', { name: 'A is right' }).click();
  await expect.element(screen.getByText('Everything is there. You can complete it now.')).toBeVisible();
  expect(sent.some(({ key }) => key === 'POST /diy/complete')).toBe(false);
  expect(await findAxeViolations(document.body)).toEqual([]);
});

it('fills in the empty fields of the form when it completes', async () => {
  serverState.activity = { ...emptyActivity, content: quizOfOne };
  const { screen, sent } = await showActivityEditor();
  await screen.getByRole('button', { name: 'Complete' }).click();
  await expect.element(screen.getByRole('dialog', { name: '“Quiz” is complete' })).toBeVisible();
  expect(sent.findLast(({ key }) => key === 'POST /diy/save')?.input['form']).toMatchObject({
    name: 'Quiz',
    description: 'Quiz',
    subject_id: 1,
    grade: 5,
    difficulty: 'medium',
  });
});

it('leads to the field of the form that completing could not fill in', async () => {
  serverState.activity = { ...emptyActivity, content: quizOfOne };
  serverState.hasNoClass = true;
  const { screen } = await showActivityEditor();
  await screen.getByRole('button', { name: 'Complete' }).click();
  await screen.getByRole('button', { name: /^Settings .*subject/i }).click();
  await expect.element(screen.getByRole('combobox', { name: /^Subject/ })).toHaveFocus();
});

it('takes the subject of the unit, and asks for it where the teacher teaches several', async () => {
  serverState.activity = { ...emptyActivity, content: quizOfOne };
  serverState.teachesSeveral = true;
  const { screen, sent } = await showActivityEditor();
  await screen.getByRole('button', { name: 'Complete' }).click();
  await expect.element(screen.getByRole('button', { name: /^Settings .*subject/i })).toBeVisible();
  expect(sent.findLast(({ key }) => key === 'POST /diy/save')?.input['form']).toMatchObject({
    subject_id: null,
    grade: null,
  });
  await screen.unmount();
  const inUnit = await showActivityEditor({ unitId: 7 });
  await inUnit.screen.getByRole('button', { name: 'Complete' }).click();
  await expect
    .poll(() => inUnit.sent.findLast(({ key }) => key === 'POST /diy/save')?.input['form'])
    .toMatchObject({ subject_id: 1, grade: 4 });
});

it('completes a changed activity, and updates only the coursewares that the teacher chooses', async () => {
  await page.viewport(1366, 768);
  serverState.activity = { ...emptyActivity, name: 'Tides', revision_number: 1, content: quizOfOne };
  const { screen, sent } = await showActivityEditor();
  await expect.element(screen.getByText(/Completing updates none of them/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
  // Pressed by keyboard, because without the app's top bar the editor's bar covers the button.
  const choose = screen.getByRole('button', { name: 'Choose places' }).element();
  if (choose instanceof HTMLElement) choose.focus();
  await userEvent.keyboard('{Enter}');
  for (const name of [/Unit 1/, /Unit 2/, /Unit 3/])
    await expect.element(screen.getByRole('checkbox', { name })).not.toBeChecked();
  await screen.getByRole('checkbox', { name: /Unit 1/ }).click();
  await screen.getByRole('button', { name: 'Complete and update it in 4A' }).click();
  await expect.element(screen.getByRole('dialog', { name: '“Tides” is complete' })).toBeVisible();
  expect(sent.find(({ key }) => key === 'POST /diy/sync')?.input).toMatchObject({
    activity_id: 5,
    courseware_ids: [1],
  });
});

it('syncs nothing that nobody chose', async () => {
  serverState.activity = { ...emptyActivity, name: 'Tides', revision_number: 1, content: quizOfOne };
  const { screen, sent } = await showActivityEditor();
  await expect.element(screen.getByText(/Completing updates none of them/)).toBeVisible();
  await screen.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect.element(screen.getByRole('dialog', { name: '“Tides” is complete' })).toBeVisible();
  expect(sent.some(({ key }) => key === 'POST /diy/sync')).toBe(false);
});
