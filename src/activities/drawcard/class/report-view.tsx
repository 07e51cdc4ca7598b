import type { ReportProps } from '#form/activity-views.ts';
import { MarkBars } from '#parts/drawing-tasks/class/mark-bars.tsx';
import { ReportStack } from '#parts/drawing-tasks/class/report-stack.tsx';
import { TaskText } from '#parts/drawing-tasks/task-bar/task-text.tsx';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import type { ShownTask } from '../model.ts';
import { toKey } from '../public-task.ts';
import { findPage } from './find-page.ts';
import { useBoardsOf } from './use-boards-of.ts';

/** Which cards a class has placed, its marks, and its pages side by side. */
export function ReportView(props: ReportProps<ShownTask>) {
  const { content, questionId, context, attempts = [] } = props;
  const pages = useBoardsOf(content);
  const { page, question } = findPage(content, questionId);
  const at = { page };
  const key = toKey(content, questionId);
  return (
    <ReportStack>
      {question && <TaskText {...question} mediaUrl={context.mediaUrl} />}
      {key && <Guide guide={key} />}
      <MarkBars {...props} />
      {attempts.length > 0 && <InkGallery {...{ attempts, pages, context, at }} />}
    </ReportStack>
  );
}
