import { expect, it } from 'vitest';
import { isAnswered, isIncomplete } from './is-answered.ts';

const file = { id: 1, url: '/play/private/1', name: 'a.png', mime: 'image/png', bytes: 1 };

it('counts a file as an answer', () => {
  expect(isAnswered(undefined)).toBe(false);
  expect(isAnswered({ response: { text: ' ' } })).toBe(false);
  expect(isAnswered({ response: { text: 'a' } })).toBe(true);
  expect(isAnswered({ response: undefined, files: [] })).toBe(false);
  expect(isAnswered({ response: undefined, files: [file] })).toBe(true);
});

it('counts a file that waits on the device, but none that is being removed', () => {
  const waiting = { response: undefined, unsent_files: { added: 1, removed: 0 } };
  expect(isAnswered(waiting)).toBe(true);
  expect(isIncomplete({ needs_file: true }, waiting)).toBe(true);
  expect(isIncomplete({ needs_file: true }, { ...waiting, response: { option: 'a' } })).toBe(false);
  expect(isAnswered({ response: undefined, unsent_files: { added: 0, removed: 1 } })).toBe(false);
});

it('lacks a file or a choice where a file belongs to it', () => {
  const choice = { option: 'a' };
  expect(isIncomplete({ needs_file: true }, undefined)).toBe(false);
  expect(isIncomplete({ needs_file: true }, { response: choice })).toBe(true);
  expect(isIncomplete({ needs_file: true }, { response: undefined, files: [file] })).toBe(true);
  expect(isIncomplete({ needs_file: true }, { response: choice, files: [file] })).toBe(false);
  expect(isIncomplete({}, { response: choice })).toBe(false);
});
