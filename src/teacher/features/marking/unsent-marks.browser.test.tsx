import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resultCodes } from '#contract/codes.ts';
import { createMarkingServer, MarkingPage, step } from '#tests/browser/show-marking.tsx';
import { showPage } from '#tests/browser/show-page.tsx';
import {
  forgetUnsent,
  listStored,
  openTab,
  signInTeacher,
  startApp,
  teacherId,
} from '#tests/browser/unsent-app.ts';
import { setToken } from '#ui/api/session-token.ts';

/** Marks and typed comments outlast every failure, in the same tab, in another one, over a reload and an update. */

// This code is loaded when it is needed; a slow machine takes seconds for that.
beforeAll(async () => {
  await import('#teacher/shared/marks/send-marks.ts');
  await import('#teacher/shared/marks/move-former-marks.ts');
});
beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
});

const score = () => page.getByLabelText('Score');
const comment = () => page.getByLabelText('Comment for the student');
const allSaved = () => page.getByText('All marks saved');
const line = (number: number) =>
  page.getByRole('navigation').getByRole('button', { name: new RegExp(`^Student ${number}\\b`) });
const entryOf = (attempt_id: number, given: number) => ({
  lane: 'marks',
  kind: 'mark' as const,
  name: `${attempt_id}/q1`,
  title: '',
  body: { mark: { attempt_id, question_id: 'q1', seen: 0, score: given, comment: '' } },
});

type Server = ReturnType<typeof createMarkingServer>;
async function openPage({ server }: Server) {
  const { screen } = await showPage({ server, show: () => <MarkingPage /> });
  await expect.element(score()).toHaveFocus();
  return screen;
}
const scoresOf = ({ steps }: Server) => [...steps.values()].map((each) => each.score);

/** What the page says while a mark cannot be sent, and whether the teacher decides about it afterwards. */
const failures = {
  no_reply: ['1 mark waits for the connection', 'sent'],
  server_away: ['1 mark waits for the connection', 'sent'],
  signed_out: ['1 mark is sent once you have signed in again', 'sent'],
  too_large: ['1 mark is not saved: see “!”', 'asks'],
  invalid: ['1 mark is not saved: see “!”', 'asks'],
  late: ['1 mark is not saved: see “!”', 'asks'],
  refused: ['1 mark is not saved: see “!”', 'asks'],
  conflict: ['1 mark is not saved: see “!”', 'chooses'],
} as const;
type Failure = keyof typeof failures;
const codes: Partial<Record<Failure, number>> = {
  server_away: resultCodes.overloaded,
  signed_out: resultCodes.token_expired,
  too_large: resultCodes.body_too_large,
  invalid: resultCodes.invalid_input,
  late: resultCodes.already_submitted,
  refused: resultCodes.not_allowed,
};
const ways = ['the same tab', 'another tab', 'a reload', 'an update of the app'] as const;

function fail({ state, steps }: Server, failure: Failure): void {
  state.isCut = failure === 'no_reply';
  state.refusal = codes[failure];
  if (failure === 'conflict') steps.set(1, { ...step(1, 2, 'Wong'), marked_by: 2 });
}

/** As the version before the queue stored it. */
function storeFormerMark(failure: Failure): void {
  const mark = { attempt_id: 1, question_id: 'q1', seen: 0, score: 4, comment: '' };
  const states = { sent: 'waiting', asks: 'refused', chooses: 'conflict' } as const;
  // An ended session counted as a refusal.
  const state = failure === 'signed_out' ? 'refused' : states[failures[failure][1]];
  localStorage.setItem('marks:1', JSON.stringify([['1/q1', { mark, state, message: 'No' }]]));
}

/** Opens the app after its update: the version before has left a mark. */
async function openUpdated(server: Server, failure: Failure): Promise<void> {
  storeFormerMark(failure);
  if (failure === 'conflict') fail(server, failure);
  startApp();
  await openPage(server);
}

/** Gives a mark that fails, and then lets the server work again. */
async function failAndGoOn(server: Server, failure: Failure, way: (typeof ways)[number]): Promise<void> {
  const stop = startApp();
  const screen = await openPage(server);
  fail(server, failure);
  await userEvent.fill(score(), '4');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(failures[failure][0])).toBeVisible();
  expect(await listStored()).toHaveLength(1);
  Object.assign(server.state, { isCut: false, refusal: undefined });
  if (way === 'another tab') await openTab();
  else if (way === 'the same tab') dispatchEvent(new Event('online'));
  else {
    await screen.unmount();
    stop();
    startApp();
    await openPage(server);
  }
}

/** The teacher decides about a mark that the server has not taken. */
async function decide(server: Server, label: string): Promise<void> {
  expect(scoresOf(server)).toEqual(label === 'Use mine' ? [2] : []);
  await userEvent.click(page.getByRole('button', { name: label }));
}

describe.each(Object.keys(failures) as Failure[])('a mark after %s', (failure) => {
  it.each(ways)('goes on by %s', async (way) => {
    const server = createMarkingServer(1);
    const next = failures[failure][1];
    const isUpdate = way === 'an update of the app';
    await (isUpdate ? openUpdated(server, failure) : failAndGoOn(server, failure, way));
    if (next === 'chooses') await decide(server, 'Use mine');
    // Former refusals wait again.
    else if (next === 'asks' && !isUpdate) await decide(server, 'Send again');
    await expect.poll(() => scoresOf(server)).toEqual([4]);
    await expect.element(allSaved()).toBeVisible();
    expect(await listStored()).toEqual([]);
    expect(localStorage.getItem('marks:1')).toBeNull();
  });
});

