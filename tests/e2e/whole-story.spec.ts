import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#contract/language.ts';
import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { editorMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { blankEditorMessages } from '#parts/quiz-questions/kinds/blank/editor/blank-messages.ts';
import { multipleEditorMessages } from '#parts/quiz-questions/kinds/multiple/editor-messages.ts';
import { singleEditorMessages } from '#parts/quiz-questions/kinds/single/editor-messages.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { editorMessages as frameMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { placingMessages } from '#teacher/features/activities/placing/placing-messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { joinMessages } from '#teacher/shared/joining/join-messages.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { completeActivity, createUnit } from './support/editing.ts';
import { joinAsStudent, signInOnScreen, waitForOfflineCode } from './support/people.ts';
import { words } from './support/words.ts';

/**
 * The main workflow: a teacher makes a unit and a quiz and opens it; two students do it on phones, one of them offline
 * for some time; the teacher watches the answers arrive and opens the details.
 */

const kindMessages = {
  single: singleEditorMessages,
  multiple: multipleEditorMessages,
  blank: blankEditorMessages,
};

async function addQuestion(page: Page, lang: Language, type: 'single' | 'multiple' | 'blank'): Promise<void> {
  const t = words(editorMessages, lang);
  const kind = words(kindMessages[type], lang);
  const first = page.getByRole('button', { name: kind('hint') });
  const more = page.getByRole('button', { name: t('add_other_type'), exact: true });
  await first.or(more).first().waitFor();
  if (await first.isVisible()) return first.click();
  await more.click();
  await page.getByRole('menuitem', { name: kind('name') }).click();
}

async function writeAnswers(
  page: Page,
  lang: Language,
  answers: readonly string[],
  right: readonly number[],
): Promise<void> {
  const t = words(editorMessages, lang);
  for (const [index, text] of answers.entries()) {
    const letter = String.fromCharCode(65 + index);
    await page.getByLabel(t('answer_letter', { letter }), { exact: true }).fill(text);
    if (right.includes(index))
      await page.getByLabel(t('correct_letter', { letter }), { exact: true }).press(' ');
  }
}

function questionBody(page: Page, lang: Language): Locator {
  return page.getByRole('textbox', { name: words(editorMessages, lang)('body'), exact: true });
}

async function buildQuiz(page: Page, lang: Language, name: string): Promise<void> {
  const t = words(editorMessages, lang);
  const frame = words(frameMessages, lang);
  await page.getByLabel(frame('name')).first().fill(name);
  await addQuestion(page, lang, 'single');
  await questionBody(page, lang).fill('How much of the square is coloured?');
  await page.getByText(t('picture'), { exact: true }).first().click();
  const picture = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#4c9ddb' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('button', { name: t('remove_picture') })).toBeVisible();
  await writeAnswers(page, lang, ['none', 'half', 'all', 'a third'], [2]);
  await addQuestion(page, lang, 'multiple');
  await questionBody(page, lang).fill('Which numbers are even?');
  await writeAnswers(page, lang, ['2', '3', '4', '5'], [0, 2]);
  await addQuestion(page, lang, 'blank');
  await questionBody(page, lang).fill('7 × 8 = ');
  await page.getByRole('button', { name: words(blankEditorMessages, lang)('insert_blank') }).click();
  await page
    .getByLabel(words(blankEditorMessages, lang)('blank_number', { number: 1 }), { exact: true })
    .fill('56');
  await completeActivity(page, lang);
}

async function answerAll(
  page: Page,
  lang: Language,
  choices: { single: string; multiple: string[]; blank: string },
  onSecond?: () => Promise<void>,
): Promise<void> {
  const t = words(viewMessages, lang);
  const next = page.getByRole('button', { name: t('next'), exact: true });
  await page.getByRole('radio', { name: choices.single }).check();
  await next.click();
  for (const choice of choices.multiple) await page.getByRole('checkbox', { name: choice }).check();
  await onSecond?.();
  await next.click();
  await page.getByLabel(t('blank_label', { number: 1 })).fill(choices.blank);
}

async function handIn(page: Page, lang: Language): Promise<void> {
  const t = words(attemptMessages, lang);
  const tResult = words(submittedMessages, lang);
  await page
    .getByRole('button', { name: t('submit'), exact: true })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('submit'), exact: true })
    .click();
  await expect(page.getByText(tResult('your_score'))).toBeVisible();
}

