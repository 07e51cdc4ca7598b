import { type Map as LeafletMap, point } from 'leaflet';

/**
 * Moves the map with one pointer, zooms it with two, and tells where it was tapped. The library's own handlers listen to the
 * document of the app, in which nothing happens when the page is shown in a frame.
 */

type Spot = { x: number; y: number };

/** A pointer that moves less, in CSS pixels, taps. */
const tapMaxPx = 6;

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/** Distance between the first two pointers; 0 with one. */
const spreadOf = ([first, second]: readonly Spot[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

/** `onTap` gets a place in pixels from the map's top left corner. Returns a function that detaches. */
export function attachHands(element: HTMLElement, map: LeafletMap, onTap: (spot: Spot) => void): () => void {
  const spots = new Map<number, Spot>();
  let movedPx = 0;
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (spots.size === 0) movedPx = 0;
    // Two fingers do not tap.
    else movedPx = tapMaxPx;
    spots.set(event.pointerId, spotOf(event));
    element.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (!spots.has(event.pointerId)) return;
    const before = [...spots.values()];
    spots.set(event.pointerId, spotOf(event));
    moveMap(map, before, [...spots.values()]);
    movedPx += Math.hypot(event.movementX, event.movementY);
  };
  const onUp = (event: PointerEvent) => {
    const spot = spots.get(event.pointerId);
    if (!spots.delete(event.pointerId) || !spot) return;
    if (event.type === 'pointerup' && spots.size === 0 && movedPx < tapMaxPx) onTap(spot);
  };
  const handlers = { pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: onUp };
  const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;
  for (const name of names) element.addEventListener(name, handlers[name]);
  return () => {
    for (const name of names) element.removeEventListener(name, handlers[name]);
  };
}

function moveMap(map: LeafletMap, before: readonly Spot[], after: readonly Spot[]): void {
  const from = middleOf(before);
  const to = middleOf(after);
  map.panBy([from.x - to.x, from.y - to.y], { animate: false });
  const [spreadBefore, spreadAfter] = [spreadOf(before), spreadOf(after)];
  if (spreadBefore > 0 && spreadAfter > 0)
    map.setZoomAround(point(to.x, to.y), map.getZoom() + Math.log2(spreadAfter / spreadBefore), {
      animate: false,
    });
}
