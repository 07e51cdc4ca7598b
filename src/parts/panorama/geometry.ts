import type { Place, View } from './scene-model.ts';

/**
 * Directions, places of an equirectangular picture and points of the screen. Angles in degrees unless named otherwise.
 * Directions are unit vectors: x to the right, y up, and the middle of the picture at z = -1. Pure.
 */

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Direction = readonly [x: number, y: number, z: number];

const radians = Math.PI / 180;

export const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The same angle within -180 ≤ angle < 180. */
export function wrapDegrees(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

/** `degrees`: the part of the sphere that the picture covers. */
export function toDirection({ x, y }: Place, degrees: Size): Direction {
  const yaw = (x - 0.5) * degrees.width * radians;
  const pitch = (0.5 - y) * degrees.height * radians;
  return [Math.cos(pitch) * Math.sin(yaw), Math.sin(pitch), -Math.cos(pitch) * Math.cos(yaw)];
}

/** Undefined outside the picture. The direction may have any length. */
export function toPlace([x, y, z]: Direction, degrees: Size): Place | undefined {
  const yaw = Math.atan2(x, -z) / radians;
  const pitch = Math.atan2(y, Math.hypot(x, z)) / radians;
  const place = { x: yaw / degrees.width + 0.5, y: 0.5 - pitch / degrees.height };
  return [place.x, place.y].every((share) => share >= 0 && share <= 1) ? place : undefined;
}

/** The direction in which a place lies. */
export function toYawAndPitch({ x, y }: Place, degrees: Size): Pick<View, 'yaw' | 'pitch'> {
  return { yaw: (x - 0.5) * degrees.width, pitch: (0.5 - y) * degrees.height };
}

/** Half of what is seen along each side, as tangents of the angles. */
export function measureHalves(fov: number, { width, height }: Size): Size {
  const perPixel = Math.tan((fov / 2) * radians) / Math.max(1, Math.min(width, height));
  return { width: perPixel * Math.max(1, width), height: perPixel * Math.max(1, height) };
}

/** Degrees that one pixel in the middle of the screen shows. */
export function degreesPerPixel(fov: number, size: Size): number {
  return (2 * measureHalves(fov, size).width) / Math.max(1, size.width) / radians;
}

export type Projection = {
  right: Direction;
  up: Direction;
  forward: Direction;
  /** Tangents of the angles from the middle to the sides. */
  halves: Size;
  size: Size;
};

/** How a screen of this size, in pixels, shows the sphere. */
export function createProjection({ yaw, pitch, fov }: View, size: Size): Projection {
  const [sinYaw, cosYaw] = [Math.sin(yaw * radians), Math.cos(yaw * radians)];
  const [sinPitch, cosPitch] = [Math.sin(pitch * radians), Math.cos(pitch * radians)];
  return {
    right: [cosYaw, 0, sinYaw],
    up: [-sinPitch * sinYaw, cosPitch, sinPitch * cosYaw],
    forward: [cosPitch * sinYaw, sinPitch, -cosPitch * cosYaw],
    halves: measureHalves(fov, size),
    size,
  };
}

/** The point of the screen in pixels, which may be beside it; undefined for what lies behind. */
export function project({ right, up, forward, halves, size }: Projection, direction: Direction) {
  const depth = dot(direction, forward);
  if (depth <= 0.01) return undefined;
  return {
    x: ((1 + dot(direction, right) / depth / halves.width) / 2) * size.width,
    y: ((1 - dot(direction, up) / depth / halves.height) / 2) * size.height,
  };
}

/** The direction that a point of the screen shows; not of length 1. */
export function unproject({ right, up, forward, halves, size }: Projection, { x, y }: Point): Direction {
  const toRight = ((2 * x) / size.width - 1) * halves.width;
  const upwards = (1 - (2 * y) / size.height) * halves.height;
  const sum = (axis: 0 | 1 | 2) => forward[axis] + toRight * right[axis] + upwards * up[axis];
  return [sum(0), sum(1), sum(2)];
}

/** The view a share of the way from one to another, by the shorter way around. */
export function mixViews(from: View, to: View, share: number): View {
  const mix = (start: number, difference: number) => start + difference * share;
  return {
    yaw: wrapDegrees(mix(from.yaw, wrapDegrees(to.yaw - from.yaw))),
    pitch: mix(from.pitch, to.pitch - from.pitch),
    fov: mix(from.fov, to.fov - from.fov),
  };
}
