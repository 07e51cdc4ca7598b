import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { resultCodes } from '#contract/codes.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { forgetUnsent, signInTeacher, startApp } from '#tests/browser/unsent-app.ts';
import { ExceptionsDialog } from './exceptions-dialog.tsx';

beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
  startApp();
});

const person = {
  user_id: 5,
  student_name: 'Karin Ng',
  student_name_eng: '',
  class_number: 1,
  is_guest: false,
};

async function reopen(code: number, msg: string) {
  const onClose = vi.fn<() => void>();
  await showPage({
    server: { 'POST /study/reopen_attempts': () => ({ code, msg, data: null }) },
    show: () => <ExceptionsDialog coursewareId={3} people={[person]} person={person} onClose={onClose} />,
  });
  await page.getByRole('radio', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  return onClose;
}

const submitBy = page.getByLabelText('Submit by (optional)');

it('asks for a new time where the due time has passed', async () => {
  const onClose = await reopen(resultCodes.past_due, 'The due time has passed.');
  await expect
    .element(page.getByText('The due time has passed. Choose a new time to submit by.'))
    .toBeVisible();
  await expect.element(submitBy).toHaveFocus();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('says why work cannot be reopened', async () => {
  await reopen(resultCodes.courseware_closed, 'It is closed.');
  await expect.element(page.getByText('It is closed.')).toBeVisible();
  await expect.element(submitBy).not.toHaveAttribute('aria-invalid', 'true');
});
