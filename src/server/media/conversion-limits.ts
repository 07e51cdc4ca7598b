import { panoramaMaxMegapixels } from '#contract/limits.ts';

/** Limits of converting photos, panoramas, documents and videos. Durations in milliseconds, sizes in bytes, lengths in pixels. */

const megabyte = 1024 * 1024;
const minute = 60_000;

/** Processor time, in seconds, of a program that keeps some cores busy for the whole of its time. */
export const toProcessorSeconds = (timeMs: number, cores: number): number => (timeMs / 1000) * cores;

export const documentLimits = {
  /** Cores that a program may keep busy all the time. */
  cores: 2,
  officeTimeMs: 2 * minute,
  officeMemoryBytes: 1536 * megabyte,
  /** Limit of all unpacked parts of an Office file. */
  unpackedBytes: 500 * megabyte,
  partsMax: 10_000,
  renderTimeMs: 6 * minute,
  renderMemoryBytes: 2048 * megabyte,
  pagesMax: 500,
  /** Limit of all page pictures together, and of any intermediate file. */
  resultBytes: 500 * megabyte,
  pageLength: 1600,
  thumbLength: 240,
  /**
   * Limit of a picture inside a page. A3 at 600 dpi has 70 million pixels; how many fit into memory depends on their
   * colours.
   */
  pixelsMax: 100_000_000,
  textMaxLength: 100_000,
};

/** Of making a JPEG of a HEIC photo, for which its student or teacher waits. */
export const photoLimits = {
  cores: 1,
  timeMs: minute,
  memoryBytes: 1536 * megabyte,
  resultBytes: 100 * megabyte,
};

export const panoramaLimits = {
  /** The picture library uses all cores of the machine. */
  cores: 4,
  timeMs: 3 * minute,
  memoryBytes: 1536 * megabyte,
  /** Limit of all tiles together. */
  resultBytes: 200 * megabyte,
  pixelsMax: panoramaMaxMegapixels.usual * 1_000_000,
  widthMax: 12_000,
  /** The whole picture, small, and thus the largest tile. */
  baseMaxWidth: 1_024,
  /** Width by height. A little off 2 still is a whole sphere. */
  ratioMin: 1.9,
  sphereRatioMax: 2.1,
  /** What a phone sees from top to bottom while it is turned, in degrees. */
  bandHeightDegrees: 60,
};

export const videoLimits = {
  cores: 2,
  /** Limit of all conversions of one video together. */
  timeMs: 10 * minute,
  memoryBytes: 2048 * megabyte,
  durationMs: 3 * 60 * minute,
  resultBytes: 500 * megabyte,
  /** Limit of one frame: a little more than 8K. */
  pixelsMax: 40_000_000,
  /** The share of pictures that may be unreadable: browsers stop at the first one, while converting leaves it out. */
  unreadableShare: 0.02,
  unreadableShareConverted: 0.25,
  longSide: 1280,
  shortSide: 720,
  /** Smaller videos that browsers can play are not converted. */
  copyLongSide: 1920,
  copyShortSide: 1080,
  framesPerSecond: 30,
  thumbWidth: 160,
  thumbHeightMax: 320,
  thumbsMax: 100,
  stripColumns: 10,
};
