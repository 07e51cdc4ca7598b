import { describe, expect, it } from 'vitest';
import { createSpaceStore, type SpaceChanges } from './space-store.ts';

type Value = { kind: 'mark'; text: string } | { kind: 'erased'; is_on: boolean };

const noChanges: SpaceChanges = { is_full: false, items: [], gone: [], own: [], own_seq: 0 };
const createItem = (id: string, shown: unknown, order = 1) => ({ id, shown, order });
const createStore = () =>
  createSpaceStore<Value, string>((shown, mine) => {
    if (mine.kind === 'mark') return mine.text;
    return mine.is_on ? null : (shown ?? null);
  });
const createMark = (text: string): Value => ({ kind: 'mark', text });

describe('a space on a page', () => {
  it('shows the server’s items and reports which have changed', () => {
    const space = createStore();
    space.applyChanges({
      ...noChanges,
      is_full: true,
      items: [createItem('a', 'one'), createItem('b', 'two')],
    });
    space.applyChanges({ ...noChanges, items: [createItem('c', 'three', 7)], gone: ['a'] });
    expect([...space.state().items]).toEqual([
      ['b', 'two'],
      ['c', 'three'],
    ]);
    expect([...space.state().changed].sort()).toEqual(['a', 'c']);
    expect(space.orderOf('c')).toBe(7);
  });

  it('shows own writes at once, until a reply includes them', () => {
    const space = createStore();
    space.applyChanges({ ...noChanges, is_full: true, items: [createItem('a', 'one')] });
    space.write('a', createMark('mine'), 5);
    expect(space.state().items.get('a')).toBe('mine');
    space.applyChanges({ ...noChanges, items: [createItem('a', 'older')] });
    space.markSaved('a', 'mark', 5);
    expect(space.state().items.get('a')).toBe('mine');
    space.applyChanges({
      ...noChanges,
      items: [createItem('a', 'mine, and liked')],
      own: [{ item: 'a', kind: 'mark', seq: 5 }],
    });
    expect(space.state().items.get('a')).toBe('mine, and liked');
  });

  it('keeps a newer own write when a reply includes an earlier one', () => {
    const space = createStore();
    space.write('a', createMark('first'), 5);
    space.write('a', createMark('second'), 6);
    space.applyChanges({
      ...noChanges,
      items: [createItem('a', 'first')],
      own: [{ item: 'a', kind: 'mark', seq: 5 }],
    });
    expect(space.state().items.get('a')).toBe('second');
  });

  it('shows the server’s item after a refused write', () => {
    const space = createStore();
    space.applyChanges({ ...noChanges, is_full: true, items: [createItem('a', 'one')] });
    space.write('a', { kind: 'erased', is_on: true }, 5);
    space.write('new', createMark('mine'), 6);
    expect([...space.state().items.keys()]).toEqual(['new']);
    space.discardWrite('a', 'erased', 5);
    space.discardWrite('new', 'mark', 6);
    expect([...space.state().items]).toEqual([['a', 'one']]);
  });

  it('replaces all items by a full reply, and keeps own unsaved writes', () => {
    const space = createStore();
    space.applyChanges({ ...noChanges, is_full: true, items: [createItem('old', 'old')] });
    space.write('saved', createMark('saved'), 5);
    space.write('unsent', createMark('unsent'), 6);
    space.markSaved('saved', 'mark', 5);
    space.applyChanges({ ...noChanges, is_full: true, items: [createItem('saved', 'given')], own_seq: 5 });
    expect(Object.fromEntries(space.state().items)).toEqual({ saved: 'given', unsent: 'unsent' });
  });

  it('numbers a write above all of this person on any device', () => {
    const space = createStore();
    space.applyChanges({ ...noChanges, is_full: true, own_seq: 900 });
    expect([space.nextSeq(0), space.nextSeq(0), space.nextSeq(5_000), space.nextSeq(10)]).toEqual([
      901, 902, 5_000, 5_001,
    ]);
  });

  it('keeps the presence of each person', () => {
    const space = createStore();
    space.updatePresence([
      { user_id: 1, value: 'here' },
      { user_id: 2, value: 'there' },
    ]);
    space.updatePresence([{ user_id: 1, value: null }]);
    expect([...space.state().presence]).toEqual([[2, 'there']]);
  });
});
