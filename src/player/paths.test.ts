import { expect, it } from 'vitest';
import { buildSignInPath, readJoinCode, readNextPath } from './paths.ts';

it.each([
  ['ab3 k9q', 'AB3K9Q'],
  ['AB3-K9Q', 'AB3K9Q'],
  ['ａｂ３ｋ９ｑ', 'AB3K9Q'],
  ['　ab3—k9q ', 'AB3K9Q'],
])('reads the code %s', (typed, code) => {
  expect(readJoinCode(typed)).toBe(code);
});

it('returns to pages of this app only', () => {
  expect(readNextPath(buildSignInPath('/AB3K9Q').split('?')[1] ?? '')).toBe('/AB3K9Q');
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/sign-in?next=/', '']) {
    expect(readNextPath(`next=${encodeURIComponent(next)}`)).toBe('/');
  }
});
