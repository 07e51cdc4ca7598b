import { measureHalves, type Size, wrapDegrees } from './geometry.ts';
import type { View } from './scene-model.ts';

/** How far one may look around and zoom. Angles in degrees. Pure. */

const radians = Math.PI / 180;
const fovMin = 25;
const fovMax = 95;
/** Straight up, left and right would change places. */
const pitchMax = 89;
/** Tangent of half the largest angle that a screen shows along a side: it would be too distorted. */
const halfMax = Math.tan(65 * radians);

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const toDegrees = (tangent: number) => Math.atan(tangent) / radians;

/** The largest `fov` at which a screen shows nothing beyond the picture, nor too much of it. */
function findFovMax(degrees: Size, size: Size): number {
  const unit = measureHalves(90, size);
  const halfOf = (angle: number) =>
    angle >= 180 ? halfMax : Math.min(halfMax, Math.tan((angle / 2) * radians));
  const half = Math.min(halfOf(degrees.width) / unit.width, halfOf(degrees.height) / unit.height);
  return clamp(2 * toDegrees(half), fovMin, fovMax);
}

/** The nearest view that shows nothing beyond the picture. */
export function limitView({ yaw, pitch, fov }: View, degrees: Size, size: Size): View {
  const limitedFov = clamp(fov, fovMin, findFovMax(degrees, size));
  const halves = measureHalves(limitedFov, size);
  const yawMax = Math.max(0, degrees.width / 2 - toDegrees(halves.width));
  const highest =
    degrees.height >= 180 ? pitchMax : Math.max(0, degrees.height / 2 - toDegrees(halves.height));
  return {
    yaw: degrees.width >= 360 ? wrapDegrees(yaw) : clamp(wrapDegrees(yaw), -yawMax, yawMax),
    pitch: clamp(pitch, -highest, highest),
    fov: limitedFov,
  };
}
