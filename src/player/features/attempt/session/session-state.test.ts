import { expect, it } from 'vitest';
import { describeSaving } from './session-state.ts';

const nothing = {
  unsent: [],
  failure: undefined,
  isStoringFiles: false,
  isOnlyInTab: false,
  hasTyped: false,
  hasAnswers: true,
} as const;
const waiting = { ...nothing, unsent: [{ state: 'waiting' }] } as const;
const setAside = { ...nothing, unsent: [{ state: 'later' }] } as const;

it('calls saved only what the server has, with nothing typed beside it', () => {
  expect(describeSaving(nothing)).toBe('saved');
  expect(describeSaving({ ...nothing, hasAnswers: false })).toBe('none');
  expect(describeSaving({ ...nothing, hasTyped: true })).toBe('typed');
  expect(describeSaving(waiting)).toBe('saving');
  expect(describeSaving(setAside)).toBe('kept');
});

it('distinguishes a busy server from a failed network', () => {
  expect(describeSaving({ ...waiting, failure: 'no_reply' })).toBe('waiting');
  expect(describeSaving({ ...waiting, failure: 'server_away' })).toBe('kept_to_send');
  expect(describeSaving({ ...waiting, failure: 'signed_out' })).toBe('kept_to_send');
});

it('promises no keeping of a file whose bytes are still being stored', () => {
  const storing = { ...waiting, isStoringFiles: true };
  expect(describeSaving({ ...storing, failure: 'no_reply' })).toBe('saving');
  expect(describeSaving({ ...storing, failure: 'server_away' })).toBe('saving');
});

it('promises no keeping on a device that cannot store', () => {
  expect(describeSaving({ ...waiting, failure: 'no_reply', isOnlyInTab: true })).toBe('only_in_tab');
  expect(describeSaving({ ...setAside, isOnlyInTab: true })).toBe('only_in_tab');
  expect(describeSaving({ ...waiting, isOnlyInTab: true })).toBe('saving');
});
