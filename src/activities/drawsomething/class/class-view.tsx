import type { ClassProps } from '#form/activity-views.ts';
import { ClassBoard } from '#parts/drawing-tasks/class/class-board.tsx';
import { toInkPage } from '#parts/drawing-tasks/task/page.ts';
import { TaskText } from '#parts/drawing-tasks/task-bar/task-text.tsx';
import { usePages, wholePage } from '#parts/drawing-tasks/use-pages.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import type { ShownDrawing } from '../model.ts';

/** Everybody's drawings while they are made, for the teacher or on a projector. */
export function ClassView(props: ClassProps<ShownDrawing>) {
  const { content, attempts, context, isProjected } = props;
  const pages = usePages(toInkPage(content));
  return (
    <ClassBoard {...props} head={<TaskText {...content} mediaUrl={context.mediaUrl} />}>
      <InkGallery {...{ attempts, pages, context, isProjected }} at={wholePage} />
    </ClassBoard>
  );
}
