import type { ReportProps } from '../activity-type.ts';
import { PartsReport } from '../part-times/views/parts-report.tsx';
import { listParts } from './list-parts.ts';
import type { Files } from './model.ts';

/** Which files the class opened, and for how long. */
export function ReportView({ content, mediaUrl, ...rest }: ReportProps<Files>) {
  return <PartsReport {...rest} parts={listParts(content, mediaUrl)} />;
}
