import { playerTokenCookie } from '#contract/limits.ts';
import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { joinMessages } from '#player/features/join/messages.ts';
import { playerMessages } from '#player/shared/messages.ts';
import {
  allOnPageQuiz,
  chooseOption,
  findCheckbox,
  findRadio,
  findSaveState,
  openAndStart,
  placeQuizzes,
  requireFirstPlaced,
  type SendCall,
} from '#tests/e2e/support/at-work.ts';
import { signInForCalls } from '#tests/e2e/support/furnish.ts';
import { openPhone, signInStudent } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** Answers that could not be sent wait on the device for the student who gave them, and for nobody else. */

async function readQuestions(send: SendCall, id: number): Promise<string[]> {
  const { answers } = await send('GET /play/attempt', { id });
  return answers.map(({ question_id }) => question_id).toSorted();
}

test('a session ends before everything is sent: the answers wait for their student', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'en';
  const t = words(playerMessages, lang);
  const { placed } = await placeQuizzes(request, '20 + 21', allOnPageQuiz, {});
  const page = await openPhone(browser, baseURL ?? '', lang);
  const attempt = await openAndStart(page, lang, 'student21', requireFirstPlaced(placed).id);
  const giver = await signInForCalls(request, 'student21@example.com');
  await chooseOption(findRadio(page, '2'));
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await page.route(/\/api\/play\/save\?/, (route) => route.abort());
  await chooseOption(findCheckbox(page, '2'));
  await expect(findSaveState(page, lang, 'waiting')).toBeVisible();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === playerTokenCookie)?.value ?? '';
  await request.post('/api/user/logout', { headers: { token }, data: {} });
  await page.unroute(/\/api\/play\/save\?/);
  await page.getByLabel(words(viewMessages, lang)('blank_label', { number: 1 })).fill('56');
  await expect(page.getByText(words(joinMessages, lang)('ended_expired'))).toBeVisible();
  const kept = t('kept_work', { count: 2 });
  await expect(page.getByText(kept)).toBeVisible();

  // Another student uses the tablet.
  await signInStudent(page, lang, 'student22@example.com');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/play/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: t('log_out') }).click();
  await expect(page.getByText(kept)).toBeVisible();
  expect(await readQuestions(giver, attempt)).toEqual(['q1']);

  await signInStudent(page, lang, 'student21@example.com');
  await expect.poll(() => readQuestions(giver, attempt)).toEqual(['q1', 'q2', 'q3']);
  await page.getByRole('button', { name: t('log_out') }).click();
  await expect(page.getByRole('button', { name: words(joinMessages, lang)('sign_in') })).toBeVisible();
  await expect(page.getByText(kept)).toHaveCount(0);
  await page.context().close();
});

test('somebody else signs in in another tab: this tab does not continue as the first student', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'zh-hk';
  const t = words(playerMessages, lang);
  const { placed } = await placeQuizzes(request, '20 + 23', allOnPageQuiz, {});
  const page = await openPhone(browser, baseURL ?? '', lang);
  const attempt = await openAndStart(page, lang, 'student23', requireFirstPlaced(placed).id);
  await chooseOption(findRadio(page, '2'));
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await page.route(/\/api\/play\/save\?/, (route) => route.abort());
  await chooseOption(findCheckbox(page, '2'));
  await expect(findSaveState(page, lang, 'waiting')).toBeVisible();

  const tab = await page.context().newPage();
  await tab.route(/\/api\/play\/save\?/, (route) => route.abort());
  await tab.goto('/play/');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await tab.getByRole('button', { name: t('log_out') }).click();
  await tab.getByRole('button', { name: t('log_out_anyway') }).click();
  // The page of the student who signed out is closed.
  await expect(page.getByText(t('kept_work', { count: 1 }))).toBeVisible();
  await signInStudent(tab, lang, 'student24@example.com');
  await expect(page.getByRole('button', { name: t('log_out') })).toBeVisible();
  await expect(findCheckbox(page, '2')).toHaveCount(0);

  await page.unroute(/\/api\/play\/save\?/);
  await tab.unroute(/\/api\/play\/save\?/);
  await tab.getByRole('button', { name: t('log_out') }).click();
  await signInStudent(tab, lang, 'student23@example.com');
  const giver = await signInForCalls(request, 'student23@example.com');
  await expect.poll(() => readQuestions(giver, attempt)).toEqual(['q1', 'q2']);
  await page.context().close();
});

test('an answer given just before an offline reload is kept', async ({ browser, request, baseURL }) => {
  const lang = 'en';
  const { placed } = await placeQuizzes(request, '20 + 22', allOnPageQuiz, {});
  const page = await openPhone(browser, baseURL ?? '', lang);
  await openAndStart(page, lang, 'student22', requireFirstPlaced(placed).id);
  await page.route(/\/api\/play\/save\?/, (route) => route.abort());
  await chooseOption(findRadio(page, '1'));
  await expect(findSaveState(page, lang, 'waiting')).toBeVisible();
  // Simulates a slow device: the browser's database is busy, and would write the page's data only after it is closed.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('unsent');
        opening.onsuccess = () => {
          const store = opening.result.transaction('entries', 'readwrite').objectStore('entries');
          const read = (): void => void (store.count().onsuccess = read);
          read();
          resolve();
        };
      }),
  );
  const loaded = page.waitForEvent('load');
  await findRadio(page, '2').evaluate((radio: HTMLInputElement) => {
    radio.click();
    location.reload();
  });
  await loaded;
  await expect(findRadio(page, '2')).toBeChecked();
});
