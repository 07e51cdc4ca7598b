import { type KeyboardCoordinateGetter, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { ReliableKeyboardSensor } from '#ui/browser/reliable-keyboard-sensor.ts';

/** The arrow keys go to the group before or after the one that the student is over. */
const goToNeighbour: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const ownRect = context.collisionRect;
  if (!ownRect) return undefined;
  const areas = context.droppableContainers
    .getEnabled()
    .flatMap(({ node }) => node.current?.getBoundingClientRect() ?? []);
  const x = ownRect.left + ownRect.width / 2;
  const y = ownRect.top + ownRect.height / 2;
  const at = areas.findIndex(
    (area) => area.left <= x && x <= area.right && area.top <= y && y <= area.bottom,
  );
  const next = areas[(at + step + areas.length) % areas.length];
  if (!next) return currentCoordinates;
  return {
    x: next.left + (next.width - ownRect.width) / 2,
    y: next.top + (next.height - ownRect.height) / 2,
  };
};

/** Students are dragged by pointer, or by arrow keys from group to group. */
export function useDragSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(ReliableKeyboardSensor, { coordinateGetter: goToNeighbour }),
  );
}
