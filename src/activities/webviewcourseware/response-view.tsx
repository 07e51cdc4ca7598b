import type { ResponseProps } from '../activity-type.ts';
import { ReadingResponseView } from '../reading/views/reading-response.tsx';
import type { UnpackedWebcourseware } from './model.ts';

/** When one student opened the package. */
export function ResponseView({ response }: ResponseProps<UnpackedWebcourseware>) {
  return <ReadingResponseView response={response} />;
}
