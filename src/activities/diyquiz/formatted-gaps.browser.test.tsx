import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Quiz } from '#parts/quiz/model.ts';
import { blankQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { button, field, showQuizEditor } from '#tests/browser/quiz-editor.tsx';
import { findIssues } from './model.ts';

/** Gaps in a text with formatting. */

const body = field(/^Question$/);
const blanksOf = (quiz: Quiz) => quiz.questions[0]?.blanks ?? [];
const accepted = (quiz: Quiz) => blanksOf(quiz).map((blank) => blank.accepted);
const chips = () =>
  [...document.querySelectorAll('[contenteditable] [data-blank]')].map((chip) => chip.textContent);

async function showFormatted(text: string, answers: string[]) {
  await page.viewport(1216, 768);
  const shown = await showQuizEditor([blankQuestion('a', answers, { text })]);
  await button('Formatting and formulas: Question').click();
  await expect.element(button('Insert blank')).toBeVisible();
  return shown;
}

/** Chooses words of the first paragraph, as with the mouse. */
function chooseWords(words: string) {
  const text = document.querySelector('[contenteditable] p')?.firstChild;
  const start = text?.textContent?.indexOf(words) ?? -1;
  if (!text || start === -1) throw new Error(`No ${words}`);
  getSelection()?.setBaseAndExtent(text, start, text, start + words.length);
}

async function paste(html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  const element = await body.findElement();
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

it('makes a gap of chosen words, in reading order, with the words as its answer', async () => {
  const { draft, screen } = await showFormatted('Ice is [[1]]', ['cold']);
  expect(chips()).toEqual(['1']);
  chooseWords('Ice');
  await button('Insert blank').click();
  await expect.poll(() => accepted(draft())).toEqual(['Ice', 'cold']);
  expect(draft().questions[0]?.body.text).toBe('[[1]] is [[2]]');
  expect(chips()).toEqual(['1', '2']);
  expect(findIssues(draft())).toEqual([]);
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it('keeps the answers of the other gaps when one is deleted, and its own when that is undone', async () => {
  const { draft } = await showFormatted('[[1]] and [[2]]', ['salt', 'pepper']);
  const [, pepper] = blanksOf(draft());
  await userEvent.click(document.querySelector('[contenteditable] [data-blank]') ?? document.body);
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => blanksOf(draft())).toEqual([pepper]);
  expect(chips()).toEqual(['1']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => accepted(draft())).toEqual(['salt', 'pepper']);
  expect(chips()).toEqual(['1', '2']);
});

it('makes gaps of what is typed or pasted as [[1]] or ____', async () => {
  const { draft } = await showFormatted('', []);
  await userEvent.keyboard('a ____ b [[[[7]] c');
  await expect.poll(() => draft().questions[0]?.body.text).toBe('a [[1]] b [[2]] c');
  await paste('<p> <b>d</b> ________ e</p>');
  await expect.poll(() => blanksOf(draft()).length).toBe(3);
  expect(chips()).toEqual(['1', '2', '3']);
  const ids = blanksOf(draft()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

it('has gaps in the cells of a table', async () => {
  const { draft } = await showFormatted('', []);
  await button('Table').click();
  await userEvent.keyboard('h{Tab}{Tab}{Tab}');
  await button('Insert blank').click();
  await userEvent.keyboard('{Tab}');
  await button('Insert blank').click();
  await expect.poll(() => blanksOf(draft()).length).toBe(2);
  const text = draft().questions[0]?.body.text;
  expect(typeof text === 'object' && text.blocks[0]).toMatchObject({
    table: {
      rows: [
        [[{ t: 'h' }], [], []],
        [[{ blank: 1 }], [{ blank: 2 }], []],
        [[], [], []],
      ],
    },
  });
});

it('offers no more gaps than a question may have', async () => {
  await showFormatted('[[1]][[2]][[3]][[4]][[5]]', ['1', '2', '3', '4', '5']);
  await button('Insert blank').click();
  await expect.element(button('Insert blank')).toBeDisabled();
});
