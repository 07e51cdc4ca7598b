import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { languages } from '#contract/language.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { samplesOf } from '#parts/quiz-questions/samples/samples-of.ts';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { diyquiz } from './activity.ts';
import { Editor } from './editor.tsx';

/** True-or-false questions: made, and answered by touch, mouse and keys. */

const { question } = samplesOf('truefalse');
const quiz: Quiz = { layout: 'one_by_one', allow_back: true, questions: [question] };
const names = { en: ['True', 'False'], 'zh-hk': ['對', '錯'], 'zh-cn': ['对', '错'], 'zh-tw': ['對', '錯'] };

const option = (name: string) => page.getByRole('radio', { name: new RegExp(`${name}$`) });

beforeEach(() => page.viewport(390, 844));

it('is made with a statement and what it is', async () => {
  const { screen, draft, issues } = await showEditor({
    model: diyquiz,
    Editor,
    content: { ...quiz, questions: [] as Quiz['questions'] },
  });
  await page.getByRole('button', { name: /A statement is true or false/ }).click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Whales are fish.');
  expect(issues()).toMatchObject([{ message: 'truth_required' }]);
  await page.getByRole('radio', { name: 'False' }).click();
  expect(draft().questions).toMatchObject([{ type: 'truefalse', truefalse: { answer: 'false' } }]);
  expect(issues()).toEqual([]);
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it.each(languages)('is answered with one tap, in %s', async (language) => {
  const { onAnswer } = await showPlayer({ model: diyquiz, Player: QuizPlayer, content: quiz, language });
  const [yes = '', no = ''] = names[language];
  await option(no).click();
  expect(onAnswer.mock.lastCall).toEqual([question.id, { option: 'false' }]);
  await option(yes).click();
  expect(onAnswer.mock.lastCall).toEqual([question.id, { option: 'true' }]);
});

it('is answered by keys, and shows the right answer once it is checked', async () => {
  const { onAnswer } = await showPlayer({
    model: diyquiz,
    Player: QuizPlayer,
    content: quiz,
    checkable: true,
  });
  await option('True').click();
  await userEvent.keyboard('2');
  expect(onAnswer.mock.lastCall).toEqual([question.id, { option: 'false' }]);
  await userEvent.keyboard('a');
  expect(onAnswer.mock.lastCall).toEqual([question.id, { option: 'true' }]);
  await userEvent.keyboard('{ArrowDown}');
  expect(onAnswer.mock.lastCall).toEqual([question.id, { option: 'false' }]);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByText('Your answer · Right answer')).toBeVisible();
});
