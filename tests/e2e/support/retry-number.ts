import { test } from '@playwright/test';

/** Part of names that must be new: the try before may have left the same things in the school that all tests share. */
export function numberOfTry(): number {
  const { repeatEachIndex, retry } = test.info();
  return repeatEachIndex * 2 + retry;
}
