import { expect, it } from 'vitest';
import { pressedKey } from './pressed-key.ts';

it.each([
  ['a key that was pressed', { key: 'Enter', keyCode: 13, isComposing: false }, 'Enter'],
  ['Enter that chooses a character', { key: 'Enter', keyCode: 13, isComposing: true }, ''],
  ['Enter that ends a word in Safari', { key: 'Enter', keyCode: 229, isComposing: false }, ''],
  ['a letter of an unfinished word', { key: 'Process', keyCode: 229, isComposing: true }, ''],
])('reads %s', (_name, event, key) => {
  expect(pressedKey(event)).toBe(key);
  const { isComposing, ...press } = event;
  expect(pressedKey({ ...press, nativeEvent: { isComposing } })).toBe(key);
});