function gridRow(page: Page, name: RegExp): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
}

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const lang = 'en';

test('a quiz is made, answered by two students and evaluated', async ({ page, browser, baseURL }) => {
  const origin = baseURL ?? '';
  const name = 'Whole story';
  const course = words(coursewareMessages, lang);
  const start = words(startMessages, lang);
  const study = words(studyMessages, lang);
  const saved = words(attemptMessages, lang);

  await signInOnScreen(page, origin, lang);
  await createUnit(page, lang, 'Unit of the story');
  await page.getByRole('link', { name: course('create_new') }).click();
  await page.getByRole('link', { name: /^(Quiz(?! from)|測驗)/ }).click();
  await buildQuiz(page, lang, name);
  // One click puts the quiz into its unit, opens it and shows how to join.
  await page.getByRole('radio', { name: words(placingMessages, lang)('how_open', { class: '4A' }) }).click();
  await page.getByRole('button', { name: words(placingMessages, lang)('do_open', { class: '4A' }) }).click();
  const joining = page.getByRole('dialog');
  const group = joining.getByRole('group', { name: words(joinMessages, lang)('code') });
  const code = ((await group.textContent()) ?? '').replace(/\s/g, '');
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  await joining.getByRole('link', { name: words(joinMessages, lang)('watch') }).click();
  await expect(page.getByText(study('live'))).toBeVisible();

  const numbers = ['07', '08'];
  const [first, second] = await Promise.all(
    numbers.map((number) =>
      joinAsStudent(browser, origin, lang, {
        email: `student${number}@example.com`,
        code: code.toLowerCase(),
      }),
    ),
  );
  if (!first || !second) throw new Error('two students were expected');
  for (const { page: device } of [first, second])
    await device.getByRole('button', { name: start('start'), exact: true }).click();

  // The first student answers everything right, and the grid shows it.
  await answerAll(first.page, lang, { single: 'all', multiple: ['2', '4'], blank: '５６' });
  await expect(
    gridRow(page, new RegExp(`^${Number(numbers[0])} `)).getByText(study('in_progress')),
  ).toBeVisible();
  await handIn(first.page, lang);

  // The second student loses the network, continues, reloads offline, and finishes when the network is back.
  await answerAll(second.page, lang, { single: 'half', multiple: ['2', '3'], blank: '54' }, async () => {
    await expect(second.page.getByText(saved('saved')).first()).toBeVisible();
    await waitForOfflineCode(second.page);
    await second.context.setOffline(true);
  });
  await expect(second.page.getByText(saved('waiting')).first()).toBeVisible();
  await second.page.reload();
  await expect(second.page.getByText(saved('waiting')).first()).toBeVisible();
  await second.context.setOffline(false);
  await expect(second.page.getByText(saved('saved')).first()).toBeVisible();
  await handIn(second.page, lang);

  // The teacher's page updates without a reload.
  await expect(gridRow(page, new RegExp(`^${Number(numbers[0])} `)).getByText('3 / 3')).toBeVisible();
  const weak = gridRow(page, new RegExp(`^${Number(numbers[1])} `));
  await expect(weak.getByText('0 / 3')).toBeVisible();

  await page
    .getByRole('columnheader')
    .getByRole('link', { name: new RegExp(`^${study('question_number', { number: 1 })}`) })
    .click();
  await expect(page.getByRole('heading', { name: study('distribution') })).toBeVisible();
  await expect(page.getByText(study('attempts_counted', { count: 2 }))).toBeVisible();
  // The average of two would say what each of them has.
  await expect(page.getByRole('definition').first()).toHaveText('—');
  await page.goBack();
  await weak.getByRole('link').first().click();
  await expect(page.getByText('0 / 3').first()).toBeVisible();
  const typed = page.getByRole('textbox', {
    name: words(viewMessages, lang)('blank_label', { number: 1 }),
  });
  await expect(typed).toHaveValue('54');
  await first.context.close();
  await second.context.close();
});
