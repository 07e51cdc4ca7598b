import { expect, it } from 'vitest';
import { isAnswered } from './is-answered.ts';

const file = { id: 1, url: '/play/private/1', name: 'a.png', mime: 'image/png', bytes: 1 };

it('counts a file as an answer', () => {
  expect(isAnswered(undefined)).toBe(false);
  expect(isAnswered({ response: { text: ' ' } })).toBe(false);
  expect(isAnswered({ response: { text: 'a' } })).toBe(true);
  expect(isAnswered({ response: undefined, files: [] })).toBe(false);
  expect(isAnswered({ response: undefined, files: [file] })).toBe(true);
});
