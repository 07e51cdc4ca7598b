import {
  type Direction,
  dot,
  type Point,
  type Projection,
  project,
  type Size,
  toDirection,
} from './geometry.ts';
import type { Place } from './scene-model.ts';

/** Moves what lies over a panorama, without React: it happens in each frame. Points in CSS pixels. */

/** Distance of the leader's arrow from the edge. */
const edgePx = 32;

const isOnScreen = ({ x, y }: Point, { width, height }: Size) =>
  x >= 0 && y >= 0 && x <= width && y <= height;
const clamp = (value: number, high: number) => Math.min(Math.max(value, 0), high);

/** An element that is out of sight stays on the screen, unseen, so that the focus can reach it without scrolling. */
export function placeSpot(element: HTMLElement, at: Place, projection: Projection, degrees: Size): void {
  const { size } = projection;
  const point = project(projection, toDirection(at, degrees));
  const isSeen = point !== undefined && isOnScreen(point, size);
  const { x, y } = point ?? { x: size.width / 2, y: size.height / 2 };
  element.style.transform = `translate(${clamp(x, size.width).toFixed(1)}px, ${clamp(y, size.height).toFixed(1)}px)`;
  element.toggleAttribute('data-hidden', !isSeen);
}

/** The nearest point of the edge in the direction of what is out of sight, and the angle of an arrow there. */
function findEdgePoint(direction: Direction, { right, up, size }: Projection): Point & { angle: number } {
  const [toRight, downwards] = [dot(direction, right), -dot(direction, up)];
  const [halfWidth, halfHeight] = [size.width / 2 - edgePx, size.height / 2 - edgePx];
  const scale = 1 / Math.max(Math.abs(toRight) / halfWidth, Math.abs(downwards) / halfHeight, 1e-6);
  return {
    x: size.width / 2 + toRight * scale,
    y: size.height / 2 + downwards * scale,
    angle: Math.atan2(downwards, toRight),
  };
}

/** A ring around the place, or an arrow at the edge towards it. */
export function placePointer(element: HTMLElement, at: Place, projection: Projection, degrees: Size): void {
  const direction = toDirection(at, degrees);
  const point = project(projection, direction);
  const isSeen = point !== undefined && isOnScreen(point, projection.size);
  const { x, y, angle } = isSeen ? { ...point, angle: 0 } : findEdgePoint(direction, projection);
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle.toFixed(3)}rad)`;
  element.toggleAttribute('data-beyond', !isSeen);
}
