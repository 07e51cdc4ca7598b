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
  /** How far apart two fingers were when the second one came, and the zoom then. */
  let pinch = { spread: 0, zoom: 0 };
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
    pinch = { spread: spreadOf([...spots.values()]), zoom: map.getZoom() };
    element.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (!spots.has(event.pointerId)) return;
    const before = [...spots.values()];
    spots.set(event.pointerId, spotOf(event));
    const after = [...spots.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    movedPx += Math.hypot(from.x - to.x, from.y - to.y);
    map.panBy([from.x - to.x, from.y - to.y], { animate: false });
    zoomTo(map, pinch.zoom + Math.log2(spreadOf(after) / pinch.spread), to);
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

/** Keeps the place below the fingers. A map has steps of zoom: what is less than half of one changes nothing yet. */
function zoomTo(map: LeafletMap, wanted: number, { x, y }: Spot): void {
  const step = map.options.zoomSnap ?? 1;
  const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), Math.round(wanted / step) * step));
  if (Number.isFinite(zoom) && zoom !== map.getZoom())
    map.setZoomAround(point(x, y), zoom, { animate: false });
}
