import { ReadingReport } from '#parts/reading/views/reading-report.tsx';
import type { ReportProps } from '../activity-type.ts';
import type { UnpackedWebcourseware } from './model.ts';

/** Who opened the package. */
export function ReportView({ report, context, hasStarted }: ReportProps<UnpackedWebcourseware>) {
  return <ReadingReport report={report} nameOf={context.nameOf} hasStarted={hasStarted} />;
}
