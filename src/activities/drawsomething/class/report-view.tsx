import type { ReportProps } from '#form/activity-views.ts';
import { MarkBars } from '#parts/drawing-tasks/class/mark-bars.tsx';
import { ReportStack } from '#parts/drawing-tasks/class/report-stack.tsx';
import { toInkPage } from '#parts/drawing-tasks/task/page.ts';
import { TaskText } from '#parts/drawing-tasks/task-bar/task-text.tsx';
import { usePages, wholePage } from '#parts/drawing-tasks/use-pages.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import type { ShownDrawing } from '../model.ts';
import { toGuide } from '../public-drawing.ts';

/** The marks of a class, and its drawings side by side. */
export function ReportView(props: ReportProps<ShownDrawing>) {
  const { content, questionId, context, attempts = [] } = props;
  const pages = usePages(toInkPage(content));
  const guide = toGuide(content, questionId);
  return (
    <ReportStack>
      <TaskText {...content} mediaUrl={context.mediaUrl} />
      {guide && <Guide guide={guide} />}
      <MarkBars {...props} />
      {attempts.length > 0 && <InkGallery {...{ attempts, pages, context }} at={wholePage} />}
    </ReportStack>
  );
}
