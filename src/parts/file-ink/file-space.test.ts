import { expect, it } from 'vitest';
import type { DrawnValue, InkValue } from '#parts/ink/model.ts';
import type { ShownInk } from '#parts/ink/show-ink.ts';
import { hasPages, listFilePages } from './file-pages.ts';
import { createFileSpace } from './file-space.ts';

const file = {
  url: '/private/7',
  name: 'leaf.jpg',
  mime: 'image/jpeg',
  bytes: 1,
  width: 2_400,
  height: 1_200,
};
const sum = { ...file, id: 8, name: 'sum.pdf', mime: 'application/pdf' };
const page = (number: number) => ({ url: `/private/8${number}`, width: 600, height: 1_200 });
const pages = listFilePages(
  [{ ...file, id: 7 }, sum, { ...file, id: 9, mime: 'audio/mp4' }],
  new Map([[8, { state: 'done' as const, message: '', pages: [page(0), page(1)] }]]),
);

const tick = (place: { file?: number; page?: number }): DrawnValue => ({
  kind: 'stamp',
  stamp: 'tick',
  at: [10, 10],
  size: 20,
  t: 1,
  ...place,
});

function openSpace(drawn: Record<string, DrawnValue>) {
  const written: InkValue[] = [];
  const items = new Map(
    Object.entries(drawn).map(([id, value]): [string, ShownInk] => [id, { by: 2, value }]),
  );
  let state = { items, changed: new Set<string>(), presence: new Map(), people: new Map(), isLoaded: true };
  const space = createFileSpace(
    {
      subscribe: () => () => undefined,
      state: () => state,
      connection: () => 'live',
      orderOf: () => 0,
      write: (_id, value) => written.push(value),
      sendPresence: () => undefined,
      close: () => undefined,
    },
    pages,
  );
  const change = (id: string, value: DrawnValue | undefined) => {
    if (value) items.set(id, { by: 2, value });
    else items.delete(id);
    state = { ...state, changed: new Set([id]) };
  };
  const shown = () =>
    Object.fromEntries([...space.state().items].map(([id, { value }]) => [id, value.page ?? 0]));
  return { space, written, change, shown };
}

it('lists pictures and pages of documents in the order of the files', () => {
  expect(pages.map(({ file: id, page: number }) => [id, number])).toEqual([
    [7, 0],
    [8, 0],
    [8, 1],
  ]);
  expect(pages.map(({ ink: { width, height } }) => [width, height])).toEqual([
    [1_200, 600],
    [600, 1_200],
    [600, 1_200],
  ]);
  expect(hasPages({ mime: 'application/msword' })).toBe(true);
  expect(hasPages({ mime: 'video/mp4' })).toBe(false);
});

it('shows items on the page of their file, and none of a file that is not there', () => {
  const { shown } = openSpace({
    photo: tick({ file: 7 }),
    first: tick({ file: 8 }),
    second: tick({ file: 8, page: 1 }),
    beyond: tick({ file: 8, page: 2 }),
    removed: tick({ file: 6 }),
    drawing: tick({}),
  });
  expect(shown()).toEqual({ photo: 0, first: 1, second: 2 });
});

it('keeps items the same while they do not change, and follows those that do', () => {
  const { space, change, shown } = openSpace({ a: tick({ file: 7 }), b: tick({ file: 7 }) });
  const before = space.state().items.get('a');
  change('b', undefined);
  change('c', tick({ file: 8, page: 1 }));
  expect(shown()).toEqual({ a: 0, c: 2 });
  expect(space.state().items.get('a')).toBe(before);
  expect(space.state()).toBe(space.state());
});

it('writes the file and its page, and changes as they are', () => {
  const { space, written } = openSpace({});
  space.write('a', tick({}));
  space.write('b', tick({ page: 2 }));
  space.write('b', { kind: 'erased', is_on: true, t: 2 });
  expect(written).toEqual([
    tick({ file: 7 }),
    tick({ file: 8, page: 1 }),
    { kind: 'erased', is_on: true, t: 2 },
  ]);
});
