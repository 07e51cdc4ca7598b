import type { InkPage } from '#parts/ink/pages.ts';
import { useSame } from '#ui/browser/use-same.ts';

/** The page, `count` times, as the list that canvases take: the same one while nothing changes. */
export function usePages(page: InkPage, count = 1): readonly InkPage[] {
  return useSame(Array.from({ length: count }, () => page));
}

/** The whole of the only page. */
export const wholePage = { page: 0 };
