import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { InkCanvas } from '#parts/ink/ink-canvas.tsx';
import type { InkControls } from '#parts/ink/ink-surface.view.ts';
import type { InkTool } from '#parts/ink/ink-tool.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import type { ShownInk } from '#parts/ink/show-ink.ts';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';

/** The page of the bench: a canvas of ink over a space in memory, and what measures it. */

const random = createRandom(77);
const others = 45;

function createBenchSpace() {
  const items = new Map<string, ShownInk>();
  const orders = new Map<string, number>();
  const listeners = new Set<() => void>();
  const space = { items, changed: new Set<string>(), presence: new Map(), people: new Map(), isLoaded: true };
  let state = space;
  function change(entries: readonly (readonly [string, ShownInk | null])[]): void {
    for (const [id, shown] of entries) {
      orders.set(id, orders.get(id) ?? orders.size + 1);
      if (shown) items.set(id, shown);
      else items.delete(id);
    }
    state = { ...space, changed: new Set(entries.map(([id]) => id)) };
    for (const listener of listeners) listener();
  }
  return {
    items,
    change,
    write: (id: string, value: InkValue): void => change([[id, overlayInk(items.get(id), value)]]),
    space: {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      state: () => state,
      orderOf: (id: string) => orders.get(id) ?? Number.POSITIVE_INFINITY,
    },
  };
}

const { items, change, write, space } = createBenchSpace();
const pages = [{ width: 1_200, height: 800, background: { kind: 'squares' as const } }];
const layers = [{ name: 'ink', space }];
const addresses = { mediaUrl: (url: string) => url, fileUrl: String };
const pen: InkTool = { kind: 'pen', ink: { tool: 'pen', colour: 'blue', width: 3 } };
let controls: InkControls | undefined;

function Page() {
  const [isPenMode, setPenMode] = useState(false);
  return (
    <InkCanvas
      label="Bench"
      pages={pages}
      layers={layers}
      tool={pen}
      writesTo="ink"
      me={1}
      addresses={addresses}
      isPenMode={isPenMode}
      onPenMode={setPenMode}
      onWrite={(writes) => {
        for (const { id, value } of writes) write(id, value);
      }}
      onReady={(next) => {
        controls = next;
      }}
    />
  );
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

async function waitUntilIdle(): Promise<void> {
  do await nextFrame();
  while (!controls?.isIdle());
}

function inventItems(count: number, first: number): [string, ShownInk][] {
  return Array.from({ length: count }, (_, index) => [
    `s${first + index}`,
    { by: 2 + (index % others), value: inventStroke(random) },
  ]);
}

/** Strokes of 45 people, as messages every 50 ms bring them while all draw. */
function startArrivals(): () => void {
  const timer = setInterval(() => change(inventItems(3, items.size)), 50);
  return () => clearInterval(timer);
}

/** Frames a second, while `step` runs in each of them: the mean, and by the median time of a frame. */
async function countFrames(
  ms: number,
  step: (elapsed: number) => void,
): Promise<{ mean: number; median: number }> {
  const stopArrivals = startArrivals();
  const times: number[] = [];
  const begunAt = await nextFrame();
  let lastAt = begunAt;
  while (lastAt - begunAt < ms) {
    step(lastAt - begunAt);
    const at = await nextFrame();
    times.push(at - lastAt);
    lastAt = at;
  }
  stopArrivals();
  const median = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  return { mean: (1_000 * times.length) / (lastAt - begunAt), median: 1_000 / median };
}

/** Notes, for each move, the time of its script and the time until what it draws is painted. */
function watchMoves(): () => { script: number[]; painted: number[] } {
  const moves = { script: [] as number[], painted: [] as number[] };
  let begunAt = 0;
  const begin = (): void => {
    begunAt = performance.now();
  };
  const end = (event: PointerEvent): void => {
    moves.script.push(performance.now() - begunAt);
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => moves.painted.push(performance.now() - event.timeStamp);
      channel.port2.postMessage(null);
    });
  };
  addEventListener('pointermove', begin, { capture: true });
  addEventListener('pointermove', end);
  return () => {
    removeEventListener('pointermove', begin, { capture: true });
    removeEventListener('pointermove', end);
    return moves;
  };
}

let stopWatching: ReturnType<typeof watchMoves> | undefined;

const bench = {
  /** Milliseconds until all can be seen, and until all is as sharp as it gets. */
  open: async (count: number): Promise<{ seen: number; sharp: number }> => {
    const added = inventItems(count, items.size);
    const begunAt = performance.now();
    change(added);
    do await nextFrame();
    while (!controls?.isCovered() && !controls?.isIdle());
    const seen = performance.now() - begunAt;
    await waitUntilIdle();
    return { seen, sharp: performance.now() - begunAt };
  },
  watch: (): void => {
    stopWatching = watchMoves();
  },
  stop: () => stopWatching?.(),
  pan: (ms: number) =>
    countFrames(ms, (elapsed) => {
      controls?.setView({
        x: 300 + 250 * Math.sin(elapsed / 400),
        y: 200 + 150 * Math.cos(elapsed / 300),
        scale: 1.6,
      });
    }),
  zoom: (ms: number) =>
    countFrames(ms, (elapsed) => {
      const scale = 1.4 + Math.sin(elapsed / 600);
      controls?.setView({ x: 500 - 400 / scale, y: 350 - 300 / scale, scale });
    }),
  /** While the bench moves the mouse. */
  frames: (ms: number) => countFrames(ms, () => undefined),
  fit: async (): Promise<void> => {
    controls?.fit('page');
    await waitUntilIdle();
  },
  /** Bytes of own strokes, with all that is saved of them. */
  sizes: (): number[] =>
    [...items.values()].filter(({ by }) => by === 0).map(({ value }) => JSON.stringify(value).length),
};

export type Bench = typeof bench;

Object.assign(globalThis, { bench });
const root = document.createElement('div');
root.style.cssText = 'position: fixed; inset: 0';
document.body.append(root);
createRoot(root).render(<Page />);
