import { describe, expect, it } from 'vitest';
import { createSpaceStore, type SpaceChanges } from './space-store.ts';

type Value = { kind: 'mark'; text: string } | { kind: 'erased'; is_on: boolean };

const none: SpaceChanges = { is_full: false, items: [], gone: [], own: [], own_seq: 0 };
const item = (id: string, shown: unknown, order = 1) => ({ id, shown, order });
const open = () =>
  createSpaceStore<Value, string>((shown, mine) => {
    if (mine.kind === 'mark') return mine.text;
    return mine.is_on ? null : (shown ?? null);
  });
const mark = (text: string): Value => ({ kind: 'mark', text });

describe('a space on a page', () => {
  it('shows the server’s items and reports which have changed', () => {
    const space = open();
    space.applyChanges({ ...none, is_full: true, items: [item('a', 'one'), item('b', 'two')] });
    space.applyChanges({ ...none, items: [item('c', 'three', 7)], gone: ['a'] });
    expect([...space.state().items]).toEqual([
      ['b', 'two'],
      ['c', 'three'],
    ]);
    expect([...space.state().changed].sort()).toEqual(['a', 'c']);
    expect(space.orderOf('c')).toBe(7);
  });

  it('shows own writes at once, until a reply includes them', () => {
    const space = open();
    space.applyChanges({ ...none, is_full: true, items: [item('a', 'one')] });
    space.write('a', mark('mine'), 5);
    expect(space.state().items.get('a')).toBe('mine');
    space.applyChanges({ ...none, items: [item('a', 'older')] });
    space.markSaved('a', 'mark', 5);
    expect(space.state().items.get('a')).toBe('mine');
    space.applyChanges({
      ...none,
      items: [item('a', 'mine, and liked')],
      own: [{ item: 'a', kind: 'mark', seq: 5 }],
    });
    expect(space.state().items.get('a')).toBe('mine, and liked');
  });

  it('keeps a newer own write when a reply includes an earlier one', () => {
    const space = open();
    space.write('a', mark('first'), 5);
    space.write('a', mark('second'), 6);
    space.applyChanges({ ...none, items: [item('a', 'first')], own: [{ item: 'a', kind: 'mark', seq: 5 }] });
    expect(space.state().items.get('a')).toBe('second');
  });

  it('shows the server’s item after a refused write', () => {
    const space = open();
    space.applyChanges({ ...none, is_full: true, items: [item('a', 'one')] });
    space.write('a', { kind: 'erased', is_on: true }, 5);
    space.write('new', mark('mine'), 6);
    expect([...space.state().items.keys()]).toEqual(['new']);
    space.discardWrite('a', 'erased', 5);
    space.discardWrite('new', 'mark', 6);
    expect([...space.state().items]).toEqual([['a', 'one']]);
  });

  it('replaces all items by a full reply, and keeps own unsaved writes', () => {
    const space = open();
    space.applyChanges({ ...none, is_full: true, items: [item('old', 'old')] });
    space.write('saved', mark('saved'), 5);
    space.write('unsent', mark('unsent'), 6);
    space.markSaved('saved', 'mark', 5);
    space.applyChanges({ ...none, is_full: true, items: [item('saved', 'given')], own_seq: 5 });
    expect(Object.fromEntries(space.state().items)).toEqual({ saved: 'given', unsent: 'unsent' });
  });

  it('numbers a write above all of this person on any device', () => {
    const space = open();
    space.applyChanges({ ...none, is_full: true, own_seq: 900 });
    expect([space.nextSeq(0), space.nextSeq(0), space.nextSeq(5_000), space.nextSeq(10)]).toEqual([
      901, 902, 5_000, 5_001,
    ]);
  });

  it('keeps the presence of each person', () => {
    const space = open();
    space.updatePresence([
      { user_id: 1, value: 'here' },
      { user_id: 2, value: 'there' },
    ]);
    space.updatePresence([{ user_id: 1, value: null }]);
    expect([...space.state().presence]).toEqual([[2, 'there']]);
  });
});
