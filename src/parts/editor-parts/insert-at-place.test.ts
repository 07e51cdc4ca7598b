import { expect, it } from 'vitest';
import { insertAtPlace } from './insert-at-place.ts';

const order = ['a', 'b', 'c', 'd'];
const toItems = (...ids: string[]) => ids.map((id) => ({ id }));
const insertId = (ids: string[], id: string) =>
  insertAtPlace(toItems(...ids), { id }, order).map((item) => item.id);

it.each([
  { there: ['old'], id: 'c', makes: ['old', 'c'] },
  { there: ['old', 'c'], id: 'a', makes: ['old', 'a', 'c'] },
  { there: ['old', 'a', 'c'], id: 'b', makes: ['old', 'a', 'b', 'c'] },
  { there: ['old', 'a', 'c'], id: 'd', makes: ['old', 'a', 'c', 'd'] },
  { there: ['a', 'old', 'new'], id: 'b', makes: ['a', 'b', 'old', 'new'] },
  { there: ['old', 'b-1', 'b-2', 'd'], id: 'c', makes: ['old', 'b-1', 'b-2', 'c', 'd'] },
])('puts $id among $there as $makes', ({ there, id, makes }) => {
  expect(insertId(there, id)).toEqual(makes);
});

it('puts them in order, whichever comes first', () => {
  for (const coming of [
    ['d', 'b', 'a', 'c'],
    ['b', 'd', 'c', 'a'],
    ['c', 'a', 'd', 'b'],
  ]) {
    expect(coming.reduce(insertId, ['old'])).toEqual(['old', ...order]);
  }
});
