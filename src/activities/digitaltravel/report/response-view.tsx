import type { ResponseProps } from '#form/activity-views.ts';
import { traceId } from '#form/trace-id.ts';
import { PartsResponse } from '#parts/part-times/views/parts-response.tsx';
import { ResponseView as QuestionResponse } from '#parts/quiz/views/response-view.tsx';
import { findThumb } from '../find-thumb.ts';
import type { ShownTrip } from '../model.ts';
import { CheckInResponse } from './check-in-response.tsx';

/** Where one student was and how long, how they checked in at a stop, or their answer to a question. */
export function ResponseView(props: ResponseProps<ShownTrip>) {
  const { content, questionId, response, context } = props;
  if (questionId === traceId) {
    const parts = content.stops.map((stop) => ({
      id: stop.id,
      label: stop.name,
      thumb: findThumb(stop, context.mediaUrl),
    }));
    return <PartsResponse parts={parts} response={response} />;
  }
  const stop = content.stops.find(({ check_in }) => check_in.id === questionId);
  return stop ? <CheckInResponse stop={stop} response={response} /> : <QuestionResponse {...props} />;
}
