import { expect, test } from 'vitest';
import { createEmptyTrip } from './model.ts';
import { proposeSettings } from './propose-settings.ts';

const now = 1_790_000_000_000;
const propose = (more: object) => proposeSettings({ ...createEmptyTrip(), ...more }, now);

test.each([
  [{}, { work_by: 'person' }],
  [
    { due_at: now + 1, time_limit_minutes: 90, work_by: 'group' },
    { due_at: now + 1, time_limit_minutes: 90, work_by: 'group' },
  ],
  // A time that has passed would close the courseware at once.
  [{ due_at: now }, { work_by: 'person' }],
  [{ is_homework: true }, { due_at: now + 7 * 86_400_000, work_by: 'person' }],
  [
    { is_homework: true, due_at: now + 5 },
    { due_at: now + 5, work_by: 'person' },
  ],
])('%o proposes %o', (more, proposed) => {
  expect(propose(more)).toEqual(proposed);
});
