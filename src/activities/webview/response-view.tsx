import type { ResponseProps } from '#form/activity-views.ts';
import { ReadingResponseView } from '#parts/reading/views/reading-response.tsx';
import type { Webview } from './model.ts';

/** The time when one student opened the page. */
export function ResponseView({ response }: ResponseProps<Webview>) {
  return <ReadingResponseView response={response} />;
}
