import { useMemo } from 'react';
import type { SpaceSource } from '#form/space-source.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';
import { useOpenSpace } from '#parts/spaces/use-space.ts';
import type { BoardOwner } from '../board-owners.ts';

/** The spaces of a board as layers of a drawing, the lowest first. */

export type BoardLayer = { name: 'ink' | 'class_ink' | 'live_ink' | 'teacher_ink'; space: WorkSpace };
export type BoardLayers = readonly BoardLayer[];

const noLayers: BoardLayers = [];

/** What teachers put on a board while they mark it is shown where `showsMarking`. */
type Seen = { board_of: BoardOwner; showsLive: boolean; showsMarking: boolean };

/** Empty until all of them are open. */
export function useBoardLayers(
  source: SpaceSource | undefined,
  { board_of, showsLive, showsMarking }: Seen,
): BoardLayers {
  const isOfClass = board_of === 'class';
  const classInk = useOpenSpace(isOfClass ? source : undefined, 'class_ink', overlayInk);
  const ink = useOpenSpace(isOfClass ? undefined : source, 'ink', overlayInk);
  const liveInk = useOpenSpace(isOfClass || !showsLive ? undefined : source, 'live_ink', overlayInk);
  const teacherInk = useOpenSpace(isOfClass || !showsMarking ? undefined : source, 'teacher_ink', overlayInk);
  return useMemo(() => {
    if (isOfClass) return classInk ? [{ name: 'class_ink', space: classInk }] : noLayers;
    if (!ink || (showsLive && !liveInk) || (showsMarking && !teacherInk)) return noLayers;
    return [
      { name: 'ink' as const, space: ink },
      ...(showsLive && liveInk ? [{ name: 'live_ink' as const, space: liveInk }] : []),
      ...(showsMarking && teacherInk ? [{ name: 'teacher_ink' as const, space: teacherInk }] : []),
    ];
  }, [isOfClass, classInk, ink, liveInk, teacherInk, showsLive, showsMarking]);
}
