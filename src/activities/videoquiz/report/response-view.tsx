import type { ResponseProps } from '#form/activity-views.ts';
import { traceId } from '#form/trace-id.ts';
import { ResponseView as QuestionResponse } from '#parts/quiz/views/response-view.tsx';
import type { ShownVideoQuiz } from '../model.ts';
import { WatchResponse } from './watch-response.tsx';

/** What one student watched, or their answer to one question. */
export function ResponseView(props: ResponseProps<ShownVideoQuiz>) {
  return props.questionId === traceId ? <WatchResponse {...props} /> : <QuestionResponse {...props} />;
}
