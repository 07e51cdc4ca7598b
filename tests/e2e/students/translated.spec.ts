import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import {
  allOnPageQuiz,
  chooseOption,
  findCheckbox,
  findRadio,
  findSaveState,
  openAndStart,
  placeQuizzes,
  requireFirstPlaced,
} from '#tests/e2e/support/at-work.ts';
import { figuresQuiz } from '#tests/e2e/support/furnish.ts';
import { openPhone, signInTeacher } from '#tests/e2e/support/people.ts';
import { translatePage } from '#tests/e2e/support/translate-page.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** Pages that the browser translates stay whole: nothing fails in React, and no answer is lost. */

const lang = 'en';
const failed = 'This page has a problem';

test('a student works through a translated quiz', async ({ browser, request, baseURL }) => {
  const { sendAsTeacher, placed } = await placeQuizzes(request, '30 + 1', figuresQuiz, {
    feedback_rule: 'at_once',
    attempts_allowed: 0,
  });
  const { id } = requireFirstPlaced(placed);
  const phone = await openPhone(browser, baseURL ?? '', lang);
  await phone.addInitScript(translatePage);
  await openAndStart(phone, lang, 'student20', id);
  const t = words(viewMessages, lang);
  const say = words(attemptMessages, lang);
  const next = phone.getByRole('button', { name: t('next'), exact: true });
  await chooseOption(findRadio(phone, '2'));
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  await phone.getByRole('button', { name: t('flag'), exact: true }).click();
  await next.click();
  await chooseOption(findCheckbox(phone, '4'));
  await phone.getByRole('button', { name: t('check'), exact: true }).click();
  await next.click();
  await phone.context().setOffline(true);
  await phone.getByRole('textbox').fill('56');
  await expect(findSaveState(phone, lang, 'waiting')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  await phone.getByRole('button', { name: t('check'), exact: true }).click();
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  const submit = say('submit');
  await phone.getByRole('button', { name: submit, exact: true }).first().click();
  await phone.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click();
  await expect(phone.getByText(words(submittedMessages, lang)('your_score'))).toBeVisible();
  await expect(phone.getByText(failed)).toHaveCount(0);
  const { rows } = await sendAsTeacher('GET /study/grid', { courseware_id: id });
  expect(rows.find(({ class_number }) => class_number === 20)).toMatchObject({
    state: 'submitted',
    score: 3,
  });
});

test('a teacher works with translated pages', async ({ page, request, baseURL }) => {
  const { placed } = await placeQuizzes(request, '30 + 2', allOnPageQuiz, {});
  const { id } = requireFirstPlaced(placed);
  await signInTeacher(page, baseURL ?? '', lang);
  await page.addInitScript(translatePage);
  await page.goto('/home');
  await expect(page.locator('h1')).toBeVisible();
  for (const name of ['My Unit', 'Resources', 'DIY', 'Group Settings', 'Study Situation']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-loading], .mantine-Skeleton-root')).toHaveCount(0);
    await expect(page.getByText(failed)).toHaveCount(0);
  }
  await page.goto('/teacher/diy/add/diyquiz');
  await page.getByRole('textbox', { name: 'App name' }).fill('Translated');
  await page.getByRole('button', { name: 'One answer is right' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('1 + 1 = ?');
  await expect(page.locator('[data-save=saved]')).toBeVisible();
  await page.getByRole('tab', { name: /^Settings/ }).click();
  await page.getByRole('tab', { name: /^Content/ }).click();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText(failed)).toHaveCount(0);
  await page.goto(`/study-situation-view/grid?courseware_id=${id}`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
});
