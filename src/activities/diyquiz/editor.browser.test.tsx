import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '#contract/language.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import {
  multipleQuestion,
  samplePicture,
  singleQuestion,
  wordAnswers,
} from '#parts/quiz-questions/samples/sample-parts.ts';
import { pixelUrl } from '#tests/browser/pixel.ts';
import { bodies, button, field, showQuizEditor } from '#tests/browser/quiz-editor.tsx';
import { findIssues } from './model.ts';

beforeEach(() => page.viewport(1216, 768));
afterEach(() => {
  document.body.innerHTML = '';
});

describe('adding questions', () => {
  it('makes a complete single choice by keyboard', async () => {
    const { draft } = await showQuizEditor();
    await button(/^Single choice/).click();
    await userEvent.keyboard('2 + 2 = ?');
    expect(bodies(draft())).toEqual(['2 + 2 = ?']);
    await field('Answer A').click();
    await userEvent.keyboard('3{Enter}4{Enter}5{Enter}6{Enter}7');
    await page.getByRole('radio', { name: 'B is right' }).click();
    const [question] = draft().questions;
    expect(question?.answers.map(({ text, correct }) => `${correct ? '*' : ''}${toText(text)}`)).toEqual([
      '3',
      '*4',
      '5',
      '6',
      '7',
    ]);
    expect(findIssues(draft())).toEqual([]);
    await expect.element(page.getByText('All questions are complete')).toBeVisible();
    await expect.element(button(/Add answer/)).toBeDisabled();
    await expect.element(page.getByText('5 answers at most')).toBeVisible();
  });

  it('adds another of the same type with one click, and of another type from the menu', async () => {
    const { draft } = await showQuizEditor([
      multipleQuestion('a', { text: '?', answers: wordAnswers('*x', '*y') }),
    ]);
    await button('Add question').click();
    await button('Add a question of another type').click();
    await page.getByRole('menuitem', { name: 'Fill in the blank' }).click();
    expect(draft().questions.map(({ type }) => type)).toEqual(['multiple', 'multiple', 'blank']);
  });

  it('makes the first question from typed text, and moves the focus to its answers', async () => {
    const { draft } = await showQuizEditor();
    await expect.element(field('Question')).toHaveFocus();
    await userEvent.keyboard('2 + 2 = ?{Enter}');
    await expect.element(field('Answer A')).toHaveFocus();
    await userEvent.keyboard('3{Enter}4');
    expect(bodies(draft())).toEqual(['2 + 2 = ?']);
    expect(draft().questions[0]?.answers.map(({ text }) => text)).toEqual(['3', '4', '', '']);
  });

  it('keeps the typed text when a type is chosen', async () => {
    const { draft } = await showQuizEditor();
    await userEvent.keyboard('Water boils at');
    await button(/^Fill in the blank/).click();
    await expect.element(field('Question')).toHaveFocus();
    expect(draft().questions).toMatchObject([{ type: 'blank', body: { text: 'Water boils at' } }]);
  });

  it('moves the focus from a question to its answers, before the handles that move them', async () => {
    const { draft } = await showQuizEditor([
      singleQuestion('a', { text: '?', answers: wordAnswers('x', '*y') }),
    ]);
    await field('Answer A').click();
    const tabStops: string[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      tabStops.push(document.activeElement?.getAttribute('aria-label') ?? '');
    }
    expect(tabStops.indexOf('Move answer A')).toBeGreaterThan(tabStops.indexOf('Remove answer A'));
    const handle = button('Move answer A').element() as HTMLElement;
    expect(handle.getBoundingClientRect().right).toBeLessThan(
      field('Answer A').element().getBoundingClientRect().left,
    );
    handle.focus();
    for (const key of [' ', '{ArrowDown}', ' ']) {
      await userEvent.keyboard(key);
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    await vi.waitFor(() => expect(draft().questions[0]?.answers.map(({ text }) => text)).toEqual(['y', 'x']));
  });

  it('reads the answers of a blank from lines, and shows the blanks in the text', async () => {
    const { draft } = await showQuizEditor([
      {
        ...createQuestion('blank'),
        body: { kind: 'word', text: 'a [[1]] b' },
        blanks: [{ id: 'b', accepted: 'x|y' }],
      },
    ]);
    await expect.element(page.getByText('Students read: a ① b')).toBeVisible();
    await expect.element(field('Blank 1')).toHaveValue('x\ny');
    await field('Blank 1').click();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}z|w');
    expect(draft().questions[0]?.blanks[0]?.accepted).toBe('x|y|z|w');
    await expect.element(field('Blank 1')).toHaveValue('x\ny\nz|w');
    await expect.element(page.getByText('w', { exact: true })).toBeVisible();
  });

  it('makes a multiple choice with partial credit', async () => {
    const { draft } = await showQuizEditor();
    await button(/^Multiple choice/).click();
    await page.getByRole('checkbox', { name: 'A is right' }).click();
    await page.getByRole('checkbox', { name: 'C is right' }).click();
    await page.getByRole('radio', { name: 'Partial credit' }).click();
    const [question] = draft().questions;
    expect(question?.answers.map(({ correct }) => correct)).toEqual([true, false, true, false]);
    expect(question?.credit).toBe('partial');
  });

  it('makes blanks from selected words, keeps them in order, and moves their answers along', async () => {
    const { draft } = await showQuizEditor();
    await button(/^Fill in the blank/).click();
    await userEvent.keyboard('Plants need light and water.');
    const input = field('Question').element() as HTMLTextAreaElement;
    input.setSelectionRange(22, 27);
    await button(/Insert blank/).click();
    input.setSelectionRange(12, 17);
    await userEvent.keyboard('{Control>}b{/Control}');
    const readAcceptedTexts = () => draft().questions[0]!.blanks.map(({ accepted }) => accepted);
    expect(input.value).toBe('Plants need [[1]] and [[2]].');
    expect(readAcceptedTexts()).toEqual(['light', 'water']);
    expect(input.selectionStart).toBe(17);
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('Plants need  and [[1]].');
    expect(input.selectionStart).toBe(12);
    expect(readAcceptedTexts()).toEqual(['water']);
    input.setSelectionRange(0, 0);
    await userEvent.keyboard('[[[[1]]');
    expect(input.value).toBe('[[1]]Plants need  and [[2]].');
    expect(readAcceptedTexts()).toEqual(['light', 'water']);
    await field('Blank 2').fill('water|H2O| ');
    await expect.element(page.getByText('H2O', { exact: true })).toBeVisible();
    expect(findIssues(draft())).toEqual([]);
    for (let count = 2; count < 6; count += 1) await button(/Insert blank/).click();
    await expect.element(button(/Insert blank/)).toBeDisabled();
    await expect.element(page.getByText('A question has 6 blanks at most')).toBeVisible();
  });

  it('adds another question of the same type after the chosen one with Ctrl+Enter', async () => {
    const { draft } = await showQuizEditor([
      multipleQuestion('a', { text: 'first' }),
      singleQuestion('b', { text: 'last' }),
    ]);
    await field('Question').click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}between');
    expect(bodies(draft())).toEqual(['first', 'between', 'last']);
    expect(draft().questions[1]?.type).toBe('multiple');
  });

  it('switches the type and keeps the answers', async () => {
    const { draft } = await showQuizEditor([
      singleQuestion('a', { text: '?', answers: wordAnswers('x', '*y') }),
    ]);
    await page.getByText('Fill in the blank', { exact: true }).click();
    await expect.element(button(/Insert blank/)).toBeVisible();
    await page.getByText('Multiple choice', { exact: true }).last().click();
    expect(draft().questions[0]).toMatchObject({ type: 'multiple', answers: wordAnswers('x', '*y') });
  });

  it('keeps scores as typed and says if they are out of range', async () => {
    const { draft } = await showQuizEditor([
      singleQuestion('a', { text: '?', answers: wordAnswers('x', '*y') }),
    ]);
    await field('Score').fill('');
    await userEvent.keyboard('1.5');
    expect(draft().questions[0]?.score).toBe(1.5);
    await field('Score').fill('150');
    await expect.element(field('Score')).toBeInvalid();
    await field('Score').fill('');
    expect(draft().questions[0]?.score).toBeNull();
    await field('Time limit in seconds').fill('30');
    expect(draft().questions[0]?.time_limit_s).toBe(30);
    await expect.element(page.getByText('because of a time limit')).toBeVisible();
    await field('Time limit in seconds').fill('');
    expect(draft().questions[0]).not.toHaveProperty('time_limit_s');
  });
});

