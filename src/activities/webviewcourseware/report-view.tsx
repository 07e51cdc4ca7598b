import type { ReportProps } from '#form/activity-views.ts';
import { ReadingReport } from '#parts/reading/views/reading-report.tsx';
import type { UnpackedWebcourseware } from './model.ts';

/** The students who opened the package, and those who did not. */
export function ReportView({ report, context, hasStarted }: ReportProps<UnpackedWebcourseware>) {
  return <ReadingReport report={report} nameOf={context.nameOf} hasStarted={hasStarted} />;
}
