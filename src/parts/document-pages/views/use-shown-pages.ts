import { useState } from 'react';
import { findGroup, findTypicalRatio, fitPages, fitsSpread, groupPages, type Size } from '../layout.ts';
import type { ViewerPage } from '../model.ts';

type ShownPagesOptions = {
  /** Index of the page to begin with. */
  startIndex: number;
  isBook: boolean;
  /** Size of the area for the pages; undefined before it is measured. */
  stageSize: Size | undefined;
};

/** The pages on screen: one, or two side by side if both fit. `show` brings another page on screen. */
export function useShownPages(
  pages: readonly ViewerPage[],
  { startIndex, isBook, stageSize }: ShownPagesOptions,
) {
  const [chosenIndex, setChosenIndex] = useState(startIndex);
  const total = pages.length;
  const isSpread =
    stageSize !== undefined && fitsSpread(stageSize, findTypicalRatio(pages.map(({ image }) => image)));
  const groups = groupPages(total, isSpread, isBook);
  const groupIndex = findGroup(groups, Math.min(chosenIndex, total - 1));
  const indexes = groups[groupIndex] ?? [0];
  const firstIndex = indexes[0] ?? 0;
  const shownPages = indexes.flatMap((index) => pages[index] ?? []);
  const images = shownPages.map(({ image }) => image);
  return {
    pages: shownPages,
    indexes,
    firstIndex,
    sizes: stageSize ? fitPages(stageSize, images) : [],
    isFirst: groupIndex === 0,
    isLast: groupIndex === groups.length - 1,
    /** Indexes of the pages that a step forward or back shows. */
    nextIndexes: [...(groups[groupIndex + 1] ?? []), ...(groups[groupIndex - 1] ?? [])],
    indexAfterStep: (by: 1 | -1) => groups[groupIndex + by]?.[0] ?? firstIndex,
    show: (index: number) => setChosenIndex(Math.min(total - 1, Math.max(0, index))),
  };
}