describe('the list', () => {
  const threeQuestions = ['one', 'two', 'three'].map((text) =>
    singleQuestion(text, { text, answers: wordAnswers('x', '*y') }),
  );

  it('is sorted by keyboard, and screen readers announce each step', async () => {
    const { draft } = await showQuizEditor(threeQuestions);
    (button('Move question 1').element() as HTMLElement).focus();
    for (const key of [' ', '{ArrowDown}', '{ArrowDown}', ' ']) {
      await userEvent.keyboard(key);
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    await vi.waitFor(() => expect(bodies(draft())).toEqual(['two', 'three', 'one']));
    await expect.element(page.getByText('Dropped at place 3 of 3.')).toBeInTheDocument();
  });

  it('is one tab stop with arrow keys', async () => {
    await showQuizEditor(threeQuestions);
    await button(/^1 one/).click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button(/^2 two/)).toHaveFocus();
    await expect.element(field('Question')).toHaveValue('two');
    expect(button(/^1 one/).element()).toHaveAttribute('tabindex', '-1');
  });

  it('duplicates and deletes questions, and undoes a deletion', async () => {
    const { draft } = await showQuizEditor(threeQuestions);
    await button(/^2 two/).click();
    await button('Duplicate').click();
    expect(bodies(draft())).toEqual(['one', 'two', 'two', 'three']);
    await button('Delete').click();
    await button('Delete').click();
    expect(bodies(draft())).toEqual(['one', 'two']);
    await button('Undo').last().click();
    await vi.waitFor(() => expect(draft().questions).toHaveLength(3));
  });

  it('is in a drawer on a phone', async () => {
    await page.viewport(358, 844);
    await showQuizEditor(threeQuestions);
    await button('Question 1 of 3').click();
    await button(/^3 three/).click();
    await expect.element(field('Question')).toHaveValue('three');
    await button('Previous question').click();
    await expect.element(field('Question')).toHaveValue('two');
  });
});

