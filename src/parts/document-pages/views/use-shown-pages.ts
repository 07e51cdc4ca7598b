import { useState } from 'react';
import { findGroup, findTypicalRatio, fitPages, fitsSpread, groupPages, type Size } from '../layout.ts';
import type { ViewerPage } from '../model.ts';

type Layout = {
  /** Index of the page to begin with. */
  start: number;
  isBook: boolean;
  /** Size of the area for the pages; undefined before it is measured. */
  stage: Size | undefined;
};

/** The pages on screen: one, or two side by side if both fit. `show` brings another page on screen. */
export function useShownPages(pages: readonly ViewerPage[], { start, isBook, stage }: Layout) {
  const [chosenIndex, setChosenIndex] = useState(start);
  const total = pages.length;
  const isSpread =
    stage !== undefined && fitsSpread(stage, findTypicalRatio(pages.map(({ image }) => image)));
  const groups = groupPages(total, isSpread, isBook);
  const groupIndex = findGroup(groups, Math.min(chosenIndex, total - 1));
  const indexes = groups[groupIndex] ?? [0];
  const first = indexes[0] ?? 0;
  const shownPages = indexes.flatMap((index) => pages[index] ?? []);
  const images = shownPages.map(({ image }) => image);
  return {
    pages: shownPages,
    indexes,
    first,
    sizes: stage ? fitPages(stage, images) : [],
    isFirst: groupIndex === 0,
    isLast: groupIndex === groups.length - 1,
    /** Indexes of the pages that a step forward or back shows. */
    nextIndexes: [...(groups[groupIndex + 1] ?? []), ...(groups[groupIndex - 1] ?? [])],
    indexAfter: (by: 1 | -1) => groups[groupIndex + by]?.[0] ?? first,
    show: (index: number) => setChosenIndex(Math.min(total - 1, Math.max(0, index))),
  };
}
