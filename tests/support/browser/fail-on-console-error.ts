import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

// Warnings of React or of a library also fail the test, because they point to defects.
afterEach(() => {
  const consoleCalls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(consoleCalls, 'The page wrote errors or warnings to the console').toEqual([]);
});
