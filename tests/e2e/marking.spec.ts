import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import {
  wordAnswers as answers,
  openQuestion,
  singleQuestion,
} from '#parts/quiz-questions/samples/sample-parts.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { playerMessages } from '#player/shared/messages.ts';
import { markingMessages } from '#teacher/features/marking/messages.ts';
import { placeQuizzes, requireFirstPlaced } from '#tests/e2e/support/at-work.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { classSize, handInPhotos, signInClass } from '#tests/e2e/support/hand-in-photos.ts';
import { openPhone, signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/**
 * A teacher marks a class by keyboard only, during a lost connection and at the same time as a colleague; overrides a
 * machine's mark with a reason; and releases the marks to a student.
 */

const quiz: Quiz = {
  layout: 'all_on_page',
  allow_back: true,
  questions: [
    openQuestion('leaf', {
      text: '1 + 1 …',
      score: 6,
      file_kinds: ['picture'],
      file_max: 1,
      model_answer: '2 + 2',
      rubric: [{ id: 'r1', text: '3 + 3', points: 2 }],
    }),
    singleQuestion('sum', { text: '2 + 2 = ?', answers: answers('3', '*4') }),
  ],
};

/** The score that the first teacher gives a student, by class number. */
const scoreOf = (number: number) => number % 7;
/** Number of the student whom both teachers mark while the first one is offline. */
const contested = 15;
/** Number of the student whom the colleague marks before the first teacher gets there. */
const taken = 25;

async function openDesk(browser: Browser, baseURL: string, lang: Language): Promise<Page> {
  // A context whose console errors do not fail the test, because an offline page reports each failed call.
  const context: BrowserContext = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInTeacher(page, baseURL, lang);
  return page;
}

/** Gives students their scores by two keys each. Returns how many keys were pressed. */
async function markStudents(page: Page, from: number, to: number): Promise<number> {
  let pressed = 0;
  for (let number = from; number <= to; number += 1) {
    const keys = number === taken ? ['Enter'] : [String(scoreOf(number)), 'Enter'];
    for (const key of keys) await page.keyboard.press(key);
    pressed += keys.length;
  }
  return pressed;
}

const lang = 'zh-hk';

test(`two teachers mark a class by keyboard during a lost connection, and release the marks (${lang})`, async ({
  page: colleague,
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const t = words(markingMessages, lang);
  const say = words(submittedMessages, lang);
  const settings = { feedback_rule: 'after_submit', marks_held: true } as const;
  const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, `1 + 1 … ${lang}`, quiz, settings);
  const { id: courseware_id } = requireFirstPlaced(placed);
  const work = { origin, courseware_id, question_id: 'leaf', other: { sum: { option: 'a' } } };
  const [attempt] = await handInPhotos(await signInClass(request), work);
  const path = `/study-situation-view/marking?courseware_id=${courseware_id}`;
  const lineOf = (page: Page, number: number): Locator =>
    page
      .getByRole('navigation', { name: t('answers') })
      .getByRole('button', { name: `${number} ` })
      .filter({ hasText: new RegExp(`^${number} `) });
  const markOf = (page: Page, number: number, score: string) =>
    expect(lineOf(page, number).getByText(score, { exact: true })).toBeVisible();
  const allSaved = (page: Page) => expect(page.getByText(t('all_saved'))).toBeVisible();

  const desk = await openDesk(browser, origin, lang);
  await desk.goto(path);
  await expect(desk.getByLabel(t('score'), { exact: true })).toBeFocused();
  await expect(desk.getByRole('application')).toBeVisible();
  expect(await findAxeViolations(desk)).toEqual([]);
  let pressed = await markStudents(desk, 1, 10);
  await allSaved(desk);

  await signInTeacher(colleague, origin, lang, 'admin');
  await colleague.goto(path);
  await markOf(colleague, 10, String(scoreOf(10)));
  await desk.context().setOffline(true);
  for (const [number, score] of [
    [contested, '3'],
    [taken, '2.5'],
  ] as const) {
    await lineOf(colleague, number).click();
    await colleague.keyboard.type(score);
    await colleague.keyboard.press('Enter');
  }
  await allSaved(colleague);
  pressed += await markStudents(desk, 11, 20);
  await expect(desk.getByText(t('waiting_to_send', { count: 10 }))).toBeVisible();
  await desk.screenshot({ path: test.info().outputPath(`cut-${lang}.png`) });

  await desk.context().setOffline(false);
  await markOf(desk, taken, '2.5');
  await expect(desk.getByText(t('unsolved', { count: 1 }))).toBeVisible();
  pressed += await markStudents(desk, 21, classSize);
  expect(pressed / classSize).toBeLessThanOrEqual(2);
  for (let number = classSize; number > contested; number -= 1) await desk.keyboard.press('ArrowUp');
  await expect(desk.getByRole('alert')).toBeVisible();
  await desk.screenshot({ path: test.info().outputPath(`conflict-${lang}.png`) });
  await desk.getByRole('alert').getByRole('button').first().press('Enter');
  await allSaved(desk);
  await markOf(desk, contested, '3');
  for (const number of [11, 20, classSize]) await markOf(colleague, number, String(scoreOf(number)));
  const { answers: marked } = await teacher('GET /study/marking', { courseware_id, question_id: 'leaf' });
  const expected = Array.from({ length: classSize }, (_, index) => scoreOf(index + 1));
  expected[contested - 1] = 3;
  expected[taken - 1] = 2.5;
  expect(marked.map(({ score }) => score)).toEqual(expected);

  await desk.goto(path);
  await desk.getByLabel(t('score'), { exact: true }).press('c');
  await desk.keyboard.type('3 + 3');
  await desk.keyboard.press('Enter');
  await allSaved(desk);
  await desk.goto(`${path}&question_id=sum`);
  await expect(desk.getByLabel(t('score'), { exact: true })).toBeFocused();
  await desk.keyboard.press('1');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(t('reason_missing'))).toBeVisible();
  await desk.screenshot({ path: test.info().outputPath(`reason-${lang}.png`) });
  await desk.keyboard.type('4 = 2 + 2');
  await desk.keyboard.press('Enter');
  await allSaved(desk);

  const phone = await openPhone(browser, origin, lang);
  await phone.goto(`/play/attempt/${attempt}`);
  await signInStudent(phone, lang, 'student01@example.com');
  await expect(phone.getByText(say('later_held'))).toBeVisible();
  await desk.getByRole('button', { name: t('release', { count: classSize }) }).click();
  await expect(desk.getByText(t('released')).first()).toBeVisible();
  await phone.reload();
  const total = words(playerMessages, lang)('score_of', { score: 2, max: 7 });
  await expect(phone.getByText(total)).toBeVisible();
  for (const text of ['3 + 3', '4 = 2 + 2']) await expect(phone.getByText(text)).toBeVisible();
  await phone.screenshot({ path: test.info().outputPath(`student-${lang}.png`) });
});
