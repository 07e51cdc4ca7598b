import type { Box } from '#parts/ink/boxes.ts';

/** Whether the boxes stand beside each other: half of the lower one's height, or of the other's, is shared. */
function isSameLine([, top, , bottom]: Box, [, otherTop, , otherBottom]: Box): boolean {
  const shared = Math.min(bottom, otherBottom) - Math.max(top, otherTop);
  return shared * 2 >= Math.min(bottom - top, otherBottom - otherTop);
}

/** The regions of a page in the order of reading: line by line from the top, each line from the left. */
export function sortInReadingOrder<Region extends { box: Box }>(regions: readonly Region[]): Region[] {
  const fromTop = [...regions].sort((one, other) => one.box[1] - other.box[1] || one.box[0] - other.box[0]);
  const lines: Region[][] = [];
  for (const region of fromTop) {
    const line = lines.at(-1);
    if (line?.[0] && isSameLine(line[0].box, region.box)) line.push(region);
    else lines.push([region]);
  }
  return lines.flatMap((line) => line.sort((one, other) => one.box[0] - other.box[0]));
}
