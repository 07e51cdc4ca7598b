import { expect, it } from 'vitest';
import { type Entry, foldItem, type Item, type SpacePerson } from '#form/space.ts';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';
import { type InkValue, inkPresence, inkValue } from './model.ts';
import { overlayInk } from './overlay-ink.ts';
import { moveInto, placeInk, unmoved } from './place-ink.ts';
import { mayWriteInk, type ShownInk, showInk } from './show-ink.ts';

const author: SpacePerson = { user_id: 5, role: 'student' };
const other: SpacePerson = { user_id: 6, role: 'teacher' };
const stroke = inventStroke(createRandom(1));
const cut = (...spans: number[]): InkValue => ({ kind: 'cut', spans, t: 1 });
const erased = (is_on: boolean): InkValue => ({ kind: 'erased', is_on, t: 1 });
const moved = (dx: number): InkValue => ({ kind: 'moved', dx, dy: 0, scale_x: 1, scale_y: 2, t: 1 });
const text: InkValue = {
  kind: 'text',
  text: '水循環',
  colour: 'blue',
  size: 20,
  at: [10, 10],
  width: 100,
  t: 1,
};

function createItem(values: readonly InkValue[], by = author): Item<InkValue> {
  const entries = values.map((value, index): Entry<InkValue> => ({ by, value, change: index + 1, at: 0 }));
  const item = foldItem('a', entries);
  if (!item) throw new Error('An item begins with a value');
  return item;
}

it('shows what was drawn with its newest changes', () => {
  expect(showInk(createItem([stroke]))).toEqual({ by: 5, value: stroke });
  expect(showInk(createItem([stroke, cut(1, 5), moved(3), cut(1, 9)]))).toEqual({
    by: 5,
    value: stroke,
    cut: [1, 9],
    moved: { dx: 3, dy: 0, scale_x: 1, scale_y: 2 },
  });
  expect(showInk(createItem([stroke, cut(1, 5), cut()]))).toEqual({ by: 5, value: stroke });
  expect(showInk(createItem([stroke, moved(3), erased(true)]))).toBeNull();
  expect(showInk(createItem([stroke, erased(true), erased(false)]))).toEqual({ by: 5, value: stroke });
});

it('lays own values over it as the server will show them, in any order of kinds', () => {
  const random = createRandom(11);
  const changes = [cut(1, 5), cut(), moved(7), erased(true), erased(false), { ...stroke, width: 9 }];
  for (let round = 0; round < 500; round += 1) {
    const values: InkValue[] = [stroke];
    let shown: ShownInk | null = showInk(createItem(values));
    const newestByKind = new Map<string, InkValue>();
    for (let step = 0; step < 6; step += 1) {
      const value = changes[Math.floor(random() * changes.length)] ?? stroke;
      values.push(value);
      newestByKind.set(value.kind, value);
    }
    // A page keeps one own value of a kind and lays each over the server's item.
    for (const value of newestByKind.values()) shown = shown && overlayInk(shown, value);
    expect(shown).toEqual(showInk(createItem(values)));
  }
  expect(overlayInk(undefined, stroke)).toEqual({ by: 0, value: stroke });
  expect(overlayInk(undefined, erased(false))).toBeNull();
});

it('lets everybody change their own things alone', () => {
  const item = createItem([stroke]);
  expect(mayWriteInk(undefined, stroke, author)).toBe(true);
  for (const value of [stroke, cut(1, 2), moved(1), erased(true)]) {
    expect(mayWriteInk(item, value, author)).toBe(true);
    expect(mayWriteInk(item, value, other)).toBe(false);
  }
  for (const value of [cut(1, 2), moved(1), erased(true)])
    expect(mayWriteInk(undefined, value, author)).toBe(false);
});

it('keeps the kind of an item, and cuts strokes only', () => {
  expect(mayWriteInk(createItem([stroke]), text, author)).toBe(false);
  expect(mayWriteInk(createItem([text]), { ...text, text: 'x' }, author)).toBe(true);
  expect(mayWriteInk(createItem([text]), cut(1, 2), author)).toBe(false);
});

it('refuses values out of bounds', () => {
  const picture = {
    kind: 'picture',
    source: { url: 'media/a.png' },
    alt: '',
    at: [0, 0],
    width: 9,
    height: 9,
    t: 1,
  };
  for (const good of [stroke, cut(), moved(1), text, picture, { ...stroke, page: 3 }])
    expect(inkValue.safeParse(good).success).toBe(true);
  for (const bad of [
    { ...stroke, page: 0 },
    { ...stroke, colour: '#ff0000' },
    { ...stroke, width: Number.NaN },
    { ...stroke, points: 'a b' },
    { ...stroke, points: '' },
    { ...stroke, t: -1 },
    { ...stroke, owner: 5 },
    { ...text, at: [Infinity, 0] },
    { ...moved(1), scale_x: 0 },
    { ...picture, source: { url: 'https://example.com/who-looks.png' } },
    { ...picture, source: { url: 'javascript:alert(1)' } },
    { kind: 'cut', spans: [1.5], t: 1 },
  ])
    expect(inkValue.safeParse(bad).success).toBe(false);
  expect(inkPresence.safeParse({ at: [1, 2] }).success).toBe(true);
  expect(inkPresence.safeParse({ at: [1, 2], name: 'x' }).success).toBe(false);
});

it('moves and resizes every kind into a box', () => {
  const line: InkValue = {
    kind: 'shape',
    shape: 'line',
    colour: 'red',
    width: 1,
    from: [0, 0],
    to: [100, 50],
    t: 1,
  };
  for (const value of [stroke, line]) {
    const shown = { by: 1, value };
    const { box } = placeInk(shown);
    const margin = value.width;
    const inner = [box[0] + margin, box[1] + margin, box[2] - margin, box[3] - margin] as const;
    const target = [300, 100, 400, 300] as const;
    const { box: after } = placeInk({ ...shown, moved: moveInto(undefined, inner, target) });
    for (const [index, side] of target.entries())
      expect(Math.abs((after[index] ?? 0) - side)).toBeLessThan(margin + 0.1);
  }
  const placedText = placeInk({ by: 1, value: text, moved: { ...unmoved, dx: 5, scale_x: 2, scale_y: 2 } });
  expect(placedText).toMatchObject({ at: [25, 20], size: 40, width: 200 });
});
