import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { createMarkingServer, MarkingPage, type Step, step } from '#tests/browser/show-marking.tsx';
import { showPage } from '#tests/browser/show-page.tsx';
import { forgetUnsent, signInTeacher, startApp } from '#tests/browser/unsent-app.ts';

/** A class of thirty is marked by the keyboard alone, and no mark is lost or overwritten. */

beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
  startApp();
});

const score = () => page.getByLabelText('Score');
const scores = (steps: ReadonlyMap<number, Step>) => [...steps.values()].map((each) => each.score);

test('marks thirty answers with pictures by two keys each', { timeout: 60_000 }, async () => {
  await page.viewport(1366, 768);
  const { server, steps } = createMarkingServer(30);
  await showPage({ server, show: () => <MarkingPage /> });
  await expect.element(score()).toHaveFocus();
  expect(await findAxeViolations(document.body)).toEqual([]);
  let keys = 0;
  for (let number = 1; number <= 30; number += 1) {
    await expect.element(page.getByRole('region', { name: `Student ${number}`, exact: true })).toBeVisible();
    await userEvent.keyboard(String(number % 7));
    await userEvent.keyboard('{Enter}');
    keys += 2;
  }
  await expect.element(page.getByText('All marks saved')).toBeVisible();
  expect(keys / 30).toBe(2);
  expect(scores(steps)).toEqual(Array.from({ length: 30 }, (_, index) => (index + 1) % 7));
});

test('moves, comments by phrase, adds up the rubric, and refuses points that are not halves', async () => {
  const { server, steps } = createMarkingServer(3);
  await showPage({ server, show: () => <MarkingPage /> });
  await expect.element(score()).toHaveFocus();
  await userEvent.keyboard('jk{ArrowDown}');
  await expect.element(page.getByRole('region', { name: 'Student 2', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Well observed/ })).toBeVisible();
  await userEvent.keyboard('{Shift>}{Digit1}{Digit2}{/Shift}{Alt>}{Digit1}{/Alt}');
  await expect.element(score()).toHaveValue('3.5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => steps.get(2)).toMatchObject({ score: 3.5, comment: 'Well observed' });
  await userEvent.keyboard('1.2{Enter}');
  await expect.element(page.getByText('Please enter 0 to 6 in half points')).toBeVisible();
  await userEvent.keyboard('c');
  await userEvent.keyboard('Blurred');
  expect(steps.size).toBe(1);
});

test('takes the same keys while the focus is on the answer', async () => {
  const { server, steps } = createMarkingServer(3);
  await showPage({ server, show: () => <MarkingPage /> });
  await expect.element(score()).toHaveFocus();
  const leaveFields = () => (document.activeElement as HTMLElement).blur();
  leaveFields();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('region', { name: 'Student 2', exact: true })).toBeVisible();
  leaveFields();
  await userEvent.keyboard('5');
  await expect.element(score()).toHaveValue('5');
  leaveFields();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => steps.get(2)).toMatchObject({ score: 5 });
  await expect.element(page.getByRole('region', { name: 'Student 3', exact: true })).toBeVisible();
  leaveFields();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('region', { name: 'Student 2', exact: true })).toBeVisible();
  // A button keeps its own Enter.
  page
    .getByRole('button', { name: /Well observed/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Comment for the student')).toHaveValue('Well observed');
});

test('keeps marks on the device while the connection is cut, also over a reload', async () => {
  const { server, steps, state } = createMarkingServer(4);
  const { screen } = await showPage({ server, show: () => <MarkingPage /> });
  await expect.element(score()).toHaveFocus();
  state.isCut = true;
  await userEvent.keyboard('4{Enter}');
  await userEvent.keyboard('.5{Enter}');
  await expect.element(page.getByText('2 marks wait for the connection')).toBeVisible();
  await screen.unmount();
  await showPage({ server, show: () => <MarkingPage /> });
  await expect.element(page.getByText('2 marks wait for the connection')).toBeVisible();
  expect(steps.size).toBe(0);
  state.isCut = false;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('All marks saved')).toBeVisible();
  expect(scores(steps)).toEqual([4, 0.5]);
});

test('does not overwrite a colleague’s mark without asking', async () => {
  const { server, steps } = createMarkingServer(2);
  await showPage({ server, show: () => <MarkingPage /> });
  await expect.element(score()).toHaveFocus();
  steps.set(1, { ...step(1, 2, 'Wong', 'Unclear'), marked_by: 2 });
  await userEvent.keyboard('5{Enter}');
  await userEvent.keyboard('k');
  await expect.element(page.getByText('Wong gave 2 while you gave 5.')).toBeVisible();
  await expect.element(page.getByText('1 mark is not saved: see “!”')).toBeVisible();
  expect(steps.get(1)?.score).toBe(2);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(() => steps.get(1)).toMatchObject({ number: 2, score: 5 });
});

test('shows how the rules of a student differ, unless names are hidden', async () => {
  const { server } = createMarkingServer(3);
  const { screen } = await showPage({ server, show: () => <MarkingPage /> });
  await expect.element(score()).toHaveFocus();
  await userEvent.keyboard('j');
  const current = page.getByRole('region', { name: 'Student 2', exact: true });
  await expect.element(current.getByText('+10 minutes')).toBeVisible();
  expect(page.getByRole('navigation').getByText('+10 minutes').elements()).toHaveLength(1);
  await screen.unmount();
  await showPage({ server, show: () => <MarkingPage isHidden /> });
  await expect.element(score()).toHaveFocus();
  expect(page.getByText('+10 minutes').elements()).toEqual([]);
});

test('asks for a reason to change a machine’s mark', async () => {
  const { server, steps } = createMarkingServer(2, 'machine');
  await showPage({ server, show: () => <MarkingPage /> });
  await expect.element(score()).toHaveFocus();
  // Moving on without a change gives no mark.
  await userEvent.keyboard('{Enter}k');
  await userEvent.keyboard('{Backspace}2{Enter}');
  await expect.element(page.getByText('Please say why you change the machine’s mark')).toBeVisible();
  await expect.element(page.getByLabelText('Reason (the student sees it)')).toHaveFocus();
  expect(steps.size).toBe(0);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await userEvent.keyboard('Half right{Enter}');
  await expect.element(page.getByRole('region', { name: 'Student 2', exact: true })).toBeVisible();
  await expect.poll(() => steps.get(1)).toMatchObject({ score: 2, comment: 'Half right' });
});
