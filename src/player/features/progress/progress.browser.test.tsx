import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Language, languages } from '#contract/language.ts';
import { ProgressPage } from '#player/pages/progress-page.tsx';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';

/** A student's own progress: released marks, what waits and what is missing in words, and nobody else's results. */

const student = { id: 3, name: 'Ann', isGuest: false } as never;
const activity = (courseware_id: number, part: object = {}) => ({
  courseware_id,
  courseware_name: `Sheet ${courseware_id}`,
  type: 'diyquiz',
  unit_name: 'Unit',
  max_score: 8,
  due_at: null,
  state: 'marked',
  share: 0.75,
  score: 6,
  submitted_at: null,
  ...part,
});
const none = { share: null, score: null };
const subject = {
  class_id: 1,
  class_name: '4A',
  subject_id: 2,
  subject_name: 'Maths',
  subject_colour: 'harbour',
  total: { share: 0.75, marked: 3, expected: 5 },
  activities: [
    activity(1),
    activity(2),
    activity(3),
    activity(4, { state: 'waiting', ...none }),
    activity(5, { state: 'missing', ...none }),
  ],
};

async function show(language: Language, subjects: object[] = [subject]) {
  setLanguage(language);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ code: 1, msg: '', data: { subjects } }),
  );
  await render(
    <main>
      <ProgressPage student={student} />
    </main>,
  );
}

it('says the total, and of how many activities it is', async () => {
  await show('en');
  await expect.element(page.getByText(/3 of 5 activities marked/)).toBeVisible();
  await expect.element(page.getByText(/1 missing/)).toBeVisible();
  await page.getByText('All activities').click();
  const states = [...document.querySelectorAll('td[data-state] strong')].map(
    ({ textContent }) => textContent,
  );
  expect(states).toEqual(['75%', '75%', '75%', 'Submitted', 'Missing']);
  await expect.element(page.getByRole('link', { name: 'Sheet 5' })).toHaveAttribute('href', '/do/5');
  await expect.element(page.getByRole('slider', { name: 'My results in Maths' })).toBeVisible();
});

it('has no trend of fewer than three marks, and says when there is nothing', async () => {
  const activities = [activity(1), activity(2), activity(3, { state: 'waiting', ...none })];
  await show('en', [{ ...subject, activities, total: { share: 0.75, marked: 2, expected: 5 } }]);
  await expect.element(page.getByText(/2 of 5 activities marked/)).toBeVisible();
  expect(document.querySelector('[role="slider"]')).toBeNull();
});

it('says that marks have no weight, and shows how they went', async () => {
  await show('en', [{ ...subject, total: { share: null, marked: 0, expected: 2 } }]);
  await expect.element(page.getByText('These marks have no weight in the average')).toBeVisible();
  await expect.element(page.getByRole('slider')).toBeVisible();
});

it('says when there is nothing yet', async () => {
  await show('en', []);
  await expect.element(page.getByText('Activities with marks will appear here.')).toBeVisible();
});

it.each(languages)('can be read in %s', async (language) => {
  await show(language);
  await expect.element(page.getByRole('slider')).toBeVisible();
  expect(await findAxeViolations(document.body, language)).toEqual([]);
});
