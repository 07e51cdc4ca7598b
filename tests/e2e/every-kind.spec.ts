import type { Browser, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { questionTypes } from '#parts/quiz-questions/model.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { placingMessages } from '#teacher/features/activities/placing/placing-messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { joinMessages } from '#teacher/shared/joining/join-messages.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { findSaveState, startAttempt, submitAttempt } from './support/at-work.ts';
import { completeActivity, createUnit } from './support/editing.ts';
import { answerByKeys } from './support/every-kind/answer-by-keys.ts';
import { answerByTouch } from './support/every-kind/answer-by-touch.ts';
import { averages, type Mark, strong, strongMarks, weak, weakMarks } from './support/every-kind/answers.ts';
import { makeEveryKind } from './support/every-kind/make-quiz.ts';
import { beginAndAnswer, signInForCalls } from './support/furnish.ts';
import { pressOn } from './support/keys.ts';
import { markOpenAnswers } from './support/mark-open-answers.ts';
import { joinAsStudent, signInStudent, signInTeacher } from './support/people.ts';
import { words } from './support/words.ts';

/**
 * Every kind of question, from the editor to the statistics: a teacher makes a quiz with a question of each kind, a table
 * and formulas; one student answers by touch on a phone, another with the keyboard alone; the teacher marks what no
 * machine can mark, and reads the results.
 */

/** Opens the completed quiz for the class of its unit, and goes on to the grid. Returns the join code. */
async function openForClass(page: Page, lang: Language): Promise<string> {
  const t = words(placingMessages, lang);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('how_open', { class: '4A' }) }).click();
  await dialog.getByRole('button', { name: t('do_open', { class: '4A' }) }).click();
  const join = words(joinMessages, lang);
  const code = await dialog.getByRole('group', { name: join('code') }).textContent();
  await dialog.getByRole('link', { name: join('watch') }).click();
  await expect(page.getByText(words(studyMessages, lang)('live'))).toBeVisible();
  return (code ?? '').replace(/\s/g, '');
}

/** The formulas and the table that the teacher made. */
async function seeFormatting(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('math mfrac')).toBeVisible();
  await expect(main.getByRole('columnheader')).toHaveText(['m', 'kg', '']);
  await expect(main.locator('label math msqrt')).toBeVisible();
}

async function workByTouch(browser: Browser, origin: string, lang: Language, code: string): Promise<void> {
  const student = { email: 'student09@example.com', code };
  const { page, context } = await joinAsStudent(browser, origin, lang, student);
  await startAttempt(page, lang);
  await seeFormatting(page);
  await answerByTouch(page, lang, strong);
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await submitAttempt(page, lang);
  await context.close();
}

async function workByKeys(browser: Browser, origin: string, lang: Language, code: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1366, height: 768 } });
  const { hostname } = new URL(origin);
  await context.addCookies([{ name: 'player_language', value: lang, domain: hostname, path: '/play' }]);
  const page = await context.newPage();
  await page.goto(`/play/${code}`);
  await signInStudent(page, lang, 'student10@example.com');
  await pressOn(page, page.getByRole('button', { name: words(startMessages, lang)('start'), exact: true }));
  await seeFormatting(page);
  await answerByKeys(page, lang, weak);
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  const submit = { name: words(attemptMessages, lang)('submit'), exact: true };
  await pressOn(page, page.getByRole('banner').getByRole('button', submit));
  await pressOn(page, page.getByRole('dialog').getByRole('button', submit));
  await expect(page.getByRole('banner').getByRole('button', submit)).toHaveCount(0);
  await context.close();
}

/** The marks of a student in the grid, and the total. */
async function seeMarks(
  page: Page,
  lang: Language,
  classNumber: number,
  marks: readonly Mark[],
  total: string,
): Promise<void> {
  const t = words(studyMessages, lang);
  const name = new RegExp(`^${classNumber} `);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row.getByText(total)).toBeVisible();
  const names = marks.map(([look, score, max]) => t(`cell_${look}`, { score, max }));
  expect(
    await row.getByRole('img').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label'))),
  ).toEqual(names);
}

for (const lang of ['zh-hk', 'en'] as const) {
  test(`a quiz with every kind of question is made, answered, marked and evaluated (${lang})`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    expect(averages).toHaveLength(questionTypes.length);
    const origin = baseURL ?? '';
    await signInTeacher(page, origin, lang);
    await page.goto('/home');
    await createUnit(page, lang, `9 × ${lang}`);
    await page.getByRole('link', { name: words(coursewareMessages, lang)('create_new') }).click();
    await page.getByRole('link', { name: /^(Quiz(?! from)|測驗)/ }).click();
    await page.getByLabel(words(editorMessages, lang)('name')).first().fill(`9 × ${lang}`);
    await makeEveryKind(page, lang);
    await completeActivity(page, lang);
    const code = await openForClass(page, lang);
    const grid = page.url();
    await Promise.all([workByTouch(browser, origin, lang, code), workByKeys(browser, origin, lang, code)]);

    // Averages are told of three students and more.
    const third = await signInForCalls(request, 'student11@example.com');
    const courseware_id = Number(new URL(grid).searchParams.get('courseware_id'));
    await beginAndAnswer(third, courseware_id, {}, 'submit');

    await markOpenAnswers(page, lang, ['4', '2.5']);
    await page.goto(grid);
    await seeMarks(page, lang, 9, strongMarks, '16 / 16');
    await seeMarks(page, lang, 10, weakMarks, '7 / 16');

    await page.getByRole('columnheader').getByRole('link').nth(3).click();
    const rows = page
      .getByRole('region', { name: words(studyMessages, lang)('item_analysis') })
      .getByRole('row');
    await expect(rows).toHaveCount(averages.length + 1);
    for (const [index, figures] of averages.entries())
      expect(
        (
          await rows
            .nth(index + 1)
            .getByRole('cell')
            .allTextContents()
        ).slice(1),
      ).toEqual(figures);
  });
}
