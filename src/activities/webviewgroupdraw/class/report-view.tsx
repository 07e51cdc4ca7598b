import type { ReportProps } from '#form/activity-views.ts';
import { traceId } from '#form/trace-id.ts';
import { MarkBars } from '#parts/drawing-tasks/class/mark-bars.tsx';
import { ReportStack } from '#parts/drawing-tasks/class/report-stack.tsx';
import { TaskText } from '#parts/drawing-tasks/task-bar/task-text.tsx';
import { wholePage } from '#parts/drawing-tasks/use-pages.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import { ReadingReport } from '#parts/reading/views/reading-report.tsx';
import type { ShownBoard } from '../model.ts';
import { isMarkedBoard, toGuide } from '../public-board.ts';
import { useMarkingPages } from './use-marking-pages.ts';

/** The marks of a class with its boards, or who has opened them. */
export function ReportView(props: ReportProps<ShownBoard>) {
  const { content, questionId, report, context, hasStarted, attempts = [] } = props;
  const pages = useMarkingPages(content, context);
  if (questionId === traceId)
    return <ReadingReport report={report} nameOf={context.nameOf} hasStarted={hasStarted} />;
  const guide = toGuide(content, questionId);
  const isOfGroups = content.board_of === 'group';
  return (
    <ReportStack>
      <TaskText {...content} mediaUrl={context.mediaUrl} />
      {guide && <Guide guide={guide} />}
      {isMarkedBoard(content) && <MarkBars {...props} />}
      {isOfGroups && attempts.length > 0 && <InkGallery {...{ attempts, pages, context }} at={wholePage} />}
    </ReportStack>
  );
}
