/** Layout of pages on the stage, the area for them. Sizes in CSS pixels; a ratio is width ÷ height. */

export type Size = { width: number; height: number };

/** Below this width two pages side by side are too small to read. */
const spreadMinWidth = 640;

/** Smallest height of two pages side by side, as a share of the height of one page alone. */
const spreadMinShare = 0.8;

/** The median of the pages' width / height. */
export function findTypicalRatio(pages: readonly Size[]): number {
  const ratios = pages.map(({ width, height }) => width / height).sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 2)] ?? 1;
}

/** Whether pages of this shape are shown two by two. */
export function fitsSpread(stage: Size, ratio: number): boolean {
  const singleHeight = Math.min(stage.height, stage.width / ratio);
  const spreadHeight = Math.min(stage.height, stage.width / (2 * ratio));
  return stage.width >= spreadMinWidth && spreadHeight >= spreadMinShare * singleHeight;
}

/** Indexes of the pages that are shown together. A book's first page is alone, like a cover. */
export function groupPages(count: number, isSpread: boolean, isBook: boolean): number[][] {
  const groups: number[][] = [];
  for (let index = 0; index < count; ) {
    const isAlone = !isSpread || (isBook && index === 0) || index + 1 === count;
    groups.push(isAlone ? [index] : [index, index + 1]);
    index += isAlone ? 1 : 2;
  }
  return groups;
}

/** Index of the group that shows page `index`. */
export function findGroup(groups: readonly number[][], index: number): number {
  return Math.max(
    0,
    groups.findIndex((group) => group.includes(index)),
  );
}

/** Pages side by side, all of one height, as large as the stage allows. */
export function fitPages(stage: Size, pages: readonly Size[]): Size[] {
  const ratios = pages.map(({ width, height }) => width / height);
  const ratioSum = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const height = Math.max(1, Math.floor(Math.min(stage.height, stage.width / ratioSum)));
  return ratios.map((ratio) => ({ width: Math.floor(height * ratio), height }));
}
