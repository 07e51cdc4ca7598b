import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Quiz } from '#parts/quiz/model.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { button, field, showQuizEditor } from '#tests/browser/quiz-editor.tsx';
import { findIssues } from './model.ts';

/** Sections in the editor of a quiz. */

beforeEach(() => page.viewport(1366, 768));

const ask = (id: string, section_id?: string) =>
  singleQuestion(id, {
    text: `Ask ${id}`,
    answers: wordAnswers('*yes', 'no'),
    ...(section_id && { section_id }),
  });
const fair = { id: 'fair', heading: 'The fair', passage: 'It begins at 9:30.' };
const places = ({ questions }: Quiz) =>
  questions.map(({ id, section_id }) => (section_id === undefined ? id : `${id}:${section_id}`)).join(' ');
const showOne = () => showQuizEditor([ask('a'), ask('b', 'fair'), ask('c')], { sections: [fair] });

it('adds a section with a heading, a passage and a question', async () => {
  const { draft, screen } = await showQuizEditor([ask('a')]);
  await button('Add section').click();
  await expect.element(field('Heading (optional)')).toHaveFocus();
  await userEvent.keyboard('The fair');
  await field('Passage (optional)').fill('It begins at 9:30.');
  await expect.element(button(/^The fair/)).toHaveAttribute('aria-current', 'true');
  const [section] = draft().sections ?? [];
  expect(section).toMatchObject({ heading: 'The fair', passage: 'It begins at 9:30.' });
  expect(draft().questions.map(({ section_id }) => section_id)).toEqual([undefined, section?.id]);
  await button('Add question to section').first().click();
  expect(draft().questions.map(({ section_id }) => section_id)).toEqual([
    undefined,
    section?.id,
    section?.id,
  ]);
  await expect.element(page.getByRole('heading', { name: 'Question 3 of 3' })).toBeInTheDocument();
  expect(await findAxeViolations(screen.container)).toEqual([]);
});

it('formats the passage', async () => {
  const { draft } = await showOne();
  await button(/^The fair/).click();
  await button('Formatting and formulas: Passage (optional)').click();
  await expect.element(page.getByRole('button', { name: 'Bold', exact: true })).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}');
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  await expect
    .poll(() => draft().sections?.[0]?.passage)
    .toEqual({ blocks: [{ p: [{ t: 'It begins at 9:30.', m: ['b'] }] }] });
});

it('moves a question into a section and out of it, by keyboard', async () => {
  const { draft } = await showOne();
  const move = async (number: number, ...keys: string[]) => {
    (button(`Move question ${number}`).element() as HTMLElement).focus();
    for (const key of [' ', ...keys, ' ']) {
      await userEvent.keyboard(key);
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  };
  await move(1, '{ArrowDown}');
  await expect.poll(() => places(draft())).toBe('a:fair b:fair c');
  await move(2, '{ArrowDown}');
  await expect.poll(() => places(draft())).toBe('a:fair b c');
});

it('moves a question by the list of sections, and adds more beside it', async () => {
  const { draft } = await showOne();
  await page.getByRole('combobox', { name: 'Section' }).selectOptions('1. The fair');
  expect(places(draft())).toBe('b:fair a:fair c');
  await button(/^Add another like this/).click();
  expect(draft().questions[2]?.section_id).toBe('fair');
  await button('Duplicate').click();
  expect(draft().questions.filter(({ section_id }) => section_id === 'fair')).toHaveLength(4);
});

it('pastes into the section of the chosen question', async () => {
  const { draft } = await showOne();
  await button(/^2 ?Ask b/).click();
  await button('Paste questions').click();
  await field('Questions from Excel, Word, an email or a web page').fill('1. New?\nA. x *\nB. y');
  await button('Add 1 question').click();
  await expect.poll(() => draft().questions[2]?.section_id).toBe('fair');
  expect(draft().questions[2]?.body.text).toBe('New?');
});

it('deletes a section without its questions, and brings it back', async () => {
  const { draft } = await showOne();
  const before = draft();
  await button(/^The fair/).click();
  await button('Delete section').click();
  expect(places(draft())).toBe('a b c');
  expect(draft().sections).toEqual([]);
  await button('Undo').click();
  expect(draft()).toEqual(before);
  await expect.element(field('Heading (optional)')).toHaveValue('The fair');
});

it('brings a deleted question back into its section', async () => {
  const { draft } = await showOne();
  await button(/^2 ?Ask b/).click();
  await button('Delete').first().click();
  expect(places(draft())).toBe('a c');
  expect(findIssues(draft()).map(({ message }) => message)).toEqual(['section_without_questions']);
  await button('Undo').click();
  expect(places(draft())).toBe('a b:fair c');
});

it('leads to what a section lacks', async () => {
  const { draft } = await showQuizEditor([ask('a')], {
    sections: [{ id: 'none', heading: '', passage: '' }],
    goTo: { path: ['sections', 0, 'heading'] },
  });
  await expect.element(field('Heading (optional)')).toHaveFocus();
  await expect.element(page.getByText('Enter a heading or a passage, or add a sound')).toBeVisible();
  await expect.element(page.getByText('Add a question to this section')).toBeVisible();
  await userEvent.keyboard('Read');
  await button('Add question to section').first().click();
  await expect.poll(() => findIssues(draft()).map(({ path }) => path[0])).not.toContain('sections');
});

it('can be used on a phone', async () => {
  await page.viewport(390, 844);
  const { draft } = await showOne();
  await button('Next question').click();
  await expect.element(field('Heading (optional)')).toHaveValue('The fair');
  await expect.element(button(/^The fair/)).toBeVisible();
  await button('Move up').click();
  expect(places(draft())).toBe('b:fair a c');
  await expect.element(button('Move up')).toBeDisabled();
  await expect.element(button('Move down')).toBeEnabled();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
