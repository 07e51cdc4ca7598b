import { describe, expect, it } from 'vitest';
import { changeSearch, clearFilters, findLastPageOffset, isFiltered, toListInput } from './list-search.ts';

describe('search of the list', () => {
  it('starts on the first page when a filter changes, and keeps the others', () => {
    expect(changeSearch({ status: '1', offset: 40, sort: 'name' }, { keyword: 'sea' })).toEqual({
      status: '1',
      keyword: 'sea',
      sort: 'name',
      offset: undefined,
    });
    expect(changeSearch({ status: '1' }, { offset: 20 })).toEqual({ status: '1', offset: 20 });
  });

  it('clears filters, but keeps the order and the choice of owners', () => {
    const search = { type: 'a', status: '0', subject_id: 1, keyword: 'x', all: 1, sort: 'name' } as const;
    expect(isFiltered(search)).toBe(true);
    expect(clearFilters(search)).toEqual({ all: 1, sort: 'name', order: undefined });
    expect(isFiltered(clearFilters(search))).toBe(false);
  });

  it("asks for everybody's only where that is allowed", () => {
    expect(toListInput({ all: 1, keyword: 'x' }, false)).toEqual({ keyword: 'x', limit: 20 });
    expect(toListInput({ all: 1 }, true)).toEqual({ all: true, limit: 20 });
  });

  it('finds the last page if the requested one no longer exists', () => {
    expect(findLastPageOffset(21, 20)).toBeUndefined();
    expect(findLastPageOffset(20, 20)).toBe(0);
    expect(findLastPageOffset(45, 60)).toBe(40);
    expect(findLastPageOffset(0, 20)).toBe(0);
    expect(findLastPageOffset(0, 0)).toBeUndefined();
  });
});
