/** What documents and videos may cost. Durations in milliseconds, sizes in bytes, lengths in pixels. */

const megabyte = 1024 * 1024;
const minute = 60_000;

export const documentLimits = {
  officeTimeMs: 2 * minute,
  officeMemoryBytes: 1536 * megabyte,
  /** Of an Office file, all its parts unpacked. */
  unpackedBytes: 500 * megabyte,
  partsMax: 10_000,
  renderTimeMs: 6 * minute,
  renderMemoryBytes: 2048 * megabyte,
  pagesMax: 500,
  /** All page pictures together, and at the same time any single intermediate file. */
  resultBytes: 500 * megabyte,
  pageLength: 1600,
  thumbLength: 240,
  /** A picture inside a page. A3 at 600 dpi has 70 million; how many fit into the memory depends on their colours. */
  pixelsMax: 100_000_000,
  textMaxLength: 100_000,
};

export const videoLimits = {
  /** For everything that is made of one video. */
  timeMs: 10 * minute,
  memoryBytes: 2048 * megabyte,
  durationMs: 3 * 60 * minute,
  resultBytes: 500 * megabyte,
  /** Of one frame; a little over 8K. */
  pixelsMax: 40_000_000,
  longSide: 1280,
  shortSide: 720,
  /** A video within this is taken as it is, if browsers play it. */
  copyLongSide: 1920,
  copyShortSide: 1080,
  framesPerSecond: 30,
  thumbWidth: 160,
  thumbHeightMax: 320,
  thumbsMax: 100,
  stripColumns: 10,
};
