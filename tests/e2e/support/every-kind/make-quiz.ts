import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { richMessages } from '#parts/formatted-text/editor/editor-messages.ts';
import { editorMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { blankEditorMessages } from '#parts/quiz-questions/kinds/blank/editor/blank-messages.ts';
import { gapMessages } from '#parts/quiz-questions/kinds/blank/editor/gap-messages.ts';
import { matchingEditorMessages } from '#parts/quiz-questions/kinds/matching/editor/editor-messages.ts';
import { numberQuestionMessages } from '#parts/quiz-questions/kinds/number/editor-messages.ts';
import { openMessages } from '#parts/quiz-questions/kinds/open/editor/open-messages.ts';
import { orderingEditorMessages } from '#parts/quiz-questions/kinds/ordering/editor/editor-messages.ts';
import { shorttextEditorMessages } from '#parts/quiz-questions/kinds/shorttext/editor-messages.ts';
import { numberEditorMessages } from '#parts/quiz-questions/numbers/editor/number-editor-messages.ts';
import { words } from '../words.ts';

/** Makes a quiz with a question of every kind in the editor: some are pasted, the others typed into their forms. */

const pasted = `1. How much is it? (2 marks)
A. 7
B. 12 *
C. 34

2. Which are even?
A. 3
B. 8 *
C. 10 *

3. 0 is even.
Answer: True

4. 1 + ____ = 3, and 2 is ____. 10 ÷ 4 = ____ (3 marks)
Answer: 2; even; 2.5`;

const kindMessages = {
  matching: matchingEditorMessages,
  ordering: orderingEditorMessages,
  number: numberQuestionMessages,
  shorttext: shorttextEditorMessages,
  open: openMessages,
};

/** The fields of the editor by their names in one language. */
function fieldsOf(page: Page, lang: Language) {
  const named = (name: string): Locator => page.getByLabel(name, { exact: true });
  const t = words(editorMessages, lang);
  return { t, named, button: (name: string) => page.getByRole('button', { name, exact: true }) };
}

async function pasteQuestions(page: Page, lang: Language): Promise<void> {
  const { t, named, button } = fieldsOf(page, lang);
  await button(t('paste')).click();
  await named(t('paste_label')).fill(pasted);
  await button(t('paste_insert', { count: 4 })).click();
}

/** Goes to a question in the list. */
const chooseQuestion = (page: Page, lang: Language, text: string): Promise<void> =>
  page
    .getByRole('list', { name: words(editorMessages, lang)('questions') })
    .getByRole('button')
    .filter({ hasText: text })
    .click();

async function addFormula(page: Page, lang: Language, tex: string): Promise<void> {
  const t = words(richMessages, lang);
  await page.getByRole('button', { name: t('formula'), exact: true }).click();
  const panel = page.getByRole('textbox', { name: t('tex') });
  await panel.fill(tex);
  await expect(page.getByRole('button', { name: t('insert_formula') })).toBeEnabled();
  await panel.press('Enter');
  await expect(panel).toHaveCount(0);
}

/** The words of a field get formatting; the cursor stands behind them. */
async function formatField(page: Page, lang: Language, label: string): Promise<void> {
  const t = words(richMessages, lang);
  await page.getByRole('button', { name: `${t('formatting')}: ${label}`, exact: true }).click();
  await page.getByRole('textbox', { name: label, exact: true }).press('ControlOrMeta+End');
}

/** A fraction and a table in the text of a question, a root in its right answer. */
async function addFormatting(page: Page, lang: Language): Promise<void> {
  const { t, button } = fieldsOf(page, lang);
  const body = page.getByRole('textbox', { name: t('body'), exact: true });
  await formatField(page, lang, t('body'));
  await addFormula(page, lang, '\\frac{3}{4}');
  await expect(body.locator('mfrac')).toHaveText('34');
  await button(words(richMessages, lang)('table')).click();
  for (const cell of ['m', 'kg']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await expect(body.getByRole('columnheader')).toHaveText(['m', 'kg', '']);
  await formatField(page, lang, t('answer_letter', { letter: 'B' }));
  await addFormula(page, lang, '\\sqrt{144}');
}

/** The second blank is chosen from a list, the third is a number. */
async function changeBlanks(page: Page, lang: Language): Promise<void> {
  const { named } = fieldsOf(page, lang);
  const t = words(gapMessages, lang);
  await expect(named(words(blankEditorMessages, lang)('blank_number', { number: 1 }))).toHaveValue('2');
  await named(t('type_of', { number: 2 })).selectOption('choice');
  await expect(named(t('option_of', { blank: 2, number: 1 }))).toHaveValue('even');
  await named(t('option_of', { blank: 2, number: 2 })).fill('odd');
  await named(t('type_of', { number: 3 })).selectOption('number');
  await expect(named(words(numberEditorMessages, lang)('number_of', { number: 1 }))).toHaveValue('2.5');
}

async function addQuestion(
  page: Page,
  lang: Language,
  kind: keyof typeof kindMessages,
  text: string,
  score?: string,
): Promise<void> {
  const { t, named, button } = fieldsOf(page, lang);
  await button(t('add_other_type')).click();
  await page.getByRole('menuitem', { name: words(kindMessages[kind], lang)('name'), exact: true }).click();
  await page.getByRole('textbox', { name: t('body'), exact: true }).fill(text);
  if (score !== undefined) await named(t('score')).fill(score);
}

async function addMatching(page: Page, lang: Language): Promise<void> {
  const { named, button } = fieldsOf(page, lang);
  const t = words(matchingEditorMessages, lang);
  await addQuestion(page, lang, 'matching', '× 2', '2');
  for (const [index, [stem, choice]] of [
    ['21', '42'],
    ['33', '66'],
  ].entries()) {
    await named(t('stem', { number: index + 1 })).fill(stem ?? '');
    await named(t('choice', { number: index + 1 })).fill(choice ?? '');
  }
  await button(t('add_extra')).click();
  await named(t('extra', { number: 1 })).fill('99');
}

async function addOrdering(page: Page, lang: Language): Promise<void> {
  const { named } = fieldsOf(page, lang);
  const t = words(orderingEditorMessages, lang);
  await addQuestion(page, lang, 'ordering', '1 → 100');
  for (const [index, item] of ['5', '50', '95'].entries())
    await named(t('item', { number: index + 1 })).fill(item);
}

async function addTyped(page: Page, lang: Language): Promise<void> {
  const { t: shared, named, button } = fieldsOf(page, lang);
  await addQuestion(page, lang, 'number', '1 ÷ 2 = ?');
  await named(words(numberEditorMessages, lang)('number_of', { number: 1 })).fill('0.5');

  const t = words(shorttextEditorMessages, lang);
  await addQuestion(page, lang, 'shorttext', '4 × 90°');
  await named(t('answer_number', { number: 1 })).fill('square');
  await button(t('add_answer')).click();
  await named(t('answer_number', { number: 2 })).fill('rectangle');
  await named(shared('share_of', { number: 2 })).fill('50');

  await addQuestion(page, lang, 'open', '3 + 4 …', '4');
}

/** Nine questions with 16 points. */
export async function makeEveryKind(page: Page, lang: Language): Promise<void> {
  await pasteQuestions(page, lang);
  await chooseQuestion(page, lang, 'How much');
  await addFormatting(page, lang);
  await chooseQuestion(page, lang, '10 ÷ 4');
  await changeBlanks(page, lang);
  await addMatching(page, lang);
  await addOrdering(page, lang);
  await addTyped(page, lang);
}
