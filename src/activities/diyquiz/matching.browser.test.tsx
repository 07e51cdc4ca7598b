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

/** Matching questions: made, and answered by mouse, finger and keys. */

const { question, partial } = samplesOf('matching');
const quiz: Quiz = { layout: 'all_on_page', allow_back: true, questions: [question] };

const field = (stem: string) => page.getByRole('combobox', { name: stem });
const card = (text: string) =>
  page.getByRole('list', { name: 'Answers' }).getByRole('listitem').filter({ hasText: text });

const showMatching = (more: {
  mode?: 'work' | 'review';
  checkable?: boolean;
  responses?: Record<string, unknown>;
}) => showPlayer({ model: diyquiz, Player: QuizPlayer, content: quiz, ...more });

beforeEach(() => page.viewport(390, 844));

it('is made of pasted rows and an extra answer', async () => {
  const { screen, draft, issues } = await showEditor({
    model: diyquiz,
    Editor,
    content: { ...quiz, questions: [] as Quiz['questions'] },
  });
  await page.getByRole('button', { name: /Each item has its answer/ }).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Match the capitals.');
  expect(issues()).toMatchObject([{ message: 'matching_pairs_range' }]);
  await pasteText(page.getByRole('textbox', { name: 'Item 1' }), 'Japan\tTokyo\nFrance\tParis\nPeru\t');
  expect(issues()).toMatchObject([
    { message: 'matching_choice_required', path: ['questions', 0, 'matching', 'pairs', 2, 'choice'] },
  ]);
  await page.getByRole('textbox', { name: 'Answer 3', exact: true }).fill('Lima');
  await page.getByRole('button', { name: 'Add an extra answer' }).click();
  await userEvent.keyboard('Osaka');
  expect(issues()).toEqual([]);
  expect(draft().questions[0]?.matching).toMatchObject({
    pairs: [
      { stem: 'Japan', choice: 'Tokyo' },
      { stem: 'France', choice: 'Paris' },
      { stem: 'Peru', choice: 'Lima' },
      { stem: '', choice: '' },
    ],
    extras: [{ text: 'Osaka' }],
  });
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it('goes on to the next field by Enter, and adds pairs until there are enough', async () => {
  const { draft } = await showEditor({ model: diyquiz, Editor, content: { ...quiz, questions: [question] } });
  await page.getByRole('textbox', { name: 'Answer 3', exact: true }).click();
  for (let number = 4; number <= 10; number += 1) await userEvent.keyboard('{Enter}s{Enter}c');
  expect(draft().questions[0]?.matching?.pairs.map(({ stem }) => stem)).toEqual([
    '日本',
    '法國',
    '泰國',
    ...Array.from({ length: 7 }, () => 's'),
  ]);
  await expect.element(page.getByText('10 pairs at most')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add a pair' })).toBeDisabled();
});

it.each(languages)('is answered from the lists, in %s', async (language) => {
  const { onAnswer } = await showPlayer({ model: diyquiz, Player: QuizPlayer, content: quiz, language });
  await field('日本').selectOptions('東京');
  await field('法國').selectOptions('大阪');
  expect(onAnswer.mock.lastCall).toEqual([question.id, partial]);
  await field('法國').selectOptions('');
  expect(onAnswer.mock.lastCall).toEqual([question.id, { pairs: { s1: 'c3' } }]);
});

it('is answered by keys alone', async () => {
  const { onAnswer } = await showMatching({});
  ((await field('日本').findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onAnswer.mock.lastCall).toEqual([question.id, { pairs: { s1: expect.stringMatching(/^c\d$/) } }]);
  await userEvent.keyboard('{Tab}');
  await expect.element(field('法國')).toHaveFocus();
});

it('is answered by dragging with the mouse, the same answer also twice', async () => {
  const { onAnswer } = await showMatching({});
  await userEvent.dragAndDrop(card('東京'), field('日本'), { steps: 10 });
  expect(onAnswer.mock.lastCall).toEqual([question.id, { pairs: { s1: 'c3' } }]);
  await userEvent.dragAndDrop(card('東京'), field('泰國'), { steps: 10 });
  expect(onAnswer.mock.lastCall).toEqual([question.id, { pairs: { s1: 'c3', s3: 'c3' } }]);
});

it('is answered by dragging with a finger that rests first; a finger that moves at once scrolls', async () => {
  const { onAnswer } = await showMatching({});
  await dragByFinger(await card('大阪').findElement(), await field('法國').findElement(), { restMs: 400 });
  expect(onAnswer.mock.lastCall).toEqual([question.id, { pairs: { s2: 'c2' } }]);
  await page.viewport(390, 420);
  const answered = onAnswer.mock.calls.length;
  scrollTo(0, 0);
  const lastCard = await card('大阪').findElement();
  lastCard.scrollIntoView({ block: 'end' });
  const before = scrollY;
  await dragByFinger(lastCard, { up: -200 }, { restMs: 0 });
  await expect.poll(() => scrollY).toBeLessThan(before - 50);
  expect(onAnswer).toHaveBeenCalledTimes(answered);
});

it('shows what is right once it is checked', async () => {
  const { screen } = await showMatching({ checkable: true, responses: { [question.id]: partial } });
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByText('Right answer: 巴黎')).toBeVisible();
  await expect.element(page.getByText('Right answer: 曼谷')).toBeVisible();
  expect(page.getByText('Right answer: 東京').elements()).toEqual([]);
  await expect.element(page.getByText('1 / 3 points')).toBeVisible();
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it('shows its answers while it is locked without a key, so that a blank paper has them', async () => {
  await showPlayer({
    model: diyquiz,
    Player: QuizPlayer,
    content: quiz,
    answers: { [question.id]: { locked: true } },
  });
  for (const text of ['東京', '巴黎', '曼谷', '大阪']) await expect.element(card(text)).toBeVisible();
  expect(page.getByRole('combobox').elements()).toEqual([]);
});

it('has targets that are large enough for a finger', async () => {
  await showMatching({});
  await expect.element(field('日本')).toBeVisible();
  for (const target of [...field('日本').elements(), ...card('東京').elements()])
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
