import { useMemo } from 'react';
import { type Box, clip, grow } from '#parts/ink/boxes.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import type { PublicQuestion, PublicSheet } from './model.ts';
import { toPageSize } from './page-size.ts';

/** The pages as canvases take them: the same list while they do not change. */
export function useInkPages(pages: PublicSheet['pages']): readonly InkPage[] {
  const described = JSON.stringify(pages.map(({ image }) => image));
  return useMemo(
    () =>
      (JSON.parse(described) as PublicSheet['pages'][number]['image'][]).map((image) => ({
        ...toPageSize(image),
        background: { kind: 'picture', url: image.url },
      })),
    [described],
  );
}

const margin = 12;

/** Where teachers see a question: its page, or its region with a margin. */
export function toShownPlace(
  { page, box }: Pick<PublicQuestion, 'page' | 'box'>,
  pages: readonly InkPage[],
): { page: number; box?: Box } {
  const size = pages[page];
  return box && size ? { page, box: clip(grow(box, margin), [0, 0, size.width, size.height]) } : { page };
}
