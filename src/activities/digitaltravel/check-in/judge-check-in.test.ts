import { expect, it } from 'vitest';
import type { Stop } from '../model.ts';
import { judgeCheckIn } from './judge-check-in.ts';
import { checkIn } from './model.ts';

const stop: Stop = {
  id: 'pier',
  name: 'Pier',
  note: '',
  scene: 'place',
  on_earth: { lat: 22.2937, lon: 114.1688 },
  spots: [],
  check_in: { id: 'in', by_position: true, by_code: true, radius_m: 50, code: '7KQ2MX' },
};
/** About 22 m to the north for each 0.0002 degrees. */
const north = (degrees: number, accuracy_m: number | null = 5) => ({
  position: { lat: 22.2937 + degrees, lon: 114.1688, accuracy_m },
});

it.each([
  ['near', { way: 'position', ...north(0.0002) }],
  ['far', { way: 'position', ...north(0.002) }],
  // 89 m away, but the device may be off by 50 m.
  ['near', { way: 'position', ...north(0.0008, 60) }],
  ['far', { way: 'position', ...north(0.0008, null) }],
  ['jumped', { way: 'position', ...north(0.0002), has_jumped: true }],
  ['word', { way: 'position' }],
  ['code', { way: 'code', code: '7kq2mx' }],
  ['wrong_code', { way: 'code', code: 'H5PZ4D' }],
  ['wrong_code', { way: 'code' }],
  ['word', { way: 'word' }],
] as const)('is %s: %o', (outcome, response) => {
  expect(judgeCheckIn(stop, checkIn.parse({ at: 0, ...response }))).toBe(outcome);
});
