import type { ViewContext } from '#form/activity-views.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import { useControl } from '#parts/spaces/use-space.ts';
import { useSame } from '#ui/browser/use-same.ts';
import { listDifferentPages, listPages } from '../board/board-pages.ts';
import { countMostPages, countPages, readControl } from '../board/control.ts';
import type { ShownBoard } from '../model.ts';

/** The pages of one board, or as many as any board has; the same array while nothing changes. */
export function useMarkingPages(
  content: ShownBoard,
  { spaces }: Pick<ViewContext, 'spaces'>,
): readonly InkPage[] {
  const control = readControl(useControl(spaces));
  const count =
    spaces?.attemptId === undefined
      ? countMostPages(content, control)
      : countPages(content, control, spaces.attemptId);
  return useSame(listPages(listDifferentPages(content), count));
}
