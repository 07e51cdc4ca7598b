import { describe, expect, it } from 'vitest';
import { findUnstorable } from '#server/http/requests/find-unstorable.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('input that no database can store', () => {
  it.each([undefined, null, 1, '', 'text\n\t😀', {}, { a: [{ b: 'c' }] }, nested(50)])(
    'is not in %j',
    (input) => {
      expect(findUnstorable(input)).toBeUndefined();
    },
  );

  it.each([
    ['\0', 'body'],
    [{ a: { b: ['x', 'y\0'] } }, 'a.b.1'],
    [{ a: { 'b\0': 1 } }, 'a'],
    [{ 'a\0': 1 }, 'body'],
  ])('is found in %j', (input, path) => {
    expect(findUnstorable(input)).toBe(path);
  });

  it('is found in nesting that is too deep', () => {
    expect(findUnstorable({ content: nested(100_000) })).toMatch(/^content\.0/);
  });
});
