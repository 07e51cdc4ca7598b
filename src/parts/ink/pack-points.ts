import { coordinateMax, strokeMaxLength, strokeMaxPoints } from './limits.ts';

/**
 * Points of a stroke as text. Points are x, y, pressure in turn, three numbers each. A character holds five bits of the
 * difference to the point before and one that says whether more follow: tenths of a unit, and 32 steps of pressure.
 */

export type Points = ArrayLike<number>;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueByCode = new Uint8Array(128);
for (let index = 0; index < alphabet.length; index += 1) valueByCode[alphabet.charCodeAt(index)] = index;

const stepsPerUnit = 10;
const pressureSteps = 31;
const bitsMax = 25;
/** Half of the pressure; devices that know none have this one. */
export const usualPressure = 0.5;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Small numbers of either sign become small numbers. */
const zigzag = (value: number): number => (value << 1) ^ (value >> 31);
const unzigzag = (value: number): number => (value >>> 1) ^ -(value & 1);

function encodeNumber(value: number): string {
  let rest = zigzag(value);
  let text = '';
  while (rest >= 32) {
    text += alphabet.charAt(32 | (rest & 31));
    rest >>>= 5;
  }
  return text + alphabet.charAt(rest);
}

const toSteps = (value: number): number =>
  clamp(Math.round(value * stepsPerUnit) || 0, -coordinateMax * stepsPerUnit, coordinateMax * stepsPerUnit);

const toPressureSteps = (value: number): number =>
  clamp(Math.round(value * pressureSteps) || 0, 0, pressureSteps);

/** The points from number `first` on that fit into `lengthMax` characters, and the number of the first that does not. */
export function packFrom(
  points: Points,
  first: number,
  lengthMax: number,
): { packed: string; nextPoint: number } {
  const count = Math.floor(points.length / 3);
  const lastPoint = Math.min(count, first + strokeMaxPoints);
  let [lastX, lastY, lastPressure] = [0, 0, 0];
  let packed = '';
  for (let index = first; index < lastPoint; index += 1) {
    const x = toSteps(points[index * 3] ?? 0);
    const y = toSteps(points[index * 3 + 1] ?? 0);
    const pressure = toPressureSteps(points[index * 3 + 2] ?? usualPressure);
    const text = encodeNumber(x - lastX) + encodeNumber(y - lastY) + encodeNumber(pressure - lastPressure);
    if (packed.length + text.length > lengthMax) return { packed, nextPoint: index };
    packed += text;
    [lastX, lastY, lastPressure] = [x, y, pressure];
  }
  return { packed, nextPoint: lastPoint };
}

/** One text for each stroke that the points need; each begins where the one before ends. */
export function packPoints(points: Points, lengthMax = strokeMaxLength): string[] {
  const count = Math.floor(points.length / 3);
  const strokes: string[] = [];
  let first = 0;
  while (first < count) {
    const { packed, nextPoint } = packFrom(points, first, lengthMax);
    if (nextPoint === first) break;
    strokes.push(packed);
    if (nextPoint === count) break;
    first = Math.max(first + 1, nextPoint - 1);
  }
  return strokes;
}

/** Never throws: what is no packed text gives points that nobody drew, within the bounds of a page and of a stroke. */
export function unpackPoints(packed: string): Float32Array {
  const length = Math.min(packed.length, strokeMaxLength);
  const numbers = new Float32Array(Math.min(length, strokeMaxPoints * 3));
  const placeMax = coordinateMax * stepsPerUnit;
  const sums = [0, 0, 0];
  let count = 0;
  let [value, bits] = [0, 0];
  for (let index = 0; index < length && count < numbers.length; index += 1) {
    const six = valueByCode[packed.charCodeAt(index) & 127] ?? 0;
    if (bits <= bitsMax) value |= (six & 31) << bits;
    bits += 5;
    if (six & 32) continue;
    const axis = count % 3;
    const sum = (sums[axis] ?? 0) + unzigzag(value);
    const bounded = axis === 2 ? clamp(sum, 0, pressureSteps) : clamp(sum, -placeMax, placeMax);
    sums[axis] = bounded;
    numbers[count] = bounded / (axis === 2 ? pressureSteps : stepsPerUnit);
    count += 1;
    [value, bits] = [0, 0];
  }
  return numbers.slice(0, count - (count % 3));
}
