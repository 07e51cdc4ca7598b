import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Route } from '#form/activity-type.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { showView } from '#tests/browser/show-view.tsx';
import { createEmptyTrip, type ShownTrip } from '../model.ts';
import { WaysReport } from './ways-report.tsx';

/** The ways of a class on site: when each began, where each checked in last, who is over the time. */

const stop = (id: string, name: string, x: number): ShownTrip['stops'][number] => ({
  id,
  name,
  note: '',
  scene: 'place',
  spots: [],
  on_picture: { x, y: 0.5 },
  check_in: { id: `in-${id}`, by_position: false, by_code: true, radius_m: 50, code: '7KQ2MX' },
});
const trip: ShownTrip = {
  ...createEmptyTrip(),
  digital_mode: 'site',
  ground: 'picture',
  map_picture: { url: 'samples/map.png', width: 800, height: 600, alt: 'Map' },
  stops: [stop('pier', 'Pier', 0.3), stop('tower', 'Tower', 0.7)],
};
const at = new Date(2026, 3, 1, 9, 0).getTime();
const minuteMs = 60_000;
const route = (student_id: number, ...stops: string[]): Route => ({
  student_id,
  visits: stops.map((part_id, index) => ({ part_id, at: at + index * 5 * minuteMs })),
  reached: stops.map((part_id, index) => ({
    part_id,
    at: at + (index * 5 + 1) * minuteMs,
    label: 'By code',
  })),
});
const attempts = [
  { attempt_id: 1, name: 'Group A', student_ids: [1, 2], state: 'in_progress' as const },
  { attempt_id: 2, name: 'Cy', student_ids: [3], state: 'in_progress' as const },
];

it('shows on the map and in the table where each group checked in last, and when', async () => {
  const routes = [route(1, 'pier', 'tower'), route(2, 'pier', 'tower'), route(3, 'pier')];
  const [first] = routes;
  if (first) first.over_minutes = 12;
  await showView({
    language: 'en',
    show: (mediaUrl) => (
      <WaysReport
        content={trip}
        report={{ rows: [], unanswered: [], routes }}
        context={{ mediaUrl, nameOf: (id) => ['', 'Ada', 'Bo', 'Cy'][id] ?? '' }}
        attempts={attempts}
      />
    ),
  });
  await expect.element(page.getByRole('button', { name: /^1 Pier, visited, 0?9:01.* Cy$/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^2 Tower, visited, 0?9:06.* Group A$/ }))
    .toBeVisible();
  const ada = page.getByRole('row', { name: /Ada/ });
  await expect.element(ada.getByText('12 minutes over')).toBeVisible();
  await expect.element(ada.getByText(/2 · 0?9:06.* · By code/)).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Cy/ }).getByText(/1 · 0?9:01.* · By code/))
    .toBeVisible();
  expect(await findAxeViolations(document.body)).toEqual([]);
});
