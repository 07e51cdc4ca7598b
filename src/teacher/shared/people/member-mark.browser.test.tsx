import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { resultCodes } from '#contract/codes.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { forgetUnsent, listStored, signInTeacher, startApp } from '#tests/browser/unsent-app.ts';
import { MemberMark } from './member-mark.tsx';

/** A member's own mark is kept until the server has it, and a colleague's is not overwritten. */

type Input = { seen: number | null; score: number | null; reason: string };
let stored: number | null;
let refusal: number | undefined;
let isCut: boolean;

beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
  stored = null;
  refusal = undefined;
  isCut = false;
});

const showMark = (ownScore: number | null = null) =>
  showPage({
    server: {
      'POST /study/member_mark': (input) => {
        if (isCut) throw new TypeError('cut');
        if (refusal !== undefined) return { code: refusal, msg: 'No', data: null };
        const { seen, score } = input as Input;
        const is_stored = stored === seen || stored === score;
        if (is_stored) stored = score;
        return { data: { is_stored, own_score: stored } };
      },
    },
    show: () => (
      <MemberMark
        attemptId={7}
        userId={3}
        name="Student 3"
        coursewareName="Leaves"
        ownScore={ownScore}
        maxScore={6}
      />
    ),
  });
const score = () => page.getByRole('textbox').first();
const reason = () => page.getByLabelText('Reason');
const save = () => page.getByRole('button', { name: 'Save mark' });

it('keeps what is typed, and sends what is given without network', async () => {
  const stop = startApp();
  await showMark();
  await score().fill('4');
  await reason().fill('Drew it');
  await cleanup();
  stop();
  const stopAgain = startApp();
  await showMark();
  await expect.element(reason()).toHaveValue('Drew it');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  isCut = true;
  await save().click();
  await expect.element(page.getByText('Not sent yet')).toBeVisible();
  await cleanup();
  stopAgain();
  isCut = false;
  startApp();
  await showMark();
  await expect.poll(() => stored).toBe(4);
  await expect.poll(() => listStored()).toEqual([]);
});

it('shows a colleague’s mark beside the teacher’s, to choose from', async () => {
  startApp();
  await showMark();
  stored = 2;
  await score().fill('5');
  await save().click();
  await expect.element(page.getByText('A colleague has just given 2 while you gave 5.')).toBeVisible();
  expect(stored).toBe(2);
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(() => stored).toBe(5);
  await expect.element(page.getByText('Mark saved')).toBeVisible();
});

it('sends a refused mark again when the teacher says so', async () => {
  startApp();
  await showMark();
  refusal = resultCodes.not_allowed;
  await score().fill('5');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert').getByText('No')).toBeVisible();
  refusal = undefined;
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => stored).toBe(5);
});
