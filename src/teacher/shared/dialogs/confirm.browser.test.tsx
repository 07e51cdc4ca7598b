import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { ConfirmHost, useConfirm } from './confirm.tsx';

const answers: boolean[] = [];

function AskButton() {
  const confirm = useConfirm();
  const ask = async () => {
    answers.push(await confirm({ text: 'Delete it?', danger: true }));
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        ask
      </button>
      <ConfirmHost />
    </>
  );
}

beforeEach(() => {
  setLanguage('en');
  answers.length = 0;
});

it('answers yes, no, and no for Escape, and gives the focus back', async () => {
  const screen = await render(<AskButton />);
  const opener = screen.getByRole('button', { name: 'ask' });
  for (const answerQuestion of [
    () => screen.getByRole('button', { name: 'Confirm' }).click(),
    () => screen.getByRole('button', { name: 'Cancel' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await opener.click();
    await expect.element(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeVisible();
    await answerQuestion();
    await expect.element(opener).toHaveFocus();
  }
  expect(answers).toEqual([true, false, false]);
});
