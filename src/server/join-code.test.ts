import { describe, expect, it } from 'vitest';
import { createJoinCode, normaliseJoinCode } from '#server/join-code.ts';

describe('join codes', () => {
  it('are six characters that nobody mixes up', () => {
    const codes = Array.from({ length: 2_000 }, createJoinCode);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(1_990);
    expect(new Set(codes.join('')).size).toBe(31);
  });

  it.each([
    'ab2c3d',
    ' AB2 C3D ',
    'AB2-C3D',
    'ab2–c3d',
    'ＡＢ２Ｃ３Ｄ',
    'ａｂ２　ｃ３ｄ',
    'AB2\u200bC3D',
    'AB2_C3D',
  ])('are understood as %j', (typed) => {
    expect(normaliseJoinCode(typed)).toBe('AB2C3D');
  });
});
