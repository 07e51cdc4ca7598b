import type { ActivityModel } from '#activities/activity-type.ts';
import { traceId } from '#activities/trace-id.ts';
import type { Row } from '#server/database/schema.ts';
import { periodLength } from '#server/features/play/saving/attempt-period.service.ts';

/** Parses a stored response and limits a trace's times to what had passed when it was saved. */
export function readResponse(
  { work: { trace } }: ActivityModel,
  { question_id, response, saved_at }: Pick<Row<'answer'>, 'question_id' | 'response' | 'saved_at'>,
  startedAt: number,
): unknown {
  const read: unknown = JSON.parse(response);
  if (!trace || question_id !== traceId || read === null) return read;
  return trace.limitTimes(read, periodLength({ startedAt, endedAt: saved_at }));
}
