import type { ReportProps } from '#form/activity-views.ts';
import { traceId } from '#form/trace-id.ts';
import { ReportView as QuestionReport } from '#parts/quiz/views/report-view.tsx';
import type { ShownVideoQuiz } from '../model.ts';
import { WatchReport } from './watch-report.tsx';

/** What the class watched, or its answers to one question. */
export function ReportView(props: ReportProps<ShownVideoQuiz>) {
  return props.questionId === traceId ? <WatchReport {...props} /> : <QuestionReport {...props} />;
}
