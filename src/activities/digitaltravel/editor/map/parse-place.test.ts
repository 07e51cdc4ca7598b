import { expect, it } from 'vitest';
import { formatPlace, parsePlace } from './parse-place.ts';

it('reads places as maps copy them', () => {
  const place = { lat: 22.2819, lon: -114.1617 };
  for (const text of [
    '22.2819, -114.1617',
    ' 22.2819 -114.1617',
    '(22.2819，−114.1617)',
    '22.2819°,-114.1617°',
  ])
    expect(parsePlace(text)).toEqual(place);
  expect(parsePlace(formatPlace(place))).toEqual(place);
});

it('takes nothing beyond the earth, and no half of a place', () => {
  for (const text of ['', '22.28', '22.28,', '91, 0', '0, 181', '22,28,114,16', 'Central'])
    expect(parsePlace(text)).toBeUndefined();
});
