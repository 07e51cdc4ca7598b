import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { messages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { openMessages } from '#parts/quiz-questions/kinds/open/open-messages.ts';
import { orderingMessages } from '#parts/quiz-questions/kinds/ordering/ordering-messages.ts';
import { truthMessages } from '#parts/quiz-questions/kinds/truefalse/truth-messages.ts';
import { numberMessages } from '#parts/quiz-questions/numbers/number-messages.ts';
import { words } from '../words.ts';
import { orderedItems } from './answers.ts';

/** Where a student answers each kind of question. */
export function answerFields(page: Page, lang: Language) {
  const t = words(messages, lang);
  const order = words(orderingMessages, lang);
  const main = page.getByRole('main');
  return {
    next: main.getByRole('button', { name: t('next'), exact: true }),
    radio: (text: string): Locator => page.getByRole('radio', { name: text }),
    checkbox: (text: string): Locator => page.getByRole('checkbox', { name: text }),
    truth: (truth: 'true' | 'false') => page.getByRole('radio', { name: words(truthMessages, lang)(truth) }),
    blank: (number: number) => main.getByLabel(t('blank_label', { number }), { exact: true }),
    stem: (text: string) => main.getByRole('combobox', { name: text, exact: true }),
    up: (item: string) => main.getByRole('button', { name: order('up', { item }), exact: true }),
    keepOrder: main.getByRole('button', { name: order('keep'), exact: true }),
    typed: main.getByRole('textbox', { name: t('your_answer'), exact: true }),
    fractionBar: main.getByRole('button', {
      name: words(numberMessages, lang)('fraction_bar'),
      exact: true,
    }),
    longText: main.getByPlaceholder(words(openMessages, lang)('placeholder')),
  };
}

export type AnswerFields = ReturnType<typeof answerFields>;

/** The items as they stand on the screen. */
async function readOrder({ up }: AnswerFields): Promise<string[]> {
  const tops = await Promise.all(
    orderedItems.map(async (item) => ({ item, top: (await up(item).boundingBox())?.y ?? 0 })),
  );
  return tops.sort((one, other) => one.top - other.top).map(({ item }) => item);
}

/** The item to move up next so that the order becomes right; undefined once it is. */
export async function findItemToMove(fields: AnswerFields): Promise<string | undefined> {
  const shown = await readOrder(fields);
  const place = orderedItems.findIndex((item, index) => shown[index] !== item);
  return orderedItems[place];
}
