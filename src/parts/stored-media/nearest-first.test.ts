import { expect, it } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

const media = [
  { place: 'q1', url: 'a' },
  { place: 'q2', url: 'b' },
  { place: 'q2', url: 'c' },
  { place: 'q3', url: 'a' },
];

it('begins at the student’s place, and lists each address once', () => {
  expect(nearestFirst(media, 'q2')).toEqual(['b', 'c', 'a']);
  expect(nearestFirst(media, undefined)).toEqual(['a', 'b', 'c']);
  expect(nearestFirst(media, 'gone')).toEqual(['a', 'b', 'c']);
  expect(nearestFirst([], 'q1')).toEqual([]);
});
