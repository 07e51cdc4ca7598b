import type { Page, Route } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { openQuestion, singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { findSaveState, openAndStart, placeQuizzes, requireFirstPlaced } from '#tests/e2e/support/at-work.ts';
import { openPhone, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/**
 * A page from before an update meets a kind of question that it does not know. It loads itself again to get the new code,
 * once and not for ever; what was typed stays; and without network it says what to do.
 */

const quiz: Quiz = {
  layout: 'all_on_page',
  allow_back: true,
  questions: [
    openQuestion('typed', { text: '1 + 1 …' }),
    singleQuestion('new', { text: '2 + 2 = ?', answers: wordAnswers('3', '*4') }),
  ],
};

const outdated = (page: Page, lang: Language) => page.getByText(words(viewMessages, lang)('outdated'));

/** The page's code knows the second question no more, from the next reply on. Returns what ends that. */
async function makeOutdated(page: Page): Promise<() => Promise<void>> {
  const address = '**/api/play/attempt?*';
  const replace = async (route: Route) => {
    const reply = await route.fetch();
    const text = (await reply.text()).replaceAll('"type":"single"', '"type":"hologram"');
    await route.fulfill({ response: reply, body: text });
  };
  await page.route(address, replace);
  return () => page.unroute(address, replace);
}

/** Counts how often the page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

async function openQuiz(page: Page, lang: Language, courseware: number): Promise<void> {
  await openAndStart(page, lang, 'student06', courseware);
  await page.getByRole('textbox').fill('2');
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
}

test('a page that is out of date loads itself again, once, and keeps what was typed', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'en';
  const { placed } = await placeQuizzes(request, '2 × new', quiz, {});
  const page = await openPhone(browser, baseURL ?? '', lang, { serviceWorkers: 'block' });
  await openQuiz(page, lang, requireFirstPlaced(placed).id);
  await page.context().setOffline(true);
  await page.getByRole('textbox').fill('2 and more');
  await expect(findSaveState(page, lang, 'waiting')).toBeVisible();
  await page.context().setOffline(false);
  const update = await makeOutdated(page);
  const loads = countLoads(page);
  await page.reload();
  await expect.poll(loads).toBe(2);
  await expect(outdated(page, lang)).toBeVisible();

  // The new code is there when somebody loads the page again.
  await update();
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('2 and more');
  await expect(page.getByText('2 + 2 = ?')).toBeVisible();
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  expect(loads()).toBe(3);
  await page.context().close();
});

test('without network it says what to do, and goes on by itself once the network is back', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'zh-hk';
  const { placed } = await placeQuizzes(request, '2 × offline', quiz, {});
  const page = await openPhone(browser, baseURL ?? '', lang);
  await openQuiz(page, lang, requireFirstPlaced(placed).id);
  await waitForOfflineCode(page);
  const update = await makeOutdated(page);
  const loads = countLoads(page);
  await page.reload();
  // It has loaded itself again, too.
  await expect.poll(loads).toBe(2);
  await expect(outdated(page, lang)).toBeVisible();

  await page.context().setOffline(true);
  await page.reload();
  await expect(outdated(page, lang)).toBeVisible();
  // As if a minute had passed: the page may load itself again.
  await page.evaluate(() => sessionStorage.clear());
  await update();
  const loadsAfterUpdate = countLoads(page);
  await page.context().setOffline(false);
  await expect.poll(loadsAfterUpdate).toBe(1);
  await expect(page.getByText('2 + 2 = ?')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('2');
  await page.context().close();
});
