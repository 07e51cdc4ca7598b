import type { Page } from '@playwright/test';
import type { Quiz } from '#parts/quiz/model.ts';
import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import type { Picture, Sound } from '#parts/quiz-questions/model.ts';
import { wordAnswers as answers, singleQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { messages as withheldMessages } from '#parts/quiz-questions/views/player/withheld-messages.ts';
import {
  chooseOption,
  findRadio,
  findSaveState,
  openAndStart,
  placeQuizzes,
  recordReplies,
  requireFirstPlaced,
  type SendCall,
} from '#tests/e2e/support/at-work.ts';
import { signInForCalls } from '#tests/e2e/support/furnish.ts';
import { openPhone, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** Without network, a student still has the pictures of later questions and the clock of a timed one. */

const lang = 'en';
const t = words(viewMessages, lang);
const tWithheld = words(withheldMessages, lang);

/** A picture and a sound of the demo school. */
async function findMedia(teacher: SendCall): Promise<{ picture: Picture; sound: Sound }> {
  // The oldest first, because other tests make many quizzes.
  const { items } = await teacher('GET /diy/list', { type: 'diyquiz', limit: 100, order: 'asc' });
  let picture: Picture | undefined;
  let sound: Sound | undefined;
  for (const { id } of items) {
    const { content } = await teacher('GET /diy/detail', { id });
    for (const question of (content as Quiz).questions) {
      picture ??= question.body.picture;
      sound ??= question.sound;
    }
  }
  if (!picture || !sound) throw new Error('The demo school has no picture or no sound');
  return { picture, sound };
}

const opener = (page: Page) => page.getByRole('button', { name: tWithheld('open_question') });
const go = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^${t('question_number', { number })}, `) }).click();
const widthOf = (page: Page) =>
  page
    .locator('main section img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

/** Five questions; the fifth has a picture and a sound. */
const withMedia = (picture: Picture, sound: Sound): Quiz => ({
  layout: 'one_by_one',
  allow_back: true,
  questions: [1, 2, 3, 4, 5].map((number) =>
    singleQuestion(`q${number}`, {
      text: `${number} + 1 = ?`,
      answers: answers(`*${number + 1}`, '0'),
      ...(number === 5 ? { picture, sound } : {}),
    }),
  ),
});

for (const [name, serviceWorkers] of [
  ['kept by the service worker', 'allow'],
  ['where there is no service worker', 'block'],
] as const) {
  test(`pictures and sounds of later questions are there without network, ${name}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { picture, sound } = await findMedia(await signInForCalls(request, 'teacher@example.com'));
    const { placed } = await placeQuizzes(request, `20 + ${name.length}`, withMedia(picture, sound), {});
    const page = await openPhone(browser, baseURL ?? '', lang, { serviceWorkers });
    const fetched: string[] = [];
    page.context().on('requestfinished', (done) => {
      if (done.method() === 'GET') fetched.push(new URL(done.url()).pathname);
    });
    await openAndStart(page, lang, 'student18', requireFirstPlaced(placed).id);
    await expect(page.getByText('1 + 1 = ?')).toBeVisible();
    for (const { url } of [picture, sound]) {
      await expect.poll(() => fetched.some((path) => path.endsWith(url))).toBe(true);
    }
    await page.waitForTimeout(500);

    await page.context().setOffline(true);
    await go(page, 5);
    await expect(page.getByText('5 + 1 = ?')).toBeVisible();
    await expect.poll(() => widthOf(page)).toBeGreaterThan(0);
    await expect(page.getByText(/0:00 \/ 0:0[1-9]/)).toBeVisible();
    await page.context().close();
  });
}

test('a picture that the network broke off is loaded again', async ({ browser, request, baseURL }) => {
  const { picture } = await findMedia(await signInForCalls(request, 'teacher@example.com'));
  const quiz: Quiz = {
    layout: 'one_by_one',
    allow_back: true,
    questions: [singleQuestion('q1', { text: '4 + 1 = ?', picture, answers: answers('4', '*5') })],
  };
  const { placed } = await placeQuizzes(request, '20 + 31', quiz, {});
  const page = await openPhone(browser, baseURL ?? '', lang, { serviceWorkers: 'block' });
  let isBroken = true;
  await page.route(`**${picture.url}`, (route) => (isBroken ? route.abort() : route.continue()));
  await openAndStart(page, lang, 'student19', requireFirstPlaced(placed).id);
  await expect(page.getByText('4 + 1 = ?')).toBeVisible();
  expect(await widthOf(page)).toBe(0);
  isBroken = false;
  await expect.poll(() => widthOf(page)).toBeGreaterThan(0);
  await page.context().close();
});

test('a question with a time limit: a button starts it; without network it waits and opens later', async ({
  browser,
  request,
  baseURL,
}) => {
  const { picture } = await findMedia(await signInForCalls(request, 'teacher@example.com'));
  const quiz: Quiz = {
    layout: 'one_by_one',
    allow_back: true,
    questions: [
      singleQuestion('q1', { text: '1 + 1 = ?', answers: answers('1', '*2') }),
      singleQuestion('t1', { text: '6 × 7 = ?', picture, time_limit_s: 60, answers: answers('41', '*42') }),
    ],
  };
  const { placed } = await placeQuizzes(request, '20 + 30', quiz, {});
  const page = await openPhone(browser, baseURL ?? '', lang);
  const readReplies = recordReplies(page);
  const fetched: string[] = [];
  page.context().on('request', (sent) => void fetched.push(sent.url()));
  const attempt = await openAndStart(page, lang, 'student19', requireFirstPlaced(placed).id);
  await chooseOption(findRadio(page, '2'));
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await page.getByRole('button', { name: t('next') }).click();
  await expect(page.getByText(/You have 1 min for this question/)).toBeVisible();
  expect(readReplies()).not.toContain('6 × 7');
  expect(fetched.filter((url) => url.includes(picture.url))).toEqual([]);

  await page.context().setOffline(true);
  await opener(page).click();
  await expect(page.getByText(tWithheld('opens_with_network'))).toBeVisible();
  await expect(page.getByText('6 × 7 = ?')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('6 × 7 = ?')).toBeVisible();
  await expect(page.getByRole('heading', { name: t('question_of', { number: 2, total: 2 }) })).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^(1:00|0:5\d)$/);
  await expect.poll(() => widthOf(page)).toBeGreaterThan(0);

  // The opened question is stored on the device, with its clock.
  await waitForOfflineCode(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('6 × 7 = ?')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^0:[345]\d$/);
  await chooseOption(findRadio(page, '42'));
  await expect(findSaveState(page, lang, 'waiting')).toBeVisible();
  await page.context().setOffline(false);
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  const student = await signInForCalls(request, 'student19@example.com');
  const { answers: stored } = await student('GET /play/attempt', { id: attempt });
  expect(stored.find(({ question_id }) => question_id === 't1')?.response).toEqual({ option: 'b' });
  await page.context().close();
});
