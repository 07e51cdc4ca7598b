import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { chooseOption, pressOn, tabTo, typeInto } from '../keys.ts';
import type { Answers } from './answers.ts';
import { type AnswerFields, answerFields, findItemToMove } from './fields.ts';

/** Answers the quiz of `make-quiz.ts` with the keyboard alone. */

/** Goes to the row of radio buttons, and down in it. */
async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  const first = page.getByRole('main').getByRole('radio').first();
  await tabTo(page, first);
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  const count = await page.getByRole('main').getByRole('radio').count();
  for (let step = 1; step < count && !(await radio.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

async function orderByKeys(page: Page, fields: AnswerFields, { isOrdered }: Answers): Promise<void> {
  if (!isOrdered) return pressOn(page, fields.keepOrder);
  for (let item = await findItemToMove(fields); item; item = await findItemToMove(fields)) {
    const { y = 0 } = (await fields.up(item).boundingBox()) ?? {};
    await pressOn(page, fields.up(item));
    await expect.poll(async () => (await fields.up(item ?? '').boundingBox())?.y).not.toBe(y);
  }
}

export async function answerByKeys(page: Page, lang: Language, answers: Answers): Promise<void> {
  const fields = answerFields(page, lang);
  const goOn = () => pressOn(page, fields.next);
  await chooseRadio(page, fields.radio(answers.single));
  await goOn();
  for (const text of answers.multiple) {
    await pressOn(page, fields.checkbox(text), 'Space');
    await expect(fields.checkbox(text)).toBeChecked();
  }
  await goOn();
  await chooseRadio(page, fields.truth(answers.truefalse));
  await goOn();
  await typeInto(page, fields.blank(1), answers.blanks.typed);
  await chooseOption(page, fields.blank(2), answers.blanks.chosen);
  await typeInto(page, fields.blank(3), answers.blanks.number);
  await goOn();
  for (const [stem, choice] of Object.entries(answers.matching))
    await chooseOption(page, fields.stem(stem), choice);
  await goOn();
  await orderByKeys(page, fields, answers);
  await goOn();
  for (const text of [answers.number, answers.short]) {
    await typeInto(page, fields.typed, text);
    await goOn();
  }
  await typeInto(page, fields.longText, answers.open);
}