describe('issues of a quiz', () => {
  it('is shown in the list, with links to the fields', async () => {
    await showQuizEditor([
      singleQuestion('a', { text: 'fine', answers: wordAnswers('x', '*y') }),
      singleQuestion('b', { text: '?', answers: wordAnswers('*x', '') }),
    ]);
    await button('1 question to finish').click();
    await expect.element(field('Answer B')).toHaveFocus();
    await field('Answer B').fill('x');
    await button(/^Answer B · This answer is there twice/).click();
    await expect.element(field('Answer B')).toHaveFocus();
    await field('Answer B').fill('y');
    await expect.element(page.getByText('All questions are complete')).toBeVisible();
  });

  it('is focused if the page asks for it', async () => {
    const questions = [
      singleQuestion('a', { text: 'fine' }),
      singleQuestion('b', { text: '?', answers: wordAnswers('*x', '') }),
    ];
    await showQuizEditor(questions, { goTo: { path: ['questions', 1, 'answers', 1, 'text'] } });
    await expect.element(field('Answer B')).toHaveFocus();
    await expect.element(field('Question')).toHaveValue('?');
  });

  it('is not shown for a new question before the question was left', async () => {
    await showQuizEditor();
    await button(/^Single choice/).click();
    await field('Answer A').click();
    await field('Answer B').click();
    await field('Answer B').fill('x');
    await field('Answer C').fill('x');
    await field('Answer B').click();
    await expect.element(page.getByText('This answer is there twice').first()).toBeVisible();
    expect(page.getByText(/^Enter the (question|answer)$/).query()).toBeNull();
    await button('1 question to finish').click();
    await expect.element(page.getByText('4 things to finish')).toBeVisible();
    await expect.element(field('Question')).toHaveFocus();
  });

  it('is not shown when a click inside the question moves the focus to the page around it', async () => {
    document.body.tabIndex = -1;
    await showQuizEditor();
    await button(/^Single choice/).click();
    await page.getByRole('radiogroup', { name: 'Question shows' }).getByText('Picture').click();
    await expect.element(button(/^Choose a picture/).first()).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(page.getByText('Enter the answer').elements()).toEqual([]);
    document.body.removeAttribute('tabindex');
  });

  it('is shown for a new question once something else has the focus', async () => {
    await showQuizEditor();
    await button(/^Single choice/).click();
    await field('Answer A').click();
    (button(/^1 /).first().element() as HTMLElement).focus();
    await expect.element(page.getByText('Enter the answer').first()).toBeVisible();
  });
});

describe.each<Language>(['en', 'zh-hk', 'zh-cn'])('in %s axe finds nothing', (language) => {
  const findViolations = async () => {
    const { violations } = await axe.run(document, { rules: { region: { enabled: false } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  };

  it.each<[string, Quiz['questions']]>([
    ['at the start', []],
    ['in an empty single choice', [createQuestion('single'), createQuestion('blank')]],
    [
      'in a full multiple choice',
      [
        multipleQuestion('m', {
          text: '?',
          answers: wordAnswers('*x', '*y', 'z'),
          sound: { url: 'a.mp3', name: 'a.mp3' },
        }),
      ],
    ],
    [
      'with pictures',
      [
        singleQuestion('p', {
          text: '?',
          picture: { ...samplePicture('x', 'Cat'), url: pixelUrl },
          answers: [
            {
              id: 'a',
              kind: 'picture',
              text: '',
              correct: true,
              picture: { ...samplePicture('y', 'Dog'), url: pixelUrl },
            },
            { id: 'b', kind: 'picture', text: '', correct: false },
          ],
        }),
      ],
    ],
    [
      'with blanks',
      [
        {
          ...createQuestion('blank'),
          body: { kind: 'word', text: '[[1]]' },
          blanks: [{ id: 'b', accepted: 'x|y' }],
        },
      ],
    ],
  ])('%s', async (_name, questions) => {
    await showQuizEditor(questions, { language });
    expect(await findViolations()).toEqual([]);
  });

  it('in the paste dialog', async () => {
    await showQuizEditor([], { language });
    await button(/^(Paste questions|貼上題目|粘贴题目)$/).click();
    await page.getByRole('dialog').getByRole('textbox').fill('x\n1. P?\nA. x\nB. y *\n2. ____\nAnswer: a');
    await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    expect(await findViolations()).toEqual([]);
  });
});
