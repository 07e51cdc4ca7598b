import { useState, useSyncExternalStore } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defineSpace } from '#form/space.ts';
import type { OpenSpace } from '#form/space-source.ts';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import { createRandom, inventStroke } from '#tests/ink/invent-strokes.ts';
import { InkCanvas } from './ink-canvas.tsx';
import type { InkControls } from './ink-surface.view.ts';
import type { InkTool } from './ink-tool.ts';
import { inkMax } from './limits.ts';
import { type InkValue, inkValue } from './model.ts';
import { overlayInk } from './overlay-ink.ts';
import { createOwnHistory, type OwnHistory } from './own-history.ts';
import { mayWriteInk, type ShownInk, showInk } from './show-ink.ts';

const me = { user_id: 5, role: 'student' as const };
const teacher = { user_id: 6, role: 'teacher' as const };
const inkSpace = defineSpace<InkValue, ShownInk>({
  scope: 'attempt',
  value: inkValue,
  max: inkMax,
  mayWrite: (item, value, writer) => mayWriteInk(item, value, writer),
  show: showInk,
});
const pages = [{ width: 1_200, height: 800, background: { kind: 'blank' as const } }];
const addresses = { mediaUrl: (url: string) => url, fileUrl: String };
const pen: InkTool = { kind: 'pen', ink: { tool: 'pen', colour: 'blue', width: 8 } };
const eraser = (by: 'stroke' | 'area'): InkTool => ({ kind: 'eraser', by, radius: 10 });

type Opened = OpenSpace<InkValue, ShownInk>;
let ink: Opened;
let teacherInk: Opened;
let history: OwnHistory;
let controls: InkControls | undefined;
/** A value that tests set and the page shows. */
function createSetting<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: Value): void => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const shownTool = createSetting<InkTool>(pen);
const showsTeacher = createSetting(false);
const setTool = shownTool.set;
const showTeacher = () => showsTeacher.set(true);

beforeEach(async () => {
  shownTool.set(pen);
  showsTeacher.set(false);
  const theirs = { item: 'theirs', by: teacher, value: lineAt(600) };
  const source = createMemorySpaces({
    spaces: { ink: inkSpace, teacher_ink: inkSpace },
    content: null,
    me,
    entries: { ink: [{ item: 'group', by: teacher, value: lineAt(400) }], teacher_ink: [theirs] },
  });
  ink = await source.open<InkValue, ShownInk>('ink', overlayInk);
  teacherInk = await source.open<InkValue, ShownInk>('teacher_ink', overlayInk);
  history = createOwnHistory({ read: (id) => ink.state().items.get(id), write: ink.write });
});

/** A red line over the whole width of the page. */
function lineAt(y: number): InkValue {
  return { kind: 'shape', shape: 'line', colour: 'red', width: 10, from: [0, y], to: [1_200, y], t: 1 };
}

function Page() {
  const tool = useSyncExternalStore(shownTool.subscribe, shownTool.get);
  const hasTeacher = useSyncExternalStore(showsTeacher.subscribe, showsTeacher.get);
  const [isPenMode, setPenMode] = useState(false);
  const { canUndo } = useSyncExternalStore(history.subscribe, history.state);
  const layers = [{ name: 'ink', space: ink }];
  return (
    <main style={{ inlineSize: 600, blockSize: 400 }} data-undo={canUndo}>
      <InkCanvas
        label="Drawing"
        pages={pages}
        layers={hasTeacher ? [...layers, { name: 'teacher_ink', space: teacherInk }] : layers}
        tool={tool}
        writesTo="ink"
        me={me.user_id}
        addresses={addresses}
        isPenMode={isPenMode}
        onPenMode={setPenMode}
        onWrite={history.write}
        onReady={(next) => {
          controls = next;
        }}
      />
    </main>
  );
}

async function show(): Promise<HTMLElement> {
  const screen = await render(<Page />);
  const element = screen.getByRole('application', { name: 'Drawing' }).element() as HTMLElement;
  // The page fits once the browser has told the canvas its size.
  await expect.poll(() => controls?.view().scale).toBeLessThan(0.6);
  await settle();
  return element;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until React and the board have nothing to do. */
async function settle(): Promise<void> {
  await expect.poll(() => controls?.isIdle()).toBe(true);
}

const isPainted = ([red = 0, green = 0, blue = 0]: Uint8ClampedArray): string =>
  red > 240 && green > 240 && blue > 240 ? 'paper' : red > blue ? 'red' : 'blue';

/** What the canvas shows at a place of the page. */
function colourAt(element: HTMLElement, x: number, y: number): string {
  const canvas = element.querySelector('canvas');
  const view = controls?.view();
  if (!canvas || !view) throw new Error('There is no canvas');
  const pixels = (canvas.width / element.clientWidth) * view.scale;
  const [left, top] = [Math.round((x - view.x) * pixels), Math.round((y - view.y) * pixels)];
  const data = canvas.getContext('2d')?.getImageData(left, top, 1, 1).data;
  return data ? isPainted(data) : 'nothing';
}

type Place = readonly [x: number, y: number];

/** A place of the page in pixels of the window of the whole test. */
function toWindow(element: HTMLElement, [x, y]: Place): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const view = controls?.view() ?? { x: 0, y: 0, scale: 1 };
  return {
    x: left + (x - view.x) * view.scale + (frame?.left ?? 0),
    y: top + (y - view.y) * view.scale + (frame?.top ?? 0),
  };
}

const mouse = (type: string, at: { x: number; y: number }, pointerType: 'mouse' | 'pen') =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    ...at,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
    pointerType,
    force: 0.5,
  } as never);

