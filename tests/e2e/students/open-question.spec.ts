import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import {
  wordAnswers as answers,
  openQuestion,
  singleQuestion,
} from '#parts/quiz-questions/samples/sample-parts.ts';
import {
  findSaveState,
  openAndStart,
  placeQuizzes,
  requireFirstPlaced,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { openPhone, signInTeacher, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** A student answers an open question with text and photo on a phone with an unreliable network; the teacher gets both. */

const leafQuiz: Quiz = {
  layout: 'one_by_one',
  allow_back: true,
  questions: [
    openQuestion('leaf', {
      text: '1 + 1 …',
      score: 4,
      file_kinds: ['picture', 'sound'],
      file_max: 2,
      model_answer: '2 + 2',
      rubric: [{ id: 'r1', text: '3 + 3', points: 2 }],
    }),
    singleQuestion('sum', { text: '2 + 2 = ?', answers: answers('3', '*4') }),
  ],
};

/** A picture as large as the photos of phones, with noise that compresses badly. */
async function takePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const create = { width: 1_200, height: 4_000, channels: 3 as const, background: '#888', noise };
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

async function photograph(page: Page, lang: 'zh-hk' | 'en', name: string, buffer: Buffer): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words(attachmentMessages, lang)('take_picture') }).tap();
  const chooser = await chosen;
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer });
}

const lang = 'en';
const student = 'student17';

test(`a photo and a text reach the teacher although the network fails and the page is reloaded, ${lang}`, async ({
  browser,
  request,
  page: teacher,
  baseURL,
}) => {
  const t = words(attachmentMessages, lang);
  const view = words(viewMessages, lang);
  const { placed } = await placeQuizzes(request, `1 + 1 … ${lang}`, leafQuiz, {
    feedback_rule: 'after_submit',
  });
  const { id: courseware } = requireFirstPlaced(placed);
  const page = await openPhone(browser, baseURL ?? '', lang);
  await openAndStart(page, lang, student, courseware);
  await page.getByRole('textbox').fill('1 2 3');
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await waitForOfflineCode(page);
  await expect(page.getByRole('button', { name: t('choose_picture') })).toBeEnabled();
  // Gives the page time to load the code of uploads before the network goes.
  await page.waitForTimeout(1_000);

  await page.context().setOffline(true);
  await photograph(page, lang, 'leaf.jpg', await takePhoto());
  await expect(page.getByText(t('waiting'))).toBeVisible();
  await page.getByRole('textbox').fill('1 2 3 4');
  await page.getByText(t('waiting')).scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath(`waiting-${lang}.png`) });
  await page.reload();
  // The quiz opens at the first question without an answer.
  await page.getByRole('button', { name: new RegExp(`^${view('question_number', { number: 1 })}, `) }).tap();
  await expect(page.getByRole('textbox')).toHaveValue('1 2 3 4');
  await expect(page.getByRole('img', { name: 'leaf.jpg' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: t('remove_file', { name: 'leaf.jpg' }) })).toBeVisible({
    timeout: 30_000,
  });
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath(`sent-${lang}.png`) });

  await submitAttempt(page, lang);
  await page.context().close();

  await signInTeacher(teacher, baseURL ?? '', lang);
  await teacher.goto(`/study-situation-view/question-detail?courseware_id=${courseware}&question_id=leaf`);
  const row = teacher.getByRole('row').filter({ hasText: '1 2 3 4' });
  const picture = row.getByRole('img', { name: 'leaf.jpg' });
  await expect(picture).toBeVisible();
  const longest = () =>
    picture.evaluate((image: HTMLImageElement) => Math.max(image.naturalWidth, image.naturalHeight));
  await expect.poll(longest).toBe(2_560);
  await teacher.screenshot({ path: test.info().outputPath(`teacher-${lang}.png`) });
});
