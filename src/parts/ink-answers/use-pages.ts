import { useMemo } from 'react';
import type { InkPage } from '#parts/ink/pages.ts';

/** The page as the list that canvases take: the same one while the page does not change. */
export function usePages(page: InkPage): readonly InkPage[] {
  const described = JSON.stringify(page);
  return useMemo(() => [JSON.parse(described) as InkPage], [described]);
}

/** The whole of the only page. */
export const wholePage = { page: 0 };
