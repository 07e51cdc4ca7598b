import type { Map as LeafletMap } from 'leaflet';
import { findOwn } from '#contract/find-own.ts';
import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';

const stepPx = 80;

const steps: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
};
const zoomSteps: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** Moves and zooms the map by a key; Enter calls `onEnter` with the middle, in CSS pixels from the top left corner. */
export function applyMapKey(
  event: KeyboardEvent,
  map: LeafletMap,
  onEnter: (spot: { x: number; y: number }) => void,
): void {
  if (hasModifier(event)) return;
  const key = pressedKey(event);
  const step = findOwn(steps, key);
  const zoomStep = findOwn(zoomSteps, key);
  if (step) map.panBy(step, { animate: false });
  else if (zoomStep) map.setZoom(map.getZoom() + zoomStep);
  else if (key === 'Enter') onEnter(map.getSize().divideBy(2));
  else return;
  event.preventDefault();
}
