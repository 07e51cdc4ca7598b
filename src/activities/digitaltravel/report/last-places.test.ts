import { expect, it } from 'vitest';
import type { Route } from '#form/activity-type.ts';
import { listLastPlaces } from './last-places.ts';

const route = (student_id: number, ...reached: [part_id: string, at: number][]): Route => ({
  student_id,
  visits: [],
  reached: reached.map(([part_id, at]) => ({ part_id, at, label: 'near' })),
});
const group = (attempt_id: number, name: string, ...student_ids: number[]) => ({
  attempt_id,
  name,
  student_ids,
  state: 'in_progress' as const,
});

it('puts each group once where it checked in last, the latest first', () => {
  const routes = [
    route(1, ['pier', 10], ['tower', 20]),
    route(2, ['pier', 10], ['tower', 20]),
    route(3, ['tower', 30]),
    route(4),
    route(5, ['pier', 5]),
  ];
  const attempts = [group(7, 'Group A', 1, 2), group(8, 'Bo', 3), group(9, 'Cy', 4)];
  expect([...listLastPlaces(routes, attempts, (id) => `student ${id}`)]).toEqual([
    [
      'tower',
      [
        { name: 'Bo', at: 30 },
        { name: 'Group A', at: 20 },
      ],
    ],
    ['pier', [{ name: 'student 5', at: 5 }]],
  ]);
});
