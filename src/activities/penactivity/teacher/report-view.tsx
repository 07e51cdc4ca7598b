import type { ReportProps } from '#form/activity-views.ts';
import { MarkBars } from '#parts/drawing-tasks/class/mark-bars.tsx';
import { ReportStack } from '#parts/drawing-tasks/class/report-stack.tsx';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import { reportMessages } from '#parts/quiz-questions/views/report/report-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Sheet } from '../model.ts';
import { toShownPlace } from '../shown-place.ts';
import { useInkPages } from '../use-ink-pages.ts';

const noAttempts: NonNullable<ReportProps['attempts']> = [];

/** How many got which mark, and the region of all students side by side. */
export function ReportView(props: ReportProps<Sheet>) {
  const { content, questionId, report, context, attempts = noAttempts } = props;
  const t = useMessages(reportMessages);
  const pages = useInkPages(content.pages);
  const question = content.questions.find(({ id }) => id === questionId);
  if (!question) return <p>{t('question_gone')}</p>;
  return (
    <ReportStack key={questionId}>
      <Guide guide={question} />
      <MarkBars report={report} context={context} />
      <InkGallery attempts={attempts} pages={pages} at={toShownPlace(question, pages)} context={context} />
    </ReportStack>
  );
}
