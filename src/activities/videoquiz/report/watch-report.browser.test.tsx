import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Timeline } from '#form/activity-type.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showView } from '#tests/browser/show-view.tsx';
import type { ShownVideoQuiz } from '../model.ts';
import { WatchReport } from './watch-report.tsx';

const timeline: Timeline = {
  begin_s: 0,
  end_s: 18,
  step_s: 5,
  watched: [2, 2, 2, 1],
  again: [0, 0, 1, 0],
  left: [0, 0, 1, 0],
  people: [
    { student_id: 1, steps: '1111' },
    { student_id: 2, steps: '1120' },
  ],
  stops: [],
};

const show = (shown: Timeline) =>
  showView({
    language: 'en',
    show: (mediaUrl) => (
      <>
        <h2>What was watched</h2>
        <WatchReport
          content={{ questions: [] } as unknown as ShownVideoQuiz}
          questionId="-trace"
          report={{ rows: [], unanswered: [], timeline: shown }}
          context={{ mediaUrl, nameOf: (id) => ['', 'Ada', 'Ben'][id] ?? '' }}
          hasStarted={() => true}
        />
      </>
    ),
  });

it('reads out each moment by keyboard, and has the strip as a table', async () => {
  await show(timeline);
  const slider = page.getByRole('slider', { name: 'Moment' });
  await expect.element(page.getByText('0:00–0:05: 2 watched, 0 watched again, 0 left')).toBeVisible();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByText('0:10–0:15: 2 watched, 1 watched again, 1 left')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', '0:15–0:18: 1 watched, 0 watched again, 0 left');
  await page.getByText('As a table').click();
  const rows = page.getByRole('table').getByRole('row').elements();
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' '))).toEqual([
    'Part of the video Watched Watched again Left here',
    '0:00–0:10 2 0 0',
    '0:10–0:15 2 1 1',
    '0:15–0:18 1 0 0',
  ]);
  expect(await findAxeViolations(document.body)).toEqual([]);
});

it('draws nothing where nobody has watched', async () => {
  await show({ ...timeline, people: [], watched: [0, 0, 0, 0] });
  await expect.element(page.getByText('Nobody has watched anything yet')).toBeVisible();
  expect(page.getByRole('slider').query()).toBeNull();
  expect(page.getByText('As a table').query()).toBeNull();
});
