/**
 * Draws things around a viewer as an equirectangular SVG. Points are in metres: x to the right, y up from the eyes,
 * z towards the back, so that the middle of the picture looks along -z.
 */

const panoramaSize = { width: 4_096, height: 2_048 };
/** Eyes of a standing child. */
export const groundY = -1.5;

export type Point = readonly [x: number, y: number, z: number];

const { width, height } = panoramaSize;
/** Straight edges are curves in such a picture; their parts are this long at most, as the cosine of the angle. */
const partMaxCosine = Math.cos((1.5 * Math.PI) / 180);
/** An edge below the feet turns around in a point. */
const partsMaxDepth = 10;

export const toX = (yaw: number) => (0.5 + yaw / 360) * width;
export const toY = (pitch: number) => (0.5 - pitch / 180) * height;
const degrees = (radians: number) => (radians * 180) / Math.PI;

const toSheet = ([x, y, z]: Point): [number, number] => [
  toX(degrees(Math.atan2(x, -z))),
  toY(degrees(Math.atan2(y, Math.hypot(x, z)))),
];

const mix = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

function findCosine(from: Point, to: Point): number {
  const product = from[0] * to[0] + from[1] * to[1] + from[2] * to[2];
  return product / Math.hypot(...from) / Math.hypot(...to);
}

/** Points from one corner to before the next, close enough to be joined by straight lines. */
function divideEdge(from: Point, to: Point, depth = 0): Point[] {
  if (depth === partsMaxDepth || findCosine(from, to) > partMaxCosine) return [from];
  const middle = mix(from, to, 0.5);
  return [...divideEdge(from, middle, depth + 1), ...divideEdge(middle, to, depth + 1)];
}

/** Steps along an outline never go around the back: beyond the seam the outline goes on outside the picture. */
function unwrap(points: [number, number][]): [number, number][] {
  let shift = 0;
  return points.map(([x, y], index) => {
    const before = points[index - 1];
    if (before && x - before[0] > width / 2) shift -= width;
    if (before && x - before[0] < -width / 2) shift += width;
    return [x + shift, y];
  });
}

/** What reaches beyond one side of the picture is drawn at the other as well, so that the seam is not seen. */
function drawAcrossSeam(drawAt: (shift: number) => string): string {
  return [-width, 0, width].map(drawAt).join('');
}

/** A flat piece with these corners, which must not surround the viewer's feet or head. */
export function drawSurface(corners: readonly Point[], fill: string, more = ''): string {
  const points = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return divideEdge(corner, next).map(toSheet);
  });
  const outline = unwrap(points);
  const xs = outline.map(([x]) => x);
  return drawAcrossSeam((shift) => {
    if (Math.max(...xs) + shift < 0 || Math.min(...xs) + shift > width) return '';
    const path = outline.map(([x, y]) => `${(x + shift).toFixed(1)} ${y.toFixed(1)}`).join('L');
    return `<path d="M${path}Z" fill="${fill}" ${more}/>`;
  });
}

/** An upright piece from one foot to another. */
export const drawWall = (
  [fromX, fromZ]: readonly [number, number],
  [toWallX, toZ]: readonly [number, number],
  [low, high]: readonly [number, number],
  fill: string,
): string =>
  drawSurface(
    [
      [fromX, groundY + low, fromZ],
      [toWallX, groundY + low, toZ],
      [toWallX, groundY + high, toZ],
      [fromX, groundY + high, fromZ],
    ],
    fill,
  );

/** A piece of the ground. */
export const drawFloor = (
  [left, right]: readonly [number, number],
  [back, front]: readonly [number, number],
  fill: string,
  y = groundY,
): string =>
  drawSurface(
    [
      [left, y, back],
      [right, y, back],
      [right, y, front],
      [left, y, front],
    ],
    fill,
  );

/** A thin post that faces the viewer. Widths in metres. */
export function drawPost(
  x: number,
  z: number,
  [low, high]: readonly [number, number],
  size: number,
  fill: string,
) {
  const distance = Math.hypot(x, z);
  const [sideX, sideZ] = [(-z / distance) * (size / 2), (x / distance) * (size / 2)];
  return drawWall([x - sideX, z - sideZ], [x + sideX, z + sideZ], [low, high], fill);
}

/** A ball, as a circle: its size in metres. */
export function drawBall([x, y, z]: Point, radius: number, fill: string): string {
  const [middleX, middleY] = toSheet([x, y, z]);
  const pitch = Math.atan2(y, Math.hypot(x, z));
  const ry = (degrees(Math.atan2(radius, Math.hypot(x, y, z))) / 180) * height;
  return drawAcrossSeam(
    (shift) =>
      `<ellipse cx="${(middleX + shift).toFixed(1)}" cy="${middleY.toFixed(1)}" rx="${(ry / Math.cos(pitch)).toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}"/>`,
  );
}

/** All ground from the horizon of `distanceAt`, in metres for each direction, down to the feet. */
export function drawGround(distanceAt: (yaw: number) => number, fill: string): string {
  const edge = Array.from({ length: 721 }, (_, index) => {
    const yaw = -180 + index / 2;
    return `${toX(yaw).toFixed(1)} ${toY(degrees(Math.atan2(groundY, distanceAt(yaw)))).toFixed(1)}`;
  });
  return `<path d="M${edge.join('L')}L${width} ${height}L0 ${height}Z" fill="${fill}"/>`;
}

/** A round piece of the ground below the viewer. Its radius is in metres. */
export const drawGroundBelow = (radius: number, fill: string): string =>
  drawGround(() => radius + 0.06, '#00000022') + drawGround(() => radius, fill);

/** Hills: the height of their outline in degrees for each direction; periodic, so that both ends meet. */
export function drawHills(pitchAt: (yaw: number) => number, fill: string): string {
  const outline = Array.from({ length: 361 }, (_, index) => {
    const yaw = index - 180;
    return `${toX(yaw).toFixed(1)} ${toY(pitchAt(yaw)).toFixed(1)}`;
  });
  return `<path d="M${outline.join('L')}L${width} ${toY(-1)}L0 ${toY(-1)}Z" fill="${fill}"/>`;
}

/** A wave of so many whole turns around the viewer. */
export const wave = (yaw: number, turns: number, phase: number) =>
  Math.sin(((yaw * turns + phase) * Math.PI) / 180);

/** A sequence of numbers 0 ≤ x < 1 that looks random and is the same each time. */
export function createNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Soft clouds between two heights, in degrees. */
export function drawClouds(count: number, [low, high]: readonly [number, number], seed: number): string {
  const next = createNumbers(seed);
  return Array.from({ length: count }, () => {
    const [x, y, size] = [next() * width, toY(low + next() * (high - low)), 50 + next() * 70];
    return drawAcrossSeam((shift) =>
      [-1.1, -0.4, 0.35, 1]
        .map(
          (side, puff) =>
            `<ellipse cx="${x + shift + side * size}" cy="${y - (puff % 3 === 0 ? 0 : size * 0.22)}" rx="${size * (puff % 3 === 0 ? 0.8 : 1)}" ry="${size * (puff % 3 === 0 ? 0.28 : 0.45)}" fill="#fff" fill-opacity="0.85"/>`,
        )
        .join(''),
    );
  }).join('');
}

type Sky = { top: string; low: string };

export function drawPanorama(sky: Sky, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky.top}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient></defs><rect width="${width}" height="${toY(-1)}" fill="url(#sky)"/>${parts.join('')}</svg>`;
}
