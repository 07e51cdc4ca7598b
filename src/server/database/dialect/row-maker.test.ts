import { expect, it } from 'vitest';
import { rowMakerOf } from './row-maker.ts';

it('names the cells of a row, whatever the names', () => {
  const columns = ['id', `it's "quoted"`, 'a\nb', 'count(*)'];
  expect(rowMakerOf(columns)([1, 'two', null, 4])).toEqual({
    id: 1,
    [`it's "quoted"`]: 'two',
    'a\nb': null,
    'count(*)': 4,
  });
});

it('keeps lists of columns apart that read alike when they are joined', () => {
  expect(rowMakerOf(['a', 'b'])([1, 2])).toEqual({ a: 1, b: 2 });
  expect(rowMakerOf(['a,b'])([1])).toEqual({ 'a,b': 1 });
});

it('of two columns of one name the last counts', () => {
  expect(rowMakerOf(['id', 'id'])([1, 2])).toEqual({ id: 2 });
});
