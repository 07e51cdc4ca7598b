import type { ReportProps } from '../activity-type.ts';
import { PartsReport } from '../part-times/views/parts-report.tsx';
import { listPages } from './list-pages.ts';
import type { Ebook } from './model.ts';

/** Which pages the class read, and for how long. */
export function ReportView({ content, context, report, hasStarted }: ReportProps<Ebook>) {
  const { mediaUrl, nameOf } = context;
  const parts = listPages(content).map(({ id, thumb }) => ({ id, thumb: mediaUrl(thumb.url) }));
  return <PartsReport {...{ report, hasStarted, nameOf, parts }} />;
}
