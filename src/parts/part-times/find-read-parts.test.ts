import { expect, it } from 'vitest';
import { countReadParts, findReadParts } from './find-read-parts.ts';

const parts = [{ id: 'a' }, { id: 'b' }, { id: 'constructor' }];

it('counts existing parts that were on screen for at least a second', () => {
  const response = { parts: { a: 1_000, b: 999, gone: 60_000 }, last: 'gone' };
  expect(countReadParts(parts, response)).toEqual({ done: 1, of: 3 });
  expect([...findReadParts(parts, response)]).toEqual([['a', 1_000]]);
});

it.each([[undefined], [{ parts: { a: '9000', b: [2_000] } }], [{ parts: [5_000] }]])(
  'has read nothing by %o',
  (response) => {
    expect(countReadParts(parts, response)).toEqual({ done: 0, of: 3 });
  },
);
