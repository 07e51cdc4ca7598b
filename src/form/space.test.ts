import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  defineSpace,
  type Entry,
  findErasure,
  foldItem,
  mayWriteValue,
  type SpacePerson,
  type SpaceValue,
  showItem,
} from './space.ts';

type Value = SpaceValue & { text?: string; is_on?: boolean };

const ann: SpacePerson = { user_id: 1, role: 'student' };
const bo: SpacePerson = { user_id: 2, role: 'student' };
const teacher: SpacePerson = { user_id: 3, role: 'teacher' };
const now = { content: null, control: null };
const space = defineSpace<Value, unknown>({
  scope: 'attempt',
  value: z.object({ kind: z.string() }),
  max: { items: 10, own_items: 10, item_bytes: 100 },
});

/** The entries in the order of writing, with change numbers from 1. */
const createEntries = (...values: [SpacePerson, Value][]): Entry<Value>[] =>
  values.map(([by, value], index) => ({ by, value, change: index + 1, at: index }));
const createItem = (...values: [SpacePerson, Value][]) => {
  const item = foldItem('a', createEntries(...values));
  if (!item) throw new Error('There is no item');
  return item;
};
const mark = (text: string): Value => ({ kind: 'mark', text });
const createErased = (is_on: boolean): Value => ({ kind: 'erased', is_on });

describe('an item of a space', () => {
  it('begins with its founding entry, also after undo, redo and another style', () => {
    const item = createItem(
      [ann, mark('1')],
      [bo, { kind: 'like' }],
      [ann, createErased(true)],
      [ann, createErased(false)],
      [ann, mark('2')],
    );
    expect(item.entries.map(({ value, change }) => [value.kind, change])).toEqual([
      ['mark', 5],
      ['like', 2],
      ['erased', 4],
    ]);
    expect(item.foundingChange).toBe(1);
    expect(showItem(space, item, bo, null)).toEqual({ by: 1, value: mark('2'), moved: null });
  });

  it('keeps the newest value of each kind by each person', () => {
    const item = createItem([ann, mark('1')], [bo, mark('mine')], [bo, mark('mine again')]);
    expect(item.entries.map(({ value }) => value.text)).toEqual(['1', 'mine again']);
  });

  it('is erased or not by the newest entry of anybody', () => {
    const values: [SpacePerson, Value][] = [
      [ann, mark('1')],
      [ann, createErased(true)],
      [bo, createErased(true)],
    ];
    expect(findErasure(createItem(...values))?.by).toBe(bo);
    expect(findErasure(createItem(...values, [bo, createErased(false)]))).toBeUndefined();
    expect(findErasure(createItem(...values, [bo, createErased(false)], [ann, createErased(true)]))?.by).toBe(
      ann,
    );
  });

  it('can be restored only by the person who erased it, whatever the type allows', () => {
    const openSpace = { ...space, mayWrite: () => true };
    const item = createItem([ann, mark('1')], [bo, createErased(true)]);
    const mayBringBack = (person: SpacePerson) =>
      mayWriteValue(openSpace, item, createErased(false), person, now);
    expect([ann, bo, teacher].map(mayBringBack)).toEqual([false, true, false]);
  });

  it('is at the place of the last move, by anybody', () => {
    const item = createItem(
      [ann, mark('1')],
      [ann, { kind: 'moved', text: 'left' }],
      [bo, { kind: 'moved', text: 'right' }],
    );
    expect(showItem(space, item, ann, null)).toMatchObject({ moved: { text: 'right' } });
  });

  it('shows its earlier state when folded up to a change', () => {
    const changes = createEntries([ann, mark('1')], [ann, createErased(true)], [ann, createErased(false)]);
    const foldAt = (change: number) => {
      const item = foldItem('a', changes, change);
      return item && (findErasure(item) ? 'erased' : 'there');
    };
    expect([0, 1, 2, 3].map(foldAt)).toEqual([undefined, 'there', 'erased', 'there']);
  });

  it('can be changed only by its author, unless the type says otherwise', () => {
    const item = createItem([ann, mark('1')]);
    expect(mayWriteValue(space, undefined, mark('2'), bo, now)).toBe(true);
    expect(mayWriteValue(space, item, mark('2'), bo, now)).toBe(false);
    expect(mayWriteValue(space, item, mark('2'), ann, now)).toBe(true);
    expect(mayWriteValue(space, undefined, createErased(true), ann, now)).toBe(false);
  });
});
