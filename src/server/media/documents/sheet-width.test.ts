import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeConversionFolder } from '#tests/support/conversion-task.ts';
import { writeXlsx } from '#tests/support/samples/office-samples.ts';
import { hasWideSheet } from './sheet-width.ts';

test.each([
  [5, false],
  [10, false],
  [15, true],
])('a sheet of %i columns of the usual width is wider than a page: %s', async (columns, isWide) => {
  const path = join(makeConversionFolder(), 'sheet.xlsx');
  await writeFile(path, await writeXlsx([Array.from({ length: columns }, () => 'x')]));
  expect(await hasWideSheet(path)).toBe(isWide);
});
