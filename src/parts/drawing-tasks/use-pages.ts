import { useMemo } from 'react';
import type { InkPage } from '#parts/ink/pages.ts';

/** The page, `count` times, as the list that canvases take: the same one while nothing changes. */
export function usePages(page: InkPage, count = 1): readonly InkPage[] {
  const described = JSON.stringify(page);
  return useMemo(
    () => Array.from({ length: count }, () => JSON.parse(described) as InkPage),
    [described, count],
  );
}

/** The whole of the only page. */
export const wholePage = { page: 0 };
