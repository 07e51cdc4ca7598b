import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Quiz } from '#parts/quiz/model.ts';
import { toPublicParts } from '#parts/quiz-questions/sections/public-sections.ts';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPlayer } from '#tests/browser/show-player.tsx';
import { diyquiz } from './activity.ts';
import { samples } from './samples.ts';
import { views } from './views.ts';

/** Sections of a quiz as students see them. */

function findSample(id: string, layout: Quiz['layout']): Quiz {
  const sample = samples.contents.find(
    ({ draft }) => draft.layout === layout && draft.sections?.some((section) => section.id === id),
  );
  if (!sample) throw new Error('no sample');
  return sample.draft;
}

const play = (content: Quiz, more: { responses?: Record<string, unknown> } = {}) =>
  showPlayer({ model: diyquiz, Player: QuizPlayer, content, ...more });

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const passage = page.getByRole('group', { name: '賣物會' });
const boxOf = (locator: ReturnType<typeof heading>) => locator.element().getBoundingClientRect();

describe('one by one on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('shows the passage above its questions, and stays folded while they last', async () => {
    const { screen } = await play(findSample('fair', 'one_by_one'));
    await expect.element(heading('Question 1 of 5')).toBeVisible();
    await expect.element(passage).toBeVisible();
    expect(boxOf(passage).bottom).toBeLessThan(boxOf(heading('Question 1 of 5')).top);
    expect(await findAxeViolations(screen.container)).toEqual([]);
    expect(boxOf(button('Hide: 賣物會')).height).toBeGreaterThanOrEqual(44);
    await button('Hide: 賣物會').click();
    await expect.element(passage).not.toBeInTheDocument();
    await button('Next').click();
    await expect.element(heading('Question 2 of 5')).toHaveFocus();
    await expect.element(button('Show: 賣物會')).toHaveAttribute('aria-expanded', 'false');
    await button('Next').click();
    await expect.element(heading('Question 3 of 5')).toHaveFocus();
    await expect.element(heading('賣物會')).not.toBeInTheDocument();
    await button('Previous').click();
    await expect.element(passage).toBeVisible();
  });

  it('folds and unfolds by keyboard, and names a section without heading by what it has', async () => {
    await play(findSample('fair', 'one_by_one'), { responses: findResponses() });
    await expect.element(heading('Sound')).toBeVisible();
    const fold = button('Hide: Sound').element() as HTMLElement;
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Show: Sound')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('group', { name: 'Sound', exact: true }).first()).toBeVisible();
  });

  it('enlarges a picture of the passage', async () => {
    await play(findSample('fair', 'one_by_one'));
    await button('Enlarge: 賣物會的平面圖').click();
    await expect.element(page.getByRole('dialog', { name: '賣物會的平面圖' })).toBeVisible();
  });

  it('shows the passage of timed questions once one of them is opened', async () => {
    await play(findSample('note', 'one_by_one'));
    await expect.element(heading('便條')).toBeVisible();
    await expect.element(page.getByText('請把功課交給小美', { exact: false })).not.toBeInTheDocument();
    await button('Open the question').click();
    await expect.element(page.getByText('請把功課交給小美', { exact: false })).toBeVisible();
  });
});

/** All answers before the recording, so that the player begins there. */
function findResponses() {
  const { open1, price2, alone3 } =
    samples.contents.find(({ draft }) => draft.sections)?.rightResponses ?? {};
  return { open1, price2, alone3 };
}

describe('one by one on a wide screen', () => {
  it.each([1366, 1040])('keeps the passage beside its question, at %i', async (width) => {
    await page.viewport(width, 768);
    const content = findSample('fair', 'one_by_one');
    const long = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n');
    const sections = (content.sections ?? []).map((one) => ({ ...one, passage: long }));
    const { screen } = await play({ ...content, sections });
    await expect.element(passage).toBeVisible();
    expect(boxOf(passage).right).toBeLessThan(boxOf(heading('Question 1 of 5')).left);
    expect(boxOf(passage).bottom).toBeLessThanOrEqual(768);
    await expect.element(button('Hide: 賣物會')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const scroller = passage.element();
    scroller.scrollTop = 200;
    await button('Next').click();
    await expect.element(heading('Question 2 of 5')).toHaveFocus();
    expect(scroller.isConnected && scroller.scrollTop).toBe(200);
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });
});

describe('all on a page', () => {
  it('has each passage once, above the first of its questions', async () => {
    await page.viewport(390, 844);
    const { screen, onShow } = await play(findSample('fair', 'all_on_page'));
    await expect.element(heading('賣物會')).toBeVisible();
    const titles = [...screen.container.querySelectorAll('h2')].map(
      (one) => one.querySelector('[aria-hidden]')?.textContent ?? one.textContent,
    );
    expect(titles).toEqual([
      '賣物會',
      'Question 1',
      'Question 2',
      'Question 3',
      'Sound',
      'Question 4',
      'Question 5',
    ]);
    await button('Question 4, Not answered').click();
    await expect.element(heading('Question 4 of 5')).toHaveFocus();
    expect(onShow).toHaveBeenLastCalledWith('talk4');
    expect(await findAxeViolations(screen.container)).toEqual([]);
  });
});

it('fetches the font of formulas ahead with the pictures, where there are formulas', async () => {
  const listMedia = await views.loadMedia?.();
  const ofSample = (id: string) => {
    const { questions, sections } = toPublicParts(
      findSample(id, 'one_by_one'),
      { seed: 1, shuffle: false },
      new Set(),
    );
    const content = { layout: 'one_by_one' as const, allow_back: true, questions, sections };
    return listMedia?.(content, { shownId: undefined, trace: undefined }) ?? [];
  };
  const [font = '', ...media] = ofSample('fair');
  expect(font).toMatch(/stix-two-math-subset.*\.woff2/);
  expect(media).toContain('samples/fair-map.png');
  expect((await fetch(font)).ok).toBe(true);
  expect(ofSample('note')).toEqual([]);
});
