import type { ReportProps } from '#form/activity-views.ts';
import { ReadingReport } from '#parts/reading/views/reading-report.tsx';
import type { Link } from './model.ts';

/** The students who opened the page, who opened only the activity, and who opened neither. */
export function ReportView({ report, context, hasStarted }: ReportProps<Link>) {
  return <ReadingReport report={report} nameOf={context.nameOf} hasStarted={hasStarted} />;
}
