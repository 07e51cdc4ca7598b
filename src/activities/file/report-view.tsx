import type { ReportProps } from '#form/activity-views.ts';
import { PartsReport } from '#parts/part-times/views/parts-report.tsx';
import { listParts } from './list-parts.ts';
import type { ShownFiles } from './model.ts';

/** The files that the class opened, with their times. */
export function ReportView({ content, context, report, hasStarted }: ReportProps<ShownFiles>) {
  const { mediaUrl, nameOf } = context;
  return <PartsReport {...{ report, hasStarted, nameOf }} parts={listParts(content, mediaUrl)} />;
}
