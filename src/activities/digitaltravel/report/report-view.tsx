import type { ReportProps } from '#form/activity-views.ts';
import { traceId } from '#form/trace-id.ts';
import { PartsReport } from '#parts/part-times/views/parts-report.tsx';
import { ReportView as QuestionReport } from '#parts/quiz/views/report-view.tsx';
import { findThumb } from '../find-thumb.ts';
import type { ShownTrip } from '../model.ts';
import { CheckInReport } from './check-in-report.tsx';
import { WaysReport } from './ways-report.tsx';

/** Where the class was and how long, who checked in at a stop, or its answers to a question. */
export function ReportView(props: ReportProps<ShownTrip>) {
  const { content, questionId, report, hasStarted, context, attempts = [] } = props;
  const { nameOf, mediaUrl } = context;
  if (questionId === traceId) {
    const parts = content.stops.map((stop) => ({ id: stop.id, thumb: findThumb(stop, mediaUrl) }));
    return (
      <>
        <WaysReport content={content} report={report} context={context} attempts={attempts} />
        <PartsReport {...{ report, hasStarted, nameOf, parts }} />
      </>
    );
  }
  const stop = content.stops.find(({ check_in }) => check_in.id === questionId);
  return stop ? <CheckInReport report={report} nameOf={nameOf} /> : <QuestionReport {...props} />;
}
