import { expect, it } from 'vitest';
import type { InkValue } from '#parts/ink/model.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import type { ShownInk } from '#parts/ink/show-ink.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import { createInkSpaces } from './ink-spaces.ts';
import { createPageSpace } from './page-space.ts';

const student = { user_id: 1, role: 'student' as const };
const stamp = (page?: number): InkValue => ({
  kind: 'stamp',
  stamp: 'star',
  at: [5, 5],
  size: 9,
  t: 1,
  ...(page && { page }),
});

async function open() {
  const source = createMemorySpaces({
    spaces: createInkSpaces(({ page = 0 }) => `q${page}`),
    content: null,
    me: student,
    entries: {
      ink: [
        { item: 'first', by: student, value: stamp() },
        { item: 'third', by: student, value: stamp(2) },
      ],
    },
  });
  const whole = await source.open<InkValue, ShownInk>('ink', overlayInk);
  return { whole, first: createPageSpace(whole, 0), third: createPageSpace(whole, 2) };
}

it('shows the things of its page alone, as if it were the first', async () => {
  const { first, third } = await open();
  expect([...first.state().items.keys()]).toEqual(['first']);
  expect([...third.state().items].map(([id, { value }]) => [id, value.page])).toEqual([['third', undefined]]);
  expect(third.state().items.get('third')).toBe(third.state().items.get('third'));
});

it('writes to its page, and tells each listener what changed there', async () => {
  const { whole, first, third } = await open();
  const changes: string[][] = [];
  third.state();
  for (const space of [third, third]) space.subscribe(() => changes.push([...space.state().changed]));
  third.write('new', stamp());
  third.write('third', { kind: 'moved', dx: 3, dy: 0, scale_x: 1, scale_y: 1, t: 2 });
  third.write('new', { kind: 'erased', is_on: true, t: 3 });
  first.write('other', stamp());
  expect(changes).toEqual([['new'], ['new'], ['third'], ['third'], ['new'], ['new'], [], []]);
  expect(whole.state().items.get('third')).toMatchObject({ value: { page: 2 }, moved: { dx: 3 } });
  expect(whole.state().items.get('other')?.value.page).toBeUndefined();
  expect([...third.state().items.keys()]).toEqual(['third']);
  const history = (await third.readHistory?.()) ?? [];
  expect(history.map(({ change, item }) => [change, item])).toEqual([
    [2, 'third'],
    [3, 'new'],
    [4, 'third'],
    [5, 'new'],
  ]);
  expect(history[0]?.value).not.toHaveProperty('page');
});
