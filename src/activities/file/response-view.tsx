import type { ResponseProps } from '#form/activity-views.ts';
import { PartsResponse } from '#parts/part-times/views/parts-response.tsx';
import { listParts } from './list-parts.ts';
import type { ShownFiles } from './model.ts';

/** The files that one student opened, with their times. */
export function ResponseView({ content, response, context: { mediaUrl } }: ResponseProps<ShownFiles>) {
  return <PartsResponse parts={listParts(content, mediaUrl)} response={response} />;
}
