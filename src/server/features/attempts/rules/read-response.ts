import type { ActivityModel } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import type { Row } from '#server/database/schema.ts';
import { periodLengthMs } from '#server/features/attempts/rules/spent-time.ts';

/** Parses a stored response. The times in a trace are limited to the time from the attempt's start until the save. */
export function readResponse(
  { work: { trace } }: ActivityModel,
  { question_id, response, saved_at }: Pick<Row<'answer'>, 'question_id' | 'response' | 'saved_at'>,
  startedAt: number,
): unknown {
  const parsedResponse: unknown = JSON.parse(response);
  if (!trace || question_id !== traceId || parsedResponse === null) return parsedResponse;
  return trace.limitTimes(parsedResponse, periodLengthMs({ startedAt, endedAt: saved_at }));
}
