import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { evidenceMessages } from '#parts/quiz-questions/answer-files/evidence-messages.ts';
import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import {
  wordAnswers as answers,
  openQuestion,
  singleQuestion,
} from '#parts/quiz-questions/samples/sample-parts.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { submitMessages } from '#player/features/attempt/work/submit-messages.ts';
import {
  chooseOption,
  findRadio,
  openAndStart,
  placeQuizzes,
  requireFirstPlaced,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { openPhone, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** A choice with a photo as evidence, and a question that asks for files alone: from the phone to the teacher. */

const quiz: Quiz = {
  layout: 'all_on_page',
  allow_back: true,
  questions: [
    {
      ...singleQuestion('sum', { text: '1 + 1 = ?', score: 2, answers: answers('*2', '3') }),
      evidence: { kinds: ['picture'], max: 2 },
    },
    { ...openQuestion('leaf', { text: '2 + 2 …', score: 4, file_kinds: ['picture'] }), files_only: true },
  ],
};

const lang: Language = 'zh-hk';

async function attach(phone: Page, question: number, name: string): Promise<void> {
  const t = words(attachmentMessages, lang);
  const buffer = await readFile(`src/demo/media/rain/${name}`);
  const chosen = phone.waitForEvent('filechooser');
  await phone
    .getByRole('button', { name: t('choose_picture') })
    .nth(question)
    .tap();
  await (await chosen).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(phone.getByRole('button', { name: t('remove_file', { name }) })).toBeVisible({
    timeout: 20_000,
  });
}

test(`a choice with its photo and an answer of photos alone reach the teacher, ${lang}`, async ({
  browser,
  request,
  page: teacher,
  baseURL,
}) => {
  const view = words(viewMessages, lang);
  const evidence = words(evidenceMessages, lang);
  const t = words(attemptMessages, lang);
  const tSubmit = words(submitMessages, lang);
  const { placed } = await placeQuizzes(request, `1 + 1 … ${lang}`, quiz, { feedback_rule: 'after_submit' });
  const { id: courseware } = requireFirstPlaced(placed);
  const phone = await openPhone(browser, baseURL ?? '', lang);
  await openAndStart(phone, lang, 'student18', courseware);
  await expect(
    phone.getByRole('button', { name: words(attachmentMessages, lang)('choose_picture') }),
  ).toHaveCount(2);
  await expect(phone.getByRole('textbox')).toHaveCount(0);
  await chooseOption(findRadio(phone, '2'));
  await expect(phone.getByText(evidence('picture_missing'))).toBeVisible();
  await expect(phone.getByRole('button', { name: new RegExp(view('not_complete')) })).toBeVisible();
  expect(await findAxeViolations(phone)).toEqual([]);
  await phone.screenshot({ path: test.info().outputPath(`missing-${lang}.png`), fullPage: true });

  await phone
    .getByRole('banner')
    .getByRole('button', { name: t('submit'), exact: true })
    .click();
  await expect(phone.getByRole('dialog').getByText(tSubmit('incomplete', { count: 1 }))).toBeVisible();
  await phone.screenshot({ path: test.info().outputPath(`dialog-${lang}.png`) });
  await phone.getByRole('button', { name: tSubmit('keep_working') }).click();

  await attach(phone, 0, 'rain-2.jpg');
  await expect(phone.getByText(evidence('picture_missing'))).toHaveCount(0);
  await attach(phone, 1, 'rain-3.jpg');
  await expect(phone.getByText(view('all_answered'))).toBeVisible();
  await phone.screenshot({ path: test.info().outputPath(`whole-${lang}.png`), fullPage: true });
  await submitAttempt(phone, lang);
  await phone.getByRole('button', { name: words(submittedMessages, lang)('see_answers') }).tap();
  await expect(phone.getByRole('img', { name: 'rain-2.jpg' })).toBeVisible();
  await phone.screenshot({ path: test.info().outputPath(`handed-in-${lang}.png`), fullPage: true });
  await phone.context().close();

  await signInTeacher(teacher, baseURL ?? '', lang);
  await teacher.goto(`/study-situation-view/marking?courseware_id=${courseware}&question_id=sum`);
  await expect(teacher.getByRole('application')).toBeVisible();
  await expect(teacher.getByRole('textbox').first()).toHaveValue('2');
  await teacher.screenshot({ path: test.info().outputPath(`marking-${lang}.png`) });
  await teacher.goto(`/study-situation-view/question-detail?courseware_id=${courseware}&question_id=leaf`);
  await expect(teacher.getByRole('row').getByRole('img', { name: 'rain-3.jpg' })).toBeVisible();
});
