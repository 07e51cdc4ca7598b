import type { Page } from '@playwright/test';
import { editorMessages as questionMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { examMessages } from '#teacher/features/exam/exam-messages.ts';
import { paperMessages } from '#teacher/features/exam/paper/paper-messages.ts';
import { pickerMessages } from '#teacher/features/exam/picker/picker-messages.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { signInTeacher } from './support/people.ts';
import { words } from './support/words.ts';

/** A question is written, found by two characters, put into a paper, and the paper becomes a quiz. */

const t = words(examMessages, 'zh-hk');
const tPaper = words(paperMessages, 'zh-hk');
const tPicker = words(pickerMessages, 'zh-hk');
const tCommon = words(commonMessages, 'zh-hk');
const tQuestion = words(questionMessages, 'zh-hk');

async function writeQuestion(page: Page, text: string): Promise<void> {
  await page.goto('/exam-res/create');
  await page.getByRole('textbox', { name: tQuestion('body'), exact: true }).fill(text);
  await page.getByRole('textbox', { name: tQuestion('answer_letter', { letter: 'A' }) }).fill('麻雀');
  await page.getByRole('textbox', { name: tQuestion('answer_letter', { letter: 'B' }) }).fill('獅子');
  await page.getByRole('radio', { name: tQuestion('correct_letter', { letter: 'A' }) }).check();
  await page.getByRole('button', { name: tCommon('save'), exact: true }).click();
  await expect(page).toHaveURL(/id=\d+/);
}

test('a question becomes part of a paper, and the paper a quiz', async ({ page, baseURL }) => {
  await signInTeacher(page, baseURL ?? '', 'zh-hk');
  const text = `維港常見的雀鳥是哪一種${retryNumber()}？`;
  await writeQuestion(page, text);
  await page.goto('/exam-res/list');
  await page.getByLabel(t('keyword')).fill('雀鳥');
  await page.waitForURL((url) => url.searchParams.get('keyword') === '雀鳥');
  await expect(page.getByRole('button', { name: text, exact: true })).toBeVisible();
  await page.goto('/exam-res/create?kind=paper');
  await page.getByLabel(tPaper('name')).fill('雀鳥小測');
  await page.getByRole('button', { name: tPaper('pick') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('select', { title: text })).check();
  await dialog.getByRole('button', { name: tPicker('add_picked', { count: 1 }) }).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: tPaper('make_quiz') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: tPaper('make_quiz') })
    .click();
  await expect(page).toHaveURL(/\/teacher\/diy\/edit\//);
  await expect(page.getByRole('textbox', { name: tQuestion('body'), exact: true })).toHaveValue(text);
});
