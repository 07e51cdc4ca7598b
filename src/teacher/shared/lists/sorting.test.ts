import { describe, expect, it } from 'vitest';
import { coursewareSortChoices as choices, findSortChoice, readSorting, toSorting } from './sorting.ts';

describe('sorting in an address', () => {
  it('reads back every choice it writes, and writes nothing for the first', () => {
    for (const choice of choices) expect(findSortChoice(choices, toSorting(choices, choice))).toBe(choice);
    expect(toSorting(choices, 'created_at_desc')).toEqual({ sort: undefined, order: undefined });
    expect(toSorting(choices, 'due_at_desc')).toEqual({ sort: 'due_at', order: 'desc' });
  });

  it('understands a sort or an order alone', () => {
    expect(findSortChoice(choices, { order: 'asc' })).toBe('created_at_asc');
    expect(findSortChoice(choices, { sort: 'name' })).toBe('name_asc');
    expect(findSortChoice(choices, { sort: 'due_at' })).toBe('due_at_asc');
  });

  it('accepts only choices that the list offers', () => {
    expect(readSorting({ sort: 'position', order: 'up' }, choices)).toEqual({});
    expect(readSorting({ sort: 'name', order: 'desc' }, choices)).toEqual({ sort: 'name', order: 'desc' });
  });
});
