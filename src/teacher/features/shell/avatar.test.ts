import { expect, it } from 'vitest';
import { demoTeachers } from '#demo/people.ts';
import { displayName } from '#teacher/shared/people/display-name.ts';
import { avatarColour, avatarLetters } from './avatar.ts';

it.each([
  ['陳老師', '陳'],
  ['Ms Chan', 'C'],
  ['Mr. Lee', 'L'],
  ['Sunny Howard Chan', 'SC'],
  ['Dr Wong Siu-ming', 'WM'],
  ['madeleine', 'M'],
  ['Ms', 'M'],
  ['', ''],
])('%j is %j', (name, letters) => {
  expect(avatarLetters(name)).toBe(letters);
});

it.each(['en', 'zh-hk'] as const)('tells the three teachers of the demo school apart, in %s', (language) => {
  const { admin, teacher, teacher2 } = demoTeachers;
  const letters = [admin, teacher, teacher2].map((person) => avatarLetters(displayName(person, language)));
  expect(new Set(letters).size).toBe(3);
  expect(new Set([1, 2, 3].map(avatarColour)).size).toBe(3);
});
