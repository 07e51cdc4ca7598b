import { expect, it } from 'vitest';
import { createFormats } from '#ui/i18n/formats.ts';

it('says sizes as file managers do', () => {
  const { bytes } = createFormats('en');
  expect([0, 1_000, 67_332, 1_250_000, 99_400_000, 5 * 1024 ** 4].map(bytes)).toEqual([
    '0 B',
    '1,000 B',
    '65.8 KB',
    '1.2 MB',
    '94.8 MB',
    '5 TB',
  ]);
});
