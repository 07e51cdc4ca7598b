import { useMemo } from 'react';
import type { ViewContext } from '#form/activity-views.ts';
import type { SpaceSource } from '#form/space-source.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import type { PictureAddresses } from '#parts/ink/picture-store.view.ts';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';
import { useOpenSpace } from '#parts/spaces/use-space.ts';

/** The spaces of an attempt as layers of a drawing. */

export type InkLayers = readonly { name: 'ink' | 'teacher_ink'; space: WorkSpace }[];

const noLayers: InkLayers = [];

/** The student's layer, and the teacher's above it; empty until both are open. */
export function useInkLayers(source: SpaceSource | undefined): InkLayers {
  const ink = useOpenSpace(source, 'ink', overlayInk);
  const teacherInk = useOpenSpace(source, 'teacher_ink', overlayInk);
  return useMemo(
    () =>
      ink && teacherInk
        ? [
            { name: 'ink', space: ink },
            { name: 'teacher_ink', space: teacherInk },
          ]
        : noLayers,
    [ink, teacherInk],
  );
}

/** Where media of the content and files of the space are; the same object while the source is. */
export function useAddresses(
  { mediaUrl }: Pick<ViewContext, 'mediaUrl'>,
  source: SpaceSource | undefined,
): PictureAddresses {
  return useMemo(() => ({ mediaUrl, fileUrl: source?.fileUrl ?? (() => '') }), [mediaUrl, source]);
}
