import type { View } from './scene-model.ts';

const radians = Math.PI / 180;

/**
 * Where the back of a device points, from the angles of a `deviceorientation` event in degrees: the negative third
 * column of the matrix in the W3C's Device Orientation and Motion, "Worked Example". Yaw is clockwise from the device's
 * own north.
 */
export function toDeviceDirection(alpha: number, beta: number, gamma: number): Pick<View, 'yaw' | 'pitch'> {
  const [a, b, g] = [alpha * radians, beta * radians, gamma * radians];
  const east = -(Math.cos(a) * Math.sin(g) + Math.sin(a) * Math.sin(b) * Math.cos(g));
  const north = -(Math.sin(a) * Math.sin(g) - Math.cos(a) * Math.sin(b) * Math.cos(g));
  const upwards = -Math.cos(b) * Math.cos(g);
  return {
    yaw: Math.atan2(east, north) / radians,
    pitch: Math.asin(Math.min(1, Math.max(-1, upwards))) / radians,
  };
}
