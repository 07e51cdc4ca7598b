import { useMemo } from 'react';
import type { ViewContext } from '#form/activity-views.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';
import { usePastLayers } from '#parts/ink-answers/use-past-layers.ts';
import { useOpenSpace } from '#parts/spaces/use-space.ts';
import type { FilePage } from './file-pages.ts';
import { createFileSpace } from './file-space.ts';

type FileLayers = readonly { name: 'teacher_ink'; space: WorkSpace }[];

const noLayers: FileLayers = [];

type ShownLayers = { layers: FileLayers; error?: string | undefined };

/** What teachers wrote on these pages, now or at an earlier submission; empty until it is open. */
export function useFileLayers(
  { spaces, stoodAt }: Pick<ViewContext, 'spaces' | 'stoodAt'>,
  pages: readonly FilePage[],
): ShownLayers {
  const space = useOpenSpace(spaces, 'teacher_ink', overlayInk);
  const present = useMemo(() => (space ? [{ name: 'teacher_ink' as const, space }] : noLayers), [space]);
  const { layers = noLayers, error } = usePastLayers(present, stoodAt);
  const shownLayers = useMemo(
    () =>
      layers.map((layer) => ({ name: 'teacher_ink' as const, space: createFileSpace(layer.space, pages) })),
    [layers, pages],
  );
  return { layers: shownLayers, error };
}
