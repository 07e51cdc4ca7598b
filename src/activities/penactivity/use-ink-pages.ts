import { useMemo } from 'react';
import type { InkPage } from '#parts/ink/pages.ts';
import type { PublicSheet } from './model.ts';
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
