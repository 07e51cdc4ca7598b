import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { SessionState } from '#player/features/attempt/session/session.ts';
import { attemptOfTest } from '#tests/browser/attempt-server.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { SubmitDialog } from './submit-dialog.tsx';
import { Submitting } from './submitting.tsx';

const state: SessionState = {
  attempt: { ...attemptOfTest, questions: [] },
  answers: {},
  saving: 'saving',
  failure: undefined,
  isSubmitting: true,
  isClosedByTeacher: false,
  problemText: undefined,
  refusals: { late: 0, locked: 0, invalid: 0 },
  refusedEntries: { late: 0, locked: 0, invalid: 0, messages: [] },
  spaceControl: null,
  waitingFileCount: 0,
  refusedFileCount: 0,
};

async function show(change: Partial<SessionState>) {
  const onSubmitWithoutFiles = vi.fn<() => void>();
  const screen = await render(
    <Submitting
      state={{ ...state, ...change }}
      isTimeOver={false}
      onRetry={() => undefined}
      onSubmitWithoutFiles={onSubmitWithoutFiles}
    />,
  );
  return { screen, onSubmitWithoutFiles };
}

beforeEach(() => setLanguage('en'));

it('offers to submit without the files that wait for the network', async () => {
  const { screen, onSubmitWithoutFiles } = await show({
    waitingFileCount: 1,
    failure: 'no_reply',
    saving: 'waiting',
  });
  await expect.element(screen.getByText('Your work is kept on this device', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('One file has not been sent yet.', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Submit without the file' }).click();
  expect(onSubmitWithoutFiles).toHaveBeenCalledOnce();
});

it('says that a refused file holds submitting up', async () => {
  const { screen } = await show({ refusedFileCount: 2 });
  await expect.element(screen.getByText('2 files were not taken.', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Submit without the 2 files' })).toBeVisible();
});

it('promises no keeping on a device that cannot store', async () => {
  const { screen } = await show({ failure: 'no_reply', saving: 'only_in_tab' });
  await expect.element(screen.getByText('Keep this tab open', { exact: false })).toBeVisible();
  expect(screen.getByText('kept on this device', { exact: false }).query()).toBeNull();
});

it('offers nothing while all is on its way', async () => {
  const { screen } = await show({});
  await expect.element(screen.getByText('Submitting…')).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});

it('has the choice in the dialog, too', async () => {
  const onSubmitWithoutFiles = vi.fn<() => void>();
  const screen = await render(
    <SubmitDialog
      state={{ ...state, isSubmitting: false, waitingFileCount: 1 }}
      onClose={() => undefined}
      onSubmit={() => undefined}
      onSubmitWithoutFiles={onSubmitWithoutFiles}
    />,
  );
  await screen.getByRole('button', { name: 'Submit without the file' }).click();
  expect(onSubmitWithoutFiles).toHaveBeenCalledOnce();
});
