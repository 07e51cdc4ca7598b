import { beforeEach, describe, expect, it } from 'vitest';
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

/** Numbers, short answers, and blanks to choose for or type a number into: made, and answered by touch and keys. */

const quizOf = (...questions: Quiz['questions']): Quiz => ({
  layout: 'one_by_one',
  allow_back: true,
  questions,
});

const number = samplesOf('number').question;
const short = samplesOf('shorttext').question;
const gaps = samplesOf('blank').question;

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });

const play = (shown: Omit<Parameters<typeof showPlayer<Quiz, never, never, never>>[0], 'model' | 'Player'>) =>
  showPlayer({ model: diyquiz, Player: QuizPlayer, ...shown } as never);

beforeEach(() => page.viewport(390, 844));

const begin = (kind: RegExp) =>
  showEditor({ model: diyquiz, Editor, content: quizOf() }).then(async (shown) => {
    await page.getByRole('button', { name: kind }).click();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await field('Question').fill('What?');
    return shown;
  });

describe('a number', () => {
  it('is made with its tolerance, a second number and a unit', async () => {
    const { screen, draft, issues } = await begin(/Students type a number/);
    expect(issues()).toMatchObject([{ message: 'number_required' }]);
    await field('Number 1').fill('3.5');
    await field('Tolerance 1').fill('0,1');
    await expect.element(page.getByText('Right from 3.4 to 3.6')).toBeVisible();
    await page.getByRole('button', { name: 'Add number' }).click();
    await page.getByRole('combobox', { name: 'Kind of tolerance 2' }).selectOptions('Range to');
    await field('From, range 2').fill('3');
    await field('To, range 2').fill('2');
    await field('Share of the points, answer 2').fill('50');
    await page.getByText('Required', { exact: true }).click();
    await expect
      .poll(issues)
      .toMatchObject([{ message: 'range_upside_down' }, { message: 'units_required' }]);
    await field('To, range 2').fill('4');
    await field('Accepted units').fill('cm|厘米');
    await field('A wrong unit gives').fill('25');
    await expect.poll(issues).toEqual([]);
    expect(draft().questions[0]?.number).toMatchObject({
      answers: [
        { value: '3.5', margin: 'nominal', tolerance: '0,1', share: 100 },
        { value: '3', margin: 'range', to: '4', share: 50 },
      ],
      unit: 'required',
      units: 'cm|厘米',
      wrong_unit_share: 25,
    });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });

  it.each(languages)('is typed and shown with its key, in %s', async (language) => {
    const { screen } = await play({
      content: quizOf(number),
      language,
      mode: 'review',
      responses: { [number.id]: { number: '2.2 m' } },
    });
    await expect.element(page.getByRole('textbox')).toHaveValue('2.2 m');
    await expect.element(page.getByText(/2\.4.*2\.6 m/)).toBeVisible();
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });

  it('is kept as it is typed, with a hint while it is none', async () => {
    const { onAnswer } = await play({ content: quizOf(number) });
    const answer = field('Your answer');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await answer.fill('two');
    expect(onAnswer.mock.lastCall).toEqual([number.id, { number: 'two' }]);
    await expect.element(answer).toHaveAccessibleDescription(/This is not a number yet/);
    await answer.fill('2.5');
    await expect.element(answer).toHaveAccessibleDescription(/Add the unit/);
    await answer.fill('2.5 m');
    await expect.element(answer).not.toHaveAccessibleDescription(/unit|number yet/);
    await expect.element(answer).toHaveAttribute('inputmode', 'text');
  });

  it('has a keyboard of digits, and a button for the minus that it may lack', async () => {
    const { rules, ...plain } = { ...number, rules: number.number };
    const { onAnswer } = await play({ content: quizOf({ ...plain, number: { ...rules!, unit: 'none' } }) });
    const answer = field('Your answer');
    await expect.element(answer).toHaveAttribute('inputmode', 'decimal');
    await answer.fill('2.5');
    document.querySelector<HTMLElement>('[aria-label="Change between plus and minus"]')?.click();
    await expect.poll(() => onAnswer.mock.lastCall).toEqual([number.id, { number: '-2.5' }]);
    document.querySelector<HTMLElement>('[aria-label="Change between plus and minus"]')?.click();
    await expect.poll(() => onAnswer.mock.lastCall).toEqual([number.id, { number: '2.5' }]);
    await answer.fill('2.5 m');
    await expect.element(answer).toHaveAccessibleDescription(/without a unit/);
  });

  it('has keys for what a keyboard of digits lacks in a fraction, which write where the cursor is', async () => {
    const { rules, ...plain } = { ...number, rules: number.number };
    const { onAnswer } = await play({ content: quizOf({ ...plain, number: { ...rules!, unit: 'none' } }) });
    const answer = field('Your answer');
    const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    await answer.fill('112');
    const input = (await answer.findElement()) as HTMLInputElement;
    input.setSelectionRange(2, 2);
    press('Fraction bar');
    await expect.poll(() => onAnswer.mock.lastCall).toEqual([number.id, { number: '11/2' }]);
    await expect.poll(() => input.selectionStart).toBe(3);
    input.setSelectionRange(1, 1);
    press('Space, as in 1 1/2');
    await expect.poll(() => onAnswer.mock.lastCall).toEqual([number.id, { number: '1 1/2' }]);
    await expect.element(answer).toHaveFocus();
    await expect.element(answer).not.toHaveAccessibleDescription(/number yet/);
  });
});

