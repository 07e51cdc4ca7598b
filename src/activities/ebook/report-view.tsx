import type { ReportProps } from '#form/activity-views.ts';
import { PartsReport } from '#parts/part-times/views/parts-report.tsx';
import type { PublicEbook } from './model.ts';

/** The pages that the class read, with their times. */
export function ReportView({ content, context, report, hasStarted }: ReportProps<PublicEbook>) {
  const { mediaUrl, nameOf } = context;
  const parts = content.pages.map(({ id, thumb }) => ({ id, thumb: mediaUrl(thumb.url) }));
  return <PartsReport {...{ report, hasStarted, nameOf, parts }} />;
}
