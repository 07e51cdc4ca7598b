import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  defineSpace,
  type Entry,
  findErased,
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
const write = (...values: [SpacePerson, Value][]): Entry<Value>[] =>
  values.map(([by, value], index) => ({ by, value, change: index + 1, at: index }));
const fold = (...values: [SpacePerson, Value][]) => {
  const item = foldItem('a', write(...values));
  if (!item) throw new Error('There is no item');
  return item;
};
const mark = (text: string): Value => ({ kind: 'mark', text });
const erased = (is_on: boolean): Value => ({ kind: 'erased', is_on });

describe('an item of a space', () => {
  it('begins with its founding entry, also after undo, redo and another style', () => {
    const item = fold(
      [ann, mark('1')],
      [bo, { kind: 'like' }],
      [ann, erased(true)],
      [ann, erased(false)],
      [ann, mark('2')],
    );
    expect(item.entries.map(({ value, change }) => [value.kind, change])).toEqual([
      ['mark', 5],
      ['like', 2],
      ['erased', 4],
    ]);
    expect(item.founded).toBe(1);
    expect(showItem(space, item, bo, null)).toEqual({ by: 1, value: mark('2'), moved: null });
  });

  it('keeps the newest value of each kind by each person', () => {
    const item = fold([ann, mark('1')], [bo, mark('mine')], [bo, mark('mine again')]);
    expect(item.entries.map(({ value }) => value.text)).toEqual(['1', 'mine again']);
  });

  it('is erased or not by the newest entry of anybody', () => {
    const values: [SpacePerson, Value][] = [
      [ann, mark('1')],
      [ann, erased(true)],
      [bo, erased(true)],
    ];
    expect(findErased(fold(...values))?.by).toBe(bo);
    expect(findErased(fold(...values, [bo, erased(false)]))).toBeUndefined();
    expect(findErased(fold(...values, [bo, erased(false)], [ann, erased(true)]))?.by).toBe(ann);
  });

  it('can be restored only by the person who erased it, whatever the type allows', () => {
    const open = { ...space, mayWrite: () => true };
    const item = fold([ann, mark('1')], [bo, erased(true)]);
    const mayBringBack = (person: SpacePerson) => mayWriteValue(open, item, erased(false), person, now);
    expect([ann, bo, teacher].map(mayBringBack)).toEqual([false, true, false]);
  });

  it('is at the place of the last move, by anybody', () => {
    const item = fold(
      [ann, mark('1')],
      [ann, { kind: 'moved', text: 'left' }],
      [bo, { kind: 'moved', text: 'right' }],
    );
    expect(showItem(space, item, ann, null)).toMatchObject({ moved: { text: 'right' } });
  });

  it('shows its earlier state when folded up to a change', () => {
    const changes = write([ann, mark('1')], [ann, erased(true)], [ann, erased(false)]);
    const at = (change: number) => {
      const item = foldItem('a', changes, change);
      return item && (findErased(item) ? 'erased' : 'there');
    };
    expect([0, 1, 2, 3].map(at)).toEqual([undefined, 'there', 'erased', 'there']);
  });

  it('can be changed only by its author, unless the type says otherwise', () => {
    const item = fold([ann, mark('1')]);
    expect(mayWriteValue(space, undefined, mark('2'), bo, now)).toBe(true);
    expect(mayWriteValue(space, item, mark('2'), bo, now)).toBe(false);
    expect(mayWriteValue(space, item, mark('2'), ann, now)).toBe(true);
    expect(mayWriteValue(space, undefined, erased(true), ann, now)).toBe(false);
  });
});