it('offers kinds and files high enough for a finger on a phone', async () => {
  await begin(/you mark it/);
  const names = [...document.querySelectorAll('.mantine-Chip-label')];
  expect(names.length).toBeGreaterThan(9);
  for (const name of names) expect(name.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
});

describe('a short answer', () => {
  it('is made with accepted answers and their shares', async () => {
    const { screen, draft, issues } = await begin(/Students type a word/);
    await field('Answer 1').fill('ice');
    await page.getByRole('button', { name: 'Add answer' }).click();
    await field('Answer 2').fill('frozen water');
    await field('Share of the points, answer 2').fill('50');
    await page.getByRole('switch', { name: 'Case-sensitive' }).click();
    await expect.poll(issues).toEqual([]);
    expect(draft().questions[0]).toMatchObject({
      type: 'shorttext',
      shorttext: {
        answers: [
          { text: 'ice', share: 100 },
          { text: 'frozen water', share: 50 },
        ],
      },
      case_sensitive: true,
    });
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });

  it('is typed, checked, and shown with what is accepted', async () => {
    const { screen, onAnswer } = await play({ content: quizOf(short), checkable: true });
    await field('Your answer').fill('蒸气');
    expect(onAnswer.mock.lastCall).toEqual([short.id, { shorttext: '蒸气' }]);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect.element(page.getByText('Partly right')).toBeVisible();
    await expect.element(page.getByText('蒸氣 (50% of the points)')).toBeVisible();
    await expect.element(field('Your answer')).toHaveAttribute('readonly');
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });
});

describe('blanks of several types', () => {
  it('are made from a text, and their answers stay when the type changes', async () => {
    const { screen, draft, issues } = await begin(/^Fill in the blank/);
    await field('Question').fill('[[1]] [[2]]');
    await field('Blank 1').fill('in|on');
    await page.getByRole('combobox', { name: /fill blank 1 by/ }).selectOptions('choosing an option');
    await expect.element(field('Blank 1, option 1')).toHaveValue('in');
    await field('Blank 1, option 2').fill('at');
    await page.getByRole('radio', { name: 'Option 2 is right for blank 1' }).click();
    await page.getByRole('combobox', { name: /fill blank 2 by/ }).selectOptions('typing a number');
    await field('Number 1').fill('12');
    await expect.poll(issues).toEqual([]);
    await page.getByRole('switch', { name: 'Blanks count differently' }).click();
    await field('Weight of blank 2').fill('3');
    const [first, second] = draft().questions[0]!.blanks;
    expect(first).toMatchObject({
      type: 'choice',
      weight: 1,
      choice: { options: [{ text: 'in' }, { text: 'at' }, { text: '' }] },
    });
    expect(first?.choice?.right).toBe(first?.choice?.options[1]?.id);
    expect(second).toMatchObject({ type: 'number', weight: 3, number: { answers: [{ value: '12' }] } });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(await findAxeViolations(screen.container)).toEqual([]);
    await page.getByRole('combobox', { name: /fill blank 1 by/ }).selectOptions('typing a text');
    await expect.element(field('Blank 1')).toHaveValue('in\non');
  });

  it('are filled by touch and by keys, and shown with what is right', async () => {
    const { screen, onAnswer } = await play({ content: quizOf(gaps), checkable: true });
    await field('Blank 1').fill('水汽');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('雪{Enter}');
    await userEvent.keyboard('95{Enter}');
    await page.getByRole('combobox', { name: 'Blank 4' }).selectOptions('沸騰');
    expect(onAnswer.mock.lastCall).toEqual([
      gaps.id,
      { blanks: { b1: '水汽', b2: '雪', b3: '95', b4: 'o1' } },
    ]);
    await page.getByRole('button', { name: 'Check' }).click();
    const signs = page.getByRole('img', { name: /^(Right|Partly right|Wrong)$/ });
    await expect
      .poll(() => signs.elements().map((sign) => sign.getAttribute('aria-label')))
      .toEqual(['Right', 'Wrong', 'Partly right', 'Right']);
    await expect.element(page.getByText(/100, or up to 1 more or less: 99 to 101/)).toBeVisible();
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });
});
