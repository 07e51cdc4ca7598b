import { afterEach, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { setSchool, useOfferedLanguages } from './school-store.ts';

afterEach(() => setSchool({}));

const readOffer = async (current: 'zh-tw' | 'zh-hk') =>
  (await renderHook(() => useOfferedLanguages(current))).result.current;

it('a school that chose nothing offers three languages; zh-tw is a variant of zh-hk', async () => {
  expect(await readOffer('zh-tw')).toEqual({
    offeredLanguages: ['zh-cn', 'zh-hk', 'en'],
    shownLanguage: 'zh-hk',
  });
});

it('a school of Taiwan offers its own Chinese', async () => {
  setSchool({ languages: ['zh-tw', 'en'] });
  expect(await readOffer('zh-tw')).toEqual({ offeredLanguages: ['zh-tw', 'en'], shownLanguage: 'zh-tw' });
});

it('the language that is shown is always among those to choose from', async () => {
  setSchool({ languages: ['zh-tw'] });
  expect((await readOffer('zh-hk')).offeredLanguages).toEqual(['zh-hk', 'zh-tw']);
});
