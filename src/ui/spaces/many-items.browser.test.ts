import { expect, it } from 'vitest';
import { createSpaceStore } from './space-store.ts';
import { unpackItems } from './unpack-items.ts';

/** On a board of 20,000 strokes with 45 people, applying changes leaves most of each frame for drawing. */

const count = 20_000;
const points = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ'.repeat(3);

type Stroke = { by: number; value: { kind: 'mark'; points: string } };

const stroke = (id: string, order: number) => ({
  id,
  order,
  shown: { by: order % 45, value: { kind: 'mark' as const, points: points + order } } satisfies Stroke,
});

/** Packs items as the server does. */
async function pack(items: readonly unknown[]): Promise<string> {
  const packed = new Blob([JSON.stringify(items)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return bytes.reduce((text, byte) => text + String.fromCharCode(byte), '');
}

const none = { is_full: false, items: [], gone: [], own: [], own_seq: 0 };
const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

it('opens quickly and applies changes within a fraction of a frame', async () => {
  const packed = btoa(await pack(Array.from({ length: count }, (_, index) => stroke(`s${index}`, index))));
  const store = createSpaceStore<Stroke['value'], Stroke>((shown, value) => ({ by: 0, ...shown, value }));
  const startedAt = performance.now();
  const items = await unpackItems(packed);
  const unpackedAt = performance.now();
  store.applyChanges({ ...none, is_full: true }, items);
  const openedAt = performance.now();
  expect(store.state().items.size).toBe(count);

  const busy: number[] = [];
  const frames: number[] = [];
  let last = await nextFrame();
  for (let frame = 0; frame < 150; frame += 1) {
    const before = performance.now();
    // Every third frame brings a message with the strokes of 45 people in 50 ms, one of them unsaved and own.
    if (frame % 3 === 0)
      store.applyChanges({
        ...none,
        items: Array.from({ length: 9 }, (_, index) => stroke(`n${frame}-${index}`, count + frame)),
      });
    store.write('mine', { kind: 'mark', points: points + frame }, frame + 1);
    for (const id of store.state().changed) store.state().items.get(id);
    busy.push(performance.now() - before);
    const at = await nextFrame();
    frames.push(at - last);
    last = at;
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
  const most = (list: number[]) => Math.max(...list);
  console.log(
    `unpack ${Math.round(unpackedAt - startedAt)} ms, apply ${Math.round(openedAt - unpackedAt)} ms, ` +
      `work per frame ${median(busy).toFixed(2)} ms, at most ${most(busy).toFixed(2)} ms, frame ${median(frames).toFixed(1)} ms`,
  );
  expect(openedAt - startedAt).toBeLessThan(3_000);
  expect(median(busy)).toBeLessThan(5);
  expect(median(frames)).toBeLessThan(34);
});
