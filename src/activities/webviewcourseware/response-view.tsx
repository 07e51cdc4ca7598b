import type { ResponseProps } from '#form/activity-views.ts';
import { ReadingResponseView } from '#parts/reading/views/reading-response.tsx';
import type { UnpackedWebcourseware } from './model.ts';

/** The time when one student opened the package. */
export function ResponseView({ response }: ResponseProps<UnpackedWebcourseware>) {
  return <ReadingResponseView response={response} />;
}
