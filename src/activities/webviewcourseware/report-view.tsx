import type { ReportProps } from '../activity-type.ts';
import { ReadingReport } from '../reading/views/reading-report.tsx';
import type { Webcourseware } from './model.ts';

/** Who opened the package. */
export function ReportView({ report, context, hasStarted }: ReportProps<Webcourseware>) {
  return <ReadingReport report={report} nameOf={context.nameOf} hasStarted={hasStarted} />;
}
