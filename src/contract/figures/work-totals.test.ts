import { expect, it } from 'vitest';
import { addUpWork } from './work-totals.ts';

const work = { assigned: 30, submitted: 20, waiting: 1, average: 0.5, average_of: 20 };

it('adds up people, and takes the average of all marks whose courseware shows one', () => {
  const few = { assigned: 30, submitted: 2, waiting: 0, late: 2, average: null, average_of: 2 };
  const other = { ...work, submitted: 10, late: 1, average: 0.8, average_of: 10 };
  expect(addUpWork([work, few, other])).toEqual({
    coursewares: 3,
    assigned: 90,
    submitted: 32,
    late: 3,
    waiting: 2,
    average: 0.6,
    average_of: 30,
  });
  expect(addUpWork([few])).toMatchObject({ average: null, average_of: 0 });
  expect(addUpWork([])).toMatchObject({ coursewares: 0, assigned: 0, average: null });
});