async function drag(
  element: HTMLElement,
  from: Place,
  to: Place,
  by: 'mouse' | 'pen' = 'mouse',
): Promise<void> {
  await mouse('mousePressed', toWindow(element, from), by);
  for (let step = 1; step <= 12; step += 1) {
    const at = [
      from[0] + ((to[0] - from[0]) * step) / 12,
      from[1] + ((to[1] - from[1]) * step) / 12,
    ] as const;
    await mouse('mouseMoved', toWindow(element, at), by);
  }
  await mouse('mouseReleased', toWindow(element, to), by);
  await settle();
}

const touch = (type: string, touchPoints: { x: number; y: number; id?: number }[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints } as never);

const listOwn = (): ShownInk[] => [...ink.state().items.values()].filter(({ by }) => by === me.user_id);

it('draws, undoes and redoes a stroke', async () => {
  const element = await show();
  expect(colourAt(element, 600, 200)).toBe('paper');
  await drag(element, [200, 200], [1_000, 200]);
  expect(colourAt(element, 600, 200)).toBe('blue');
  expect(listOwn()).toMatchObject([
    { by: 5, value: { kind: 'stroke', tool: 'pen', colour: 'blue', width: 8 } },
  ]);
  history.undo();
  await settle();
  expect(colourAt(element, 600, 200)).toBe('paper');
  history.redo();
  await settle();
  expect(colourAt(element, 600, 200)).toBe('blue');
});

it('erases by area what it touches, and one undo brings it back', async () => {
  const element = await show();
  await drag(element, [200, 200], [1_000, 200]);
  setTool(eraser('area'));
  await nextFrame();
  await drag(element, [600, 100], [600, 300]);
  expect(colourAt(element, 600, 200)).toBe('paper');
  expect(colourAt(element, 300, 200)).toBe('blue');
  expect(colourAt(element, 900, 200)).toBe('blue');
  expect(listOwn()).toHaveLength(1);
  history.undo();
  await settle();
  expect(colourAt(element, 600, 200)).toBe('blue');
});

it('erases whole own strokes, and nothing of others', async () => {
  const element = await show();
  await drag(element, [200, 200], [1_000, 200]);
  showTeacher();
  setTool(eraser('stroke'));
  await expect.poll(() => colourAt(element, 300, 600)).toBe('red');
  await drag(element, [600, 100], [600, 700]);
  expect(colourAt(element, 300, 200)).toBe('paper');
  expect(colourAt(element, 300, 600)).toBe('red');
  // On the same layer, by somebody else.
  expect(colourAt(element, 600, 400)).toBe('red');
  expect(listOwn()).toEqual([]);
  expect(teacherInk.state().items.size).toBe(1);
});

it('shows another layer above, also where the lower one is drawn on later', async () => {
  const element = await show();
  await drag(element, [600, 500], [600, 700]);
  expect(colourAt(element, 600, 600)).toBe('blue');
  showTeacher();
  await expect.poll(() => colourAt(element, 600, 600)).toBe('red');
  await drag(element, [300, 500], [300, 700]);
  expect(colourAt(element, 300, 550)).toBe('blue');
  expect(colourAt(element, 300, 600)).toBe('red');
});

it('two fingers zoom, and leave no stroke behind', async () => {
  const element = await show();
  const before = controls?.view().scale ?? 0;
  const [one, other] = [toWindow(element, [500, 400]), toWindow(element, [700, 400])];
  await touch('touchStart', [{ ...one, id: 1 }]);
  await touch('touchMove', [{ x: one.x - 4, y: one.y, id: 1 }]);
  await touch('touchStart', [
    { x: one.x - 4, y: one.y, id: 1 },
    { ...other, id: 2 },
  ]);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', [
      { x: one.x - 4 - step * 5, y: one.y, id: 1 },
      { x: other.x + step * 5, y: other.y, id: 2 },
    ]);
  await touch('touchEnd', []);
  await settle();
  expect(controls?.view().scale).toBeGreaterThan(before * 1.5);
  expect(listOwn()).toEqual([]);
});

it('a pen turns pen mode on, and then a finger moves the page and draws nothing', async () => {
  const element = await show();
  await drag(element, [200, 200], [1_000, 200], 'pen');
  expect(listOwn()).toHaveLength(1);
  controls?.zoomBy(2);
  await settle();
  const before = controls?.view().x ?? 0;
  // Longer than a hand takes to lie down after the pen.
  await new Promise((resolve) => setTimeout(resolve, 400));
  const start = toWindow(element, [600, 400]);
  await touch('touchStart', [{ ...start, id: 1 }]);
  for (let step = 1; step <= 6; step += 1)
    await touch('touchMove', [{ x: start.x - step * 10, y: start.y, id: 1 }]);
  await touch('touchEnd', []);
  await settle();
  expect(controls?.view().x).toBeGreaterThan(before);
  expect(listOwn()).toHaveLength(1);
});

it('keys zoom and move the view', async () => {
  const element = await show();
  element.focus();
  const press = (key: string) => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const fitted = controls?.view();
  press('+');
  press('+');
  expect(controls?.view().scale).toBeGreaterThan((fitted?.scale ?? 9) * 1.4);
  const before = controls?.view().x ?? 0;
  press('ArrowRight');
  expect(controls?.view().x).toBeGreaterThan(before);
  press('0');
  expect(controls?.view().scale).toBeCloseTo(fitted?.scale ?? 0, 5);
});

it('a crowd that arrives at once is drawn completely, and strokes after it lie above', async () => {
  const element = await show();
  const random = createRandom(4);
  for (let index = 0; index < 300; index += 1) ink.write(`many${index}`, inventStroke(random));
  ink.write('last', lineAt(200));
  await settle();
  expect(listOwn()).toHaveLength(301);
  expect(colourAt(element, 600, 200)).toBe('red');
  expect(colourAt(element, 50, 200)).toBe('red');
});
