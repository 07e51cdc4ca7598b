import { type KeyboardCoordinateGetter, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { ReliableKeyboardSensor } from '#ui/browser/reliable-keyboard-sensor.ts';

/** The arrow keys go to the group before or after the one that the student is over. */
export const findNeighbourCoordinates: KeyboardCoordinateGetter = (
  event,
  { context, currentCoordinates },
) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const ownRect = context.collisionRect;
  if (!ownRect) return undefined;
  const areaRects = context.droppableContainers
    .getEnabled()
    .flatMap(({ node }) => node.current?.getBoundingClientRect() ?? []);
  const centreX = ownRect.left + ownRect.width / 2;
  const centreY = ownRect.top + ownRect.height / 2;
  const currentIndex = areaRects.findIndex(
    (area) => area.left <= centreX && centreX <= area.right && area.top <= centreY && centreY <= area.bottom,
  );
  // Over no area, a student goes to the first or the last one.
  const startIndex = currentIndex === -1 && step === -1 ? 0 : currentIndex;
  const nextRect = areaRects[(startIndex + step + areaRects.length) % areaRects.length];
  if (!nextRect) return currentCoordinates;
  return {
    x: nextRect.left + (nextRect.width - ownRect.width) / 2,
    y: nextRect.top + (nextRect.height - ownRect.height) / 2,
  };
};

/** Students are dragged by pointer, or by arrow keys from group to group. */
export function useDragSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(ReliableKeyboardSensor, { coordinateGetter: findNeighbourCoordinates }),
  );
}
