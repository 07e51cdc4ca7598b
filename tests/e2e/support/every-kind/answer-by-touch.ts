import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import type { Answers } from './answers.ts';
import { type AnswerFields, answerFields, findItemToMove } from './fields.ts';

/** Answers the quiz of `make-quiz.ts` with a finger and the keyboard of the screen. */

async function chooseByTouch(page: Page, input: Locator): Promise<void> {
  await page.locator('label').filter({ has: input }).tap();
  await expect(input).toBeChecked();
}

async function orderByTouch(fields: AnswerFields, { isOrdered }: Answers): Promise<void> {
  if (!isOrdered) return fields.keepOrder.tap();
  for (let item = await findItemToMove(fields); item; item = await findItemToMove(fields)) {
    const { y = 0 } = (await fields.up(item).boundingBox()) ?? {};
    await fields.up(item).tap();
    await expect.poll(async () => (await fields.up(item ?? '').boundingBox())?.y).not.toBe(y);
  }
}

/** With the key beside the field: some keyboards of digits have no fraction bar. */
async function typeFraction(page: Page, fields: AnswerFields, number: string): Promise<void> {
  const [top = '', bottom = ''] = number.split('/');
  await fields.typed.fill(top);
  await fields.fractionBar.tap();
  await page.keyboard.type(bottom);
  await expect(fields.typed).toHaveValue(number);
}

export async function answerByTouch(page: Page, lang: Language, answers: Answers): Promise<void> {
  const fields = answerFields(page, lang);
  await chooseByTouch(page, fields.radio(answers.single));
  await fields.next.tap();
  for (const text of answers.multiple) await chooseByTouch(page, fields.checkbox(text));
  await fields.next.tap();
  await chooseByTouch(page, fields.truth(answers.truefalse));
  await fields.next.tap();
  await fields.blank(1).fill(answers.blanks.typed);
  await fields.blank(2).selectOption({ label: answers.blanks.chosen });
  await fields.blank(3).fill(answers.blanks.number);
  await fields.next.tap();
  for (const [stem, choice] of Object.entries(answers.matching))
    await fields.stem(stem).selectOption({ label: choice });
  await fields.next.tap();
  await orderByTouch(fields, answers);
  await fields.next.tap();
  await typeFraction(page, fields, answers.number);
  await fields.next.tap();
  await fields.typed.fill(answers.short);
  await fields.next.tap();
  await fields.longText.fill(answers.open);
}
