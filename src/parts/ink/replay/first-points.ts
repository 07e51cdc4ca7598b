/** The beginning of a stroke, as a share of its length; a pen moves about evenly. Points are x, y, pressure in turn. Pure. */
export function takeFirstPoints(points: Float32Array, share: number): Float32Array {
  const at = (index: number): number => points[index] ?? 0;
  const distance = (index: number): number =>
    Math.hypot(at(index) - at(index - 3), at(index + 1) - at(index - 2));
  let length = 0;
  for (let index = 3; index + 2 < points.length; index += 3) length += distance(index);
  let rest = length * share;
  let end = 3;
  while (end + 2 < points.length && rest > distance(end)) {
    rest -= distance(end);
    end += 3;
  }
  return points.slice(0, end);
}
