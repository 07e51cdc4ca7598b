import { panoramaLimits } from '#server/media/conversion-limits.ts';

/** Plans how a panorama is shown and cut. Lengths in pixels. Pure. */

type Size = { width: number; height: number };

export type PanoramaPlan = Size & {
  /** The part of the sphere that the picture covers. */
  degrees: Size;
  /** Side of the square tiles, and width of the whole picture at its smallest. */
  tile: number;
};

/**
 * The part of the sphere that a picture covers, in degrees; undefined if it is too narrow for a panorama. A band has as many
 * pixels for each degree from left to right as from top to bottom.
 */
function findCoverage({ width, height }: Size): Size | undefined {
  const { ratioMin, sphereRatioMax, bandHeightDegrees } = panoramaLimits;
  const ratio = width / height;
  if (ratio < ratioMin) return undefined;
  if (ratio <= sphereRatioMax) return { width: 360, height: 180 };
  const widthDegrees = Math.min(360, ratio * bandHeightDegrees);
  return { width: widthDegrees, height: widthDegrees / ratio };
}

/**
 * Undefined if the picture is too narrow. Width and height of the plan can be halved without a remainder until one
 * tile is as wide as the picture, so that all levels have the same proportions.
 */
export function planPanorama(source: Size): PanoramaPlan | undefined {
  const degrees = findCoverage(source);
  if (!degrees) return undefined;
  const wantedWidth = Math.min(source.width, panoramaLimits.widthMax);
  const scale = 2 ** Math.max(0, Math.ceil(Math.log2(wantedWidth / panoramaLimits.baseMaxWidth)));
  // Of a sphere, tiles and the halves of tiles that its height consists of are whole pixels.
  const tile = Math.max(2, 2 * Math.round(wantedWidth / scale / 2));
  const ratio = degrees.width / degrees.height;
  const height = scale * Math.max(1, Math.round(tile / ratio));
  return { degrees, width: scale * tile, height, tile };
}
