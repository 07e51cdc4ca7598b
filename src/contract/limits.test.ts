import { expect, it } from 'vitest';
import { loggedOutCodes, resultCodes } from '#contract/codes.ts';
import { defaultLanguage, selectableLanguages } from '#contract/language.ts';
import * as limits from '#contract/limits.ts';

it('keeps values that other systems and users rely on', () => {
  expect(limits).toMatchObject({
    idleLimitMs: 3_600_000,
    requestTimeoutMs: 5_000,
    messageDurationMs: 5_000,
    passwordMinLength: 6,
    mediaMaxBytes: 104_857_599,
    tokenCookie: 'e_learning_system_token',
    languageCookie: 'language',
  });
  expect(resultCodes.success).toBe(1);
  expect(loggedOutCodes).toEqual([50008, 50012, 50014]);
  expect(defaultLanguage).toBe('zh-hk');
  expect(selectableLanguages).toEqual(['zh-cn', 'zh-hk', 'en']);
});
