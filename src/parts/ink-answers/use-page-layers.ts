import { useMemo } from 'react';
import { createPageSpace } from './page-space.ts';
import type { InkLayers } from './use-ink-layers.ts';

/** Layers with one page alone; with all of them if none is named. */
export function usePageLayers(layers: InkLayers, page: number | undefined): InkLayers {
  return useMemo(
    () =>
      page === undefined
        ? layers
        : layers.map(({ name, space }) => ({ name, space: createPageSpace(space, page) })),
    [layers, page],
  );
}
