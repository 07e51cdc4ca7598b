import type { InkPage } from '#parts/ink/pages.ts';
import { useSame } from '#ui/browser/use-same.ts';
import type { PublicSheet } from './model.ts';
import { toPageSize } from './page-size.ts';

/** The pages as canvases take them: the same list while they do not change. */
export function useInkPages(pages: PublicSheet['pages']): readonly InkPage[] {
  return useSame(
    pages.map(
      ({ image }): InkPage => ({
        ...toPageSize(image),
        background: { kind: 'picture', url: image.url },
      }),
    ),
  );
}
