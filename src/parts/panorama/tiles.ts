import { type Direction, dot, type Projection, type Size, toDirection } from './geometry.ts';
import type { PanoramaLevel, ShownPanorama } from './model.ts';

/** Which tiles of a panorama a screen needs. Pure. */

/** Its place and size are shares of the picture. */
export type Tile = {
  url: string;
  place: { x: number; y: number; width: number; height: number };
  middle: Direction;
  /** The largest angle between the middle and a sample, in radians. */
  radius: number;
  /** Directions spread over the tile, its corners among them. */
  samples: readonly Direction[];
};

export type TiledLevel = { width: number; tiles: readonly Tile[] };

/** Parts of a side between samples: the largest tiles are a quarter turn wide. */
const sampleSteps = 6;
/** Between samples a tile bulges a little beyond them. */
const sideMargin = 0.02;
/** A picture may be shown this much larger than it is. */
const enlargement = 1.25;

function listSamples({ x, y, width, height }: Tile['place'], degrees: Size): Direction[] {
  const steps = Array.from({ length: sampleSteps + 1 }, (_, step) => step / sampleSteps);
  return steps.flatMap((down) =>
    steps.map((along) => toDirection({ x: x + along * width, y: y + down * height }, degrees)),
  );
}

function listTiles({ width, height, tile, columns, urls }: PanoramaLevel, degrees: Size): Tile[] {
  return urls.map((url, index) => {
    const [left, top] = [(index % columns) * tile, Math.floor(index / columns) * tile];
    const place = {
      x: left / width,
      y: top / height,
      width: Math.min(tile, width - left) / width,
      height: Math.min(tile, height - top) / height,
    };
    const middle = toDirection({ x: place.x + place.width / 2, y: place.y + place.height / 2 }, degrees);
    const samples = listSamples(place, degrees);
    const radius = Math.acos(Math.min(...samples.map((sample) => dot(sample, middle))));
    return { url, place, middle, radius, samples };
  });
}

export function listTiledLevels({
  levels,
  degrees,
}: Pick<ShownPanorama, 'levels' | 'degrees'>): TiledLevel[] {
  return levels.map((level) => ({ width: level.width, tiles: listTiles(level, degrees) }));
}

/**
 * The coarsest level that is sharp on the screen, else the sharpest; undefined if the base is sharp enough.
 * `pixels`: those of the screen along its width.
 */
export function chooseLevel(
  { base, degrees }: Pick<ShownPanorama, 'base' | 'degrees'>,
  levels: readonly TiledLevel[],
  { halves }: Projection,
  pixels: number,
): TiledLevel | undefined {
  const pixelsPerRadian = pixels / (2 * halves.width);
  const wantedWidth = (pixelsPerRadian * degrees.width * Math.PI) / 180 / enlargement;
  if (base.width >= wantedWidth) return undefined;
  return levels.find(({ width }) => width >= wantedWidth) ?? levels.at(-1);
}

/** The sides of what is seen, as normals that point inwards. */
function listSides({ right, up, forward, halves }: Projection): Direction[] {
  const lean = (axis: Direction, half: number): Direction => [
    forward[0] * half + axis[0],
    forward[1] * half + axis[1],
    forward[2] * half + axis[2],
  ];
  const turn = ([x, y, z]: Direction): Direction => [-x, -y, -z];
  return [
    lean(right, halves.width),
    lean(turn(right), halves.width),
    lean(up, halves.height),
    lean(turn(up), halves.height),
    forward,
  ];
}

/** Tiles of which something may be seen, the nearest to the middle of the screen first. */
export function listTilesInView({ tiles }: TiledLevel, projection: Projection): Tile[] {
  const sides = listSides(projection);
  const viewRadius = Math.atan(Math.hypot(projection.halves.width, projection.halves.height)) + sideMargin;
  const isNear = ({ middle, radius }: Tile) =>
    dot(middle, projection.forward) > Math.cos(Math.min(Math.PI, viewRadius + radius));
  const isSeen = ({ samples }: Tile) =>
    sides.every((side) => samples.some((sample) => dot(sample, side) > -sideMargin));
  const nearness = ({ middle }: Tile) => dot(middle, projection.forward);
  return tiles.filter((tile) => isNear(tile) && isSeen(tile)).sort((a, b) => nearness(b) - nearness(a));
}
