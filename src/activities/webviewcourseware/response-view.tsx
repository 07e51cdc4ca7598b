import type { ResponseProps } from '../activity-type.ts';
import { ReadingResponseView } from '../reading/views/reading-response.tsx';
import type { Webcourseware } from './model.ts';

/** When one student opened the package. */
export function ResponseView({ response }: ResponseProps<Webcourseware>) {
  return <ReadingResponseView response={response} />;
}
