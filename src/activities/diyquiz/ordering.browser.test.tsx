import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { languages } from '#contract/language.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { samplesOf } from '#parts/quiz-questions/samples/samples-of.ts';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { dragByFinger } from '#tests/browser/finger.ts';
import { pasteText } from '#tests/browser/paste-text.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { diyquiz } from './activity.ts';
import { Editor } from './editor.tsx';

/** Ordering questions: made, and answered by mouse, finger, buttons and keys. */

const sample = samplesOf('ordering');
const question = {
  ...sample.question,
  ordering: { credit: 'places' as const, items: toItems('egg', 'larva', 'pupa', 'moth') },
};
const quiz: Quiz = { layout: 'all_on_page', allow_back: true, questions: [question] };

function toItems(...texts: string[]) {
  return texts.map((text) => ({ id: text.slice(0, 2), text }));
}

/** The ids in the order that is shown first. */
const [first = '', second = '', third = '', fourth = ''] =
  diyquiz.work
    .toPublic(quiz, { seed: 1, shuffle: false }, new Set())
    .questions[0]?.ordering?.items.map(({ id }) => id) ?? [];
const textOf = (id: string) => question.ordering.items.find((item) => item.id === id)?.text ?? '';

const handle = (id: string) => page.getByRole('button', { name: `Move “${textOf(id)}”`, exact: true });
const button = (id: string, way: 'up' | 'down') =>
  page.getByRole('button', { name: `Move “${textOf(id)}” ${way}` });
const showOrdering = (more: { checkable?: boolean; responses?: Record<string, unknown> } = {}) =>
  showPlayer({ model: diyquiz, Player: QuizPlayer, content: quiz, ...more });

beforeEach(() => page.viewport(390, 844));

it('is made of a pasted list, and marked as its teacher says', async () => {
  const { screen, draft, issues } = await showEditor({
    model: diyquiz,
    Editor,
    content: { ...quiz, questions: [] as Quiz['questions'] },
  });
  await page.getByRole('button', { name: /Items are put in order/ }).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How does it grow?');
  expect(issues()).toMatchObject([{ message: 'ordering_items_range' }]);
  await pasteText(page.getByRole('textbox', { name: 'Item 1' }), '1. egg\n2. larva\n3. pupa');
  await page.getByRole('radio', { name: 'Nearness' }).click();
  expect(issues()).toEqual([]);
  expect(draft().questions[0]?.ordering).toMatchObject({
    items: [{ text: 'egg' }, { text: 'larva' }, { text: 'pupa' }],
    credit: 'distance',
  });
  await page.getByRole('textbox', { name: 'Item 3' }).click();
  await userEvent.keyboard('{Enter}moth');
  expect(draft().questions[0]?.ordering?.items.map(({ text }) => text)).toEqual([
    'egg',
    'larva',
    'pupa',
    'moth',
  ]);
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it.each(languages)(
  'counts as no answer until something is moved or the order is kept, in %s',
  async (language) => {
    const { onAnswer } = await showPlayer({ model: diyquiz, Player: QuizPlayer, content: quiz, language });
    const keep = page.getByRole('button', { name: /^(Keep this order|採用這個(次序|順序)|采用这个顺序)$/ });
    await expect.element(keep).toBeVisible();
    expect(onAnswer).not.toHaveBeenCalled();
    await keep.click();
    expect(onAnswer.mock.calls).toEqual([[question.id, { order: [first, second, third, fourth] }]]);
    expect(keep.elements()).toEqual([]);
    expect(document.activeElement?.closest('li')?.textContent).toContain(textOf(first));
  },
);

it('is answered by buttons, which keep the focus and say the place', async () => {
  const { onAnswer } = await showOrdering();
  await button(first, 'down').click();
  expect(onAnswer.mock.lastCall).toEqual([question.id, { order: [second, first, third, fourth] }]);
  await expect.element(button(first, 'down')).toHaveFocus();
  await expect.element(page.getByText(`“${textOf(first)}” is at place 2 of 4`)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(onAnswer.mock.lastCall).toEqual([question.id, { order: [second, third, fourth, first] }]);
  await expect.element(button(first, 'down')).toHaveFocus();
  await button(first, 'up').click();
  expect(onAnswer.mock.lastCall).toEqual([question.id, { order: [second, third, first, fourth] }]);
});

it('is answered by keys on a handle', async () => {
  const { onAnswer } = await showOrdering();
  ((await handle(first).findElement()) as HTMLElement).focus();
  await userEvent.keyboard(' ');
  for (const place of [2, 3]) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText(`“${textOf(first)}” is at place ${place} of 4`)).toBeInTheDocument();
  }
  await userEvent.keyboard(' ');
  await expect
    .poll(() => onAnswer.mock.lastCall)
    .toEqual([question.id, { order: [second, third, first, fourth] }]);
});

it('is answered by dragging with the mouse', async () => {
  const { onAnswer } = await showOrdering();
  await userEvent.dragAndDrop(handle(fourth), handle(first), { steps: 10 });
  await expect
    .poll(() => onAnswer.mock.lastCall)
    .toEqual([question.id, { order: [fourth, first, second, third] }]);
});

it('is answered by dragging a handle with a finger; beside the handles a finger scrolls', async () => {
  const { onAnswer } = await showOrdering();
  await dragByFinger(await handle(first).findElement(), await handle(third).findElement(), { restMs: 0 });
  await expect
    .poll(() => onAnswer.mock.lastCall)
    .toEqual([question.id, { order: [second, third, first, fourth] }]);
  await page.viewport(390, 420);
  const answered = onAnswer.mock.calls.length;
  const text = await page.getByText(textOf(fourth), { exact: true }).findElement();
  text.scrollIntoView({ block: 'end' });
  const before = scrollY;
  await dragByFinger(text, { up: -200 }, { restMs: 0 });
  await expect.poll(() => scrollY).toBeLessThan(before - 50);
  expect(onAnswer).toHaveBeenCalledTimes(answered);
});

it('shows the right order once it is checked', async () => {
  const { screen } = await showOrdering({
    checkable: true,
    responses: { [question.id]: { order: ['eg', 'pu', 'la', 'mo'] } },
  });
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByText('Right answer')).toBeVisible();
  expect(
    page
      .getByRole('definition')
      .elements()
      .slice(0, 4)
      .map((one) => one.textContent),
  ).toEqual(['1egg', '2larva', '3pupa', '4moth']);
  await expect.element(page.getByText('1 / 2 points')).toBeVisible();
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it('has buttons and handles of 44 px', async () => {
  await showOrdering();
  for (const target of [...button(first, 'down').elements(), ...button(first, 'up').elements()]) {
    const { width, height } = target.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
