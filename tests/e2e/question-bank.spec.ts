import type { Browser, Page } from '@playwright/test';
import { editorMessages as drawnMessages } from '#activities/questionquiz/editor/editor-messages.ts';
import type { Language } from '#contract/language.ts';
import { editorMessages as questionMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { questionTypes } from '#parts/quiz-questions/model.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { activityMessages } from '#teacher/features/activities/list/activity-messages.ts';
import { placingMessages } from '#teacher/features/activities/placing/placing-messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { examMessages } from '#teacher/features/exam/exam-messages.ts';
import { paperMessages } from '#teacher/features/exam/paper/paper-messages.ts';
import { resultsMessages } from '#teacher/features/exam/results/results-messages.ts';
import { takeMessages } from '#teacher/features/exam/take/take-messages.ts';
import { correctionMessages } from '#teacher/features/study/correction/correction-messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { questionMessages as detailMessages } from '#teacher/features/study/question/question-messages.ts';
import { joinMessages } from '#teacher/shared/joining/join-messages.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { findSaveState, startAttempt, submitAttempt } from './support/at-work.ts';
import { addChoices, addEveryKind, answerWithWrongKey } from './support/bank-journey.ts';
import { completeActivity, createUnit } from './support/editing.ts';
import { answerFields } from './support/every-kind/fields.ts';
import { signInForCalls } from './support/furnish.ts';
import { pressOn, tabTo } from './support/keys.ts';
import { joinAsStudent, signInStudent, signInTeacher } from './support/people.ts';
import { retryNumber } from './support/retry-number.ts';
import { words } from './support/words.ts';

/**
 * The bank from the first question to a corrected key: questions of every kind go from a quiz to the bank and into a
 * paper; a quiz is drawn from it for two students; a wrong key is found by its sign, corrected, and taken back.
 */

const choiceCount = 24;
const drawnCount = 4;

/** All questions of a quiz go to the bank, and from there into a paper. */
async function fillBank(page: Page, lang: Language, name: string): Promise<void> {
  const t = words(examMessages, lang);
  const tActivity = words(activityMessages, lang);
  await page.goto(`/teacher/diy?keyword=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: tActivity('more', { name }), exact: true }).click();
  await page.getByRole('menuitem', { name: tActivity('put_into_bank') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('tag'), { exact: true }).first().fill(name);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: words(takeMessages, lang)('put') }).click();
  await expect(
    dialog.getByText(words(takeMessages, lang)('taken', { count: questionTypes.length })),
  ).toBeVisible();
  await page.goto(`/exam-res/list?own=1&tag=${encodeURIComponent(name)}`);
  await page.getByLabel(t('select_all')).check();
  await page.getByRole('button', { name: t('make_paper') }).click();
  await page.getByLabel(words(paperMessages, lang)('name')).fill(name);
  await expect(
    page.getByLabel(words(paperMessages, lang)('points_of', { number: questionTypes.length })),
  ).toBeVisible();
  await page.getByRole('button', { name: words(commonMessages, lang)('save'), exact: true }).click();
  await expect(page).toHaveURL(/kind=paper&id=\d+|id=\d+&kind=paper/);
}

/** Makes a quiz that draws questions with this tag, and opens it. Returns the join code; the page shows the grid. */
async function placeDrawnQuiz(page: Page, lang: Language, tag: string): Promise<string> {
  const t = words(drawnMessages, lang);
  await page.goto('/home');
  await createUnit(page, lang, tag);
  await page.getByRole('link', { name: words(coursewareMessages, lang)('create_new') }).click();
  await page.getByRole('link', { name: /Quiz from the bank|題庫測驗/ }).click();
  await page.getByLabel(words(editorMessages, lang)('name')).first().fill(tag);
  await page.getByRole('button', { name: t('add_random'), exact: true }).click();
  await page.getByLabel(t('tag')).fill(tag);
  await page.getByLabel(t('count')).fill('99');
  await expect(page.getByText(t('too_few', { count: 99, found: choiceCount }))).toBeVisible();
  await page.getByLabel(t('count')).fill(String(drawnCount));
  await expect(page.getByText(t('in_bank', { found: choiceCount }))).toBeVisible();
  await completeActivity(page, lang);
  const placing = words(placingMessages, lang);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: placing('how_open', { class: '4A' }) }).click();
  await dialog.getByRole('button', { name: placing('do_open', { class: '4A' }) }).click();
  const join = words(joinMessages, lang);
  const code = await dialog.getByRole('group', { name: join('code') }).textContent();
  await dialog.getByRole('link', { name: join('watch') }).click();
  await expect(page.getByText(words(studyMessages, lang)('live'))).toBeVisible();
  return (code ?? '').replace(/\s/g, '');
}

/** The sums that stand on the page, such as '7 + 7'. */
const readSums = async (page: Page): Promise<string[]> =>
  [...(await page.getByRole('main').innerText()).matchAll(/\d+ \+ \d+(?= = \?)/g)].map(([sum]) => sum);

/** The right answer of each question is twice its number. */
const toAnswer = (sum: string) => new RegExp(`(^|\\D)${2 * Number(sum.split(' ')[0])}$`);

async function workByTouch(
  browser: Browser,
  origin: string,
  lang: Language,
  code: string,
): Promise<string[]> {
  const student = { email: 'student09@example.com', code };
  const { page, context } = await joinAsStudent(browser, origin, lang, student);
  await startAttempt(page, lang);
  const drawn: string[] = [];
  for (let number = 1; number <= drawnCount; number += 1) {
    await expect(async () => expect(await readSums(page)).toHaveLength(1)).toPass();
    const [sum = ''] = await readSums(page);
    drawn.push(sum);
    await page.getByRole('radio', { name: toAnswer(sum) }).check({ force: true });
    if (number === drawnCount) break;
    await answerFields(page, lang).next.tap();
    await expect(async () => expect(await readSums(page)).not.toEqual([sum])).toPass();
  }
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await submitAttempt(page, lang);
  await context.close();
  return drawn;
}

async function workByKeys(browser: Browser, origin: string, lang: Language, code: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1366, height: 768 } });
  const { hostname } = new URL(origin);
  await context.addCookies([{ name: 'player_language', value: lang, domain: hostname, path: '/play' }]);
  const page = await context.newPage();
  const t = words(attemptMessages, lang);
  await page.goto(`/play/${code}`);
  await signInStudent(page, lang, 'student10@example.com');
  await pressOn(page, page.getByRole('button', { name: words(startMessages, lang)('start'), exact: true }));
  const drawn: string[] = [];
  for (let number = 1; number <= drawnCount; number += 1) {
    await expect(async () => expect(await readSums(page)).toHaveLength(1)).toPass();
    const [sum = ''] = await readSums(page);
    drawn.push(sum);
    await tabTo(page, page.getByRole('radio').first());
    // The right answer is the first one: by keys, the other one is chosen.
    await page.keyboard.press('ArrowDown');
    if (number === drawnCount) break;
    await pressOn(page, answerFields(page, lang).next);
    await expect(async () => expect(await readSums(page)).not.toEqual([sum])).toPass();
  }
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  const submit = { name: t('submit'), exact: true };
  await pressOn(page, page.getByRole('banner').getByRole('button', submit));
  await pressOn(page, page.getByRole('dialog').getByRole('button', submit));
  await expect(page.getByRole('banner').getByRole('button', submit)).toHaveCount(0);
  await context.close();
  return drawn;
}

/** The bank says that a key may be wrong; the teacher follows its sign, corrects the key and takes it back. */
async function correctWrongKey(page: Page, lang: Language, name: string, courseware: number): Promise<void> {
  const t = words(correctionMessages, lang);
  const tResults = words(resultsMessages, lang);
  await expect(async () => {
    await page.goto(`/exam-res/list?own=1&tag=${encodeURIComponent(name)}`);
    await expect(page.getByText(tResults('sign_key'))).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  await page.getByRole('button', { name: /^10 \+ 1 =/ }).click();
  await page.getByRole('link', { name: tResults('open_to_correct', { name }) }).click();
  await page.getByRole('link', { name: t('correct') }).click();
  const right = words(questionMessages, lang)('correct_letter', { letter: 'B' });
  await page.getByRole('radio', { name: right }).check();
  await page.getByLabel(t('reason')).fill('10 + 1');
  await page.getByRole('button', { name: t('preview') }).click();
  await expect(page.getByText(t('counts', { gaining: 6, losing: 0, submitted: 6 }))).toBeVisible();
  await page.getByRole('button', { name: t('apply'), exact: true }).click();
  await expect(page.getByText(t('state_applied'))).toBeVisible();
  const grid = `/study-situation-view/grid?courseware_id=${courseware}`;
  await seeTotals(page, grid, '4 / 4');
  await page.goto(`/study-situation-view/correction?courseware_id=${courseware}`);
  await page.getByRole('button', { name: /^Take back|^收回/ }).click();
  await expect(page.getByText(t('state_taken_back'), { exact: true })).toBeVisible();
  await seeTotals(page, grid, '3 / 4');
}

async function seeTotals(page: Page, grid: string, total: string): Promise<void> {
  await page.goto(grid);
  await expect(page.getByRole('row').getByText(total)).toHaveCount(6);
}

for (const lang of ['zh-hk', 'en'] as const) {
  test(`questions of the bank are kept, drawn, answered and corrected (${lang})`, async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    const origin = baseURL ?? '';
    const name = `bank ${lang} ${retryNumber()}`;
    const send = await signInForCalls(request, 'teacher@example.com');
    await addEveryKind(send, name);
    await addChoices(send, `${name} drawn`, choiceCount);
    await signInTeacher(page, origin, lang);
    await fillBank(page, lang, name);

    const code = await placeDrawnQuiz(page, lang, `${name} drawn`);
    const grid = page.url();
    const [first, second] = await Promise.all([
      workByTouch(browser, origin, lang, code),
      workByKeys(browser, origin, lang, code),
    ]);
    expect(new Set(first).size).toBe(drawnCount);
    expect(first.toSorted()).not.toEqual(second.toSorted());
    await page.goto(grid);
    for (const total of [`${drawnCount} / ${drawnCount}`, `0 / ${drawnCount}`])
      await expect(page.getByRole('row').getByText(total, { exact: true })).toHaveCount(1);
    await page.getByRole('columnheader').getByRole('link').first().click();
    for (const sum of [first[0], second[0]])
      await expect(page.getByRole('heading', { name: `${sum} = ?` }).first()).toBeVisible();
    await expect(page.getByText(words(detailMessages, lang)('earlier_version', { count: 2 }))).toHaveCount(0);

    const courseware = await answerWithWrongKey(request, send, `${name} key`);
    await correctWrongKey(page, lang, `${name} key`, courseware);
  });
}
