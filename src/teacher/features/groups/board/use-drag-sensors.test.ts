import { expect, it } from 'vitest';
import { findNeighbourCoordinates } from './use-drag-sensors.ts';

/** Four areas, one beside the other, each 100 wide; the student is 20 wide and high. */
const areaLefts = [0, 100, 200, 300];
const droppableContainers = {
  getEnabled: () =>
    areaLefts.map((left) => ({
      node: {
        current: {
          getBoundingClientRect: () => ({
            left,
            right: left + 99,
            width: 99,
            top: 0,
            bottom: 99,
            height: 99,
          }),
        },
      },
    })),
};

/** The index of the area to which a key takes a student, whose centre is at `x` and `y`. */
function findAreaIndex(code: string, [x, y]: readonly [x: number, y: number]): number {
  const collisionRect = { left: x - 10, top: y - 10, width: 20, height: 20 };
  const event = { code, preventDefault: () => undefined } as KeyboardEvent;
  const coordinates = findNeighbourCoordinates(event, {
    context: { collisionRect, droppableContainers },
    currentCoordinates: { x, y },
  } as never);
  return Math.floor((coordinates?.x ?? Number.NaN) / 100);
}

it.each([
  ['ArrowRight', [150, 50], 2],
  ['ArrowLeft', [150, 50], 0],
  ['ArrowDown', [350, 50], 0],
  ['ArrowUp', [50, 50], 3],
  ['ArrowRight', [150, 900], 0],
  ['ArrowLeft', [150, 900], 3],
] as const)('%s takes a student at %j to area %i', (code, place, index) => {
  expect(findAreaIndex(code, place)).toBe(index);
});
