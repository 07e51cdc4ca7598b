import { cdp } from 'vitest/browser';

type Place = { x: number; y: number };

/** The middle of the element, in pixels of the whole page that shows the test. */
function findMiddle(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: left + width / 2 + (frame?.left ?? 0), y: top + height / 2 + (frame?.top ?? 0) };
}

const waitMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Moves an emulated finger as a device would, so that the browser itself decides between scrolling and dragging. */
export async function dragByFinger(
  from: Element,
  to: Element | { up: number },
  { restMs }: { restMs: number },
): Promise<void> {
  const start = findMiddle(from);
  const end = to instanceof Element ? findMiddle(to) : { x: start.x, y: start.y - to.up };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  await waitMs(restMs);
  const steps = 12;
  for (let step = 1; step <= steps; step += 1) {
    const at = (side: 'x' | 'y') => start[side] + ((end[side] - start[side]) * step) / steps;
    await touch('touchMove', [{ x: at('x'), y: at('y') }]);
    await waitMs(16);
  }
  await waitMs(50);
  await touch('touchEnd', []);
}
