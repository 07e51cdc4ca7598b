import type { ReportProps } from '../activity-type.ts';
import { ReadingReport } from '../reading/views/reading-report.tsx';
import type { Webview } from './model.ts';

/** Who opened the page. */
export function ReportView({ report, studentName, hasStarted }: ReportProps<Webview>) {
  return <ReadingReport report={report} studentName={studentName} hasStarted={hasStarted} />;
}
