import { test } from '@playwright/test';

/**
 * Number of this try of the test. Names that must be new contain it: all tests share one school, where an earlier try may
 * have left things with the same names.
 */
export function retryNumber(): number {
  const { repeatEachIndex, retry } = test.info();
  return repeatEachIndex * 2 + retry;
}
