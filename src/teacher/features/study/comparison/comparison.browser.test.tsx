import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { languages } from '#contract/language.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import type { Comparison, Question, Use } from './compared.ts';
import { ComparisonView } from './comparison-view.tsx';

/** The comparison tells each figure as a number, sorts questions by their difference, and is read by keys. */

const makeUse = (courseware_id: number, part: Partial<Use>): Use => ({
  courseware_id,
  courseware_name: 'Fractions',
  kind: 'same',
  unit_name: 'Unit',
  class_id: courseware_id,
  class_name: '4A',
  calendar_id: 1,
  calendar_name: '2026–27',
  assigned: 30,
  submitted: 28,
  marked: 28,
  average: 0.6,
  median: 0.65,
  lower_quartile: 0.4,
  upper_quartile: 0.8,
  ...part,
});

const noFigures = { average: null, median: null, lower_quartile: null, upper_quartile: null };

const question = (id: string, facilities: readonly (number | null)[]): Question => ({
  question_id: id,
  title: `Title ${id}`,
  max_score: 2,
  results: facilities.map((facility) => ({ answers: facility === null ? 2 : 28, facility })),
});

const comparison: Comparison = {
  courseware_id: 1,
  courseware_name: 'Fractions',
  type: 'diyquiz',
  subject_name: '數學',
  subject_name_eng: 'Maths',
  is_marked: true,
  uses: [
    makeUse(1, {}),
    makeUse(2, { class_name: '4B', kind: 'follow_up' }),
    makeUse(3, { class_name: '3A', calendar_name: '2025–26', submitted: 2, marked: 2, ...noFigures }),
  ],
  questions: [
    question('q1', [0.5, 0.55, null]),
    {
      ...question('q2', [0.9, 0.4, null]),
      results: [{ answers: 28, facility: 0.9 }, { answers: 28, facility: 0.4, is_changed: true }, null],
    },
    question('q3', [0.2, null, null]),
  ],
  is_cut: false,
};

const show = (part: Partial<Comparison> = {}, language?: (typeof languages)[number]) =>
  showPage({
    server: {},
    show: () => <ComparisonView comparison={{ ...comparison, ...part }} />,
    ...(language && { language }),
  });

const cellsOf = (name: RegExp) =>
  [...page.getByRole('row', { name }).element().querySelectorAll('td')].map(({ textContent }) => textContent);
const questionOrder = () =>
  page
    .getByRole('table', { name: 'Question by question' })
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);

it('says of each class how many submitted and the figures, and of fewer than three that there are none', async () => {
  await show();
  await expect.element(page.getByRole('table', { name: 'Classes' })).toBeVisible();
  expect(cellsOf(/^A 4A/).slice(1, 5)).toEqual(['28 of 30', '60% n 28', '65%', '40% – 80%']);
  expect(cellsOf(/^B 4B/).at(-1)).toBe('FractionsUnit · follow-up');
  expect(cellsOf(/^C 3A/).slice(1, 5)).toEqual(['2 of 30', 'fewer than 3', '–', '–']);
});

it('compares question by question, and sorts by the largest difference', async () => {
  await show();
  expect(cellsOf(/Title q1/)).toEqual(['5', '50% n 28', '55% n 28', 'fewer than 3']);
  expect(cellsOf(/Title q2/)).toEqual(['50', '90% n 28', '40% n 28other wording', 'not in it']);
  expect(cellsOf(/Title q3/)[0]).toBe('–');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Largest difference first');
  expect(questionOrder()).toEqual(['2. Title q2', '1. Title q1', '3. Title q3']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Hardest first');
  expect(questionOrder()).toEqual(['3. Title q3', '2. Title q2', '1. Title q1']);
});

it('reads the chart by keys', async () => {
  await show();
  const chart = page.getByRole('slider', { name: 'Class average of each question' });
  chart.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', '2. Title q2 · A 4A · 2026–27: 90% · B 4B · 2026–27: 40%');
  await userEvent.keyboard('{End}');
  await expect.element(chart).toHaveAttribute('aria-valuenow', '3');
  // Letters that would cover each other share a label.
  expect([...chart.element().querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('AB');
});

it('says that there is nothing to compare yet', async () => {
  await show({ uses: comparison.uses.slice(0, 1) });
  await expect.element(page.getByText('Used once only: nothing to compare yet')).toBeVisible();
});

it.each(languages)('can be read in %s', async (language) => {
  await show({}, language);
  await expect.element(page.getByRole('slider')).toBeVisible();
  expect(await findAxeViolations(document.body, language)).toEqual([]);
});
