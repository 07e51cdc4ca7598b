import { PartsResponse } from '#parts/part-times/views/parts-response.tsx';
import type { ResponseProps } from '../activity-views.ts';
import { listParts } from './list-parts.ts';
import type { ShownFiles } from './model.ts';

/** Which files one student opened, and for how long. */
export function ResponseView({ content, response, context: { mediaUrl } }: ResponseProps<ShownFiles>) {
  return <PartsResponse parts={listParts(content, mediaUrl)} response={response} />;
}