test('sends marks that were given while the session had ended, once the teacher has signed in again', async () => {
  const server = createMarkingServer(2);
  const stop = startApp();
  const screen = await openPage(server);
  server.state.refusal = resultCodes.token_expired;
  await userEvent.keyboard('4{Enter}');
  await userEvent.keyboard('2{Enter}');
  await expect.element(page.getByText('2 marks are sent once you have signed in again')).toBeVisible();
  server.state.refusal = undefined;
  await screen.unmount();
  stop();
  setToken('another token');
  startApp();
  await openPage(server);
  await expect.poll(() => scoresOf(server)).toEqual([4, 2]);
});

test('sends marks once another tab has signed in the same teacher, and not by the session of another person', async () => {
  const server = createMarkingServer(2);
  let signedIn = 2;
  server.server['GET /user/info'] = () => ({ data: { userinfo: { id: signedIn } } });
  startApp();
  await openPage(server);
  setToken('token of somebody else');
  await userEvent.keyboard('4{Enter}');
  await expect.element(page.getByText('1 mark is sent once you have signed in again')).toBeVisible();
  signedIn = teacherId;
  setToken('newer token');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => scoresOf(server)).toEqual([4]);
});

test('keeps the marks that two tabs give without network', async () => {
  const server = createMarkingServer(3);
  server.state.isCut = true;
  const stop = startApp();
  const screen = await openPage(server);
  const other = await openTab();
  await userEvent.keyboard('4{Enter}');
  await other.add([entryOf(2, 1)]);
  await expect.element(page.getByText('2 marks wait for the connection')).toBeVisible();
  await screen.unmount();
  stop();
  server.state.isCut = false;
  startApp();
  await openPage(server);
  await expect.poll(() => scoresOf(server)).toEqual([4, 1]);
});

test('sends marks that were left without network on any page', async () => {
  const server = createMarkingServer(2);
  const stop = startApp();
  const screen = await openPage(server);
  server.state.isCut = true;
  await userEvent.keyboard('4{Enter}');
  await expect.poll(async () => (await listStored()).length).toBe(1);
  await screen.unmount();
  stop();
  server.state.isCut = false;
  startApp();
  await showPage({ server: server.server, show: () => <p>Home</p> });
  await expect.poll(() => scoresOf(server)).toEqual([4]);
});

test('keeps a comment that is typed while another student is looked at, and does not say that all is saved', async () => {
  const server = createMarkingServer(3);
  const stop = startApp();
  const screen = await openPage(server);
  await userEvent.keyboard('c');
  await userEvent.keyboard('Look at the veins{Escape}');
  await line(2).click();
  await expect.element(comment()).toHaveValue('');
  await expect.element(page.getByText('1 mark is typed, not given yet')).toBeVisible();
  expect(allSaved().elements()).toEqual([]);
  await screen.unmount();
  stop();
  startApp();
  await openPage(server);
  await line(3).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.element(comment()).toHaveValue('Look at the veins');
  await userEvent.fill(score(), '3');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.steps.get(1)).toMatchObject({ score: 3, comment: 'Look at the veins' });
  await expect.element(allSaved()).toBeVisible();
  expect(await listStored()).toEqual([]);
});

test('keeps a changed mark with its rubric, and forgets it when it is changed back', async () => {
  const server = createMarkingServer(2);
  server.steps.set(1, step(1, 3));
  startApp();
  await openPage(server);
  await line(1).click();
  await page.getByRole('button', { name: /Sharp/ }).click();
  await expect.element(score()).toHaveValue('2');
  await line(2).click();
  await line(1).click();
  await expect.element(score()).toHaveValue('2');
  await expect.element(page.getByRole('button', { name: /Sharp/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /Sharp/ }).click();
  await userEvent.fill(score(), '3');
  await expect.element(allSaved()).toBeVisible();
  expect(await listStored()).toEqual([]);
});

test('stores a mark that is changed after its reply was lost, without a conflict with itself', async () => {
  const server = createMarkingServer(1);
  startApp();
  await openPage(server);
  server.state.losesReplies = true;
  await userEvent.keyboard('4{Enter}');
  await expect.poll(() => scoresOf(server)).toEqual([4]);
  await userEvent.fill(score(), '5');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 mark waits for the connection')).toBeVisible();
  server.state.losesReplies = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => server.steps.get(1)).toMatchObject({ number: 2, score: 5 });
  await expect.element(allSaved()).toBeVisible();
});

test('stores a comment that is typed while the mark before it is on its way', async () => {
  const server = createMarkingServer(1);
  startApp();
  await openPage(server);
  server.state.isCut = true;
  await userEvent.keyboard('4{Enter}');
  await userEvent.fill(comment(), 'Sharp');
  server.state.isCut = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => scoresOf(server)).toEqual([4]);
  await expect.element(page.getByText('1 mark is typed, not given yet')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.steps.get(1)).toMatchObject({ number: 2, score: 4, comment: 'Sharp' });
});
