import type { AnswerState } from '#activities/activity-views.ts';

/** Whether there is an answer: a response with something in it, or a file. */
export function isAnswered(answer: Pick<AnswerState, 'response' | 'files'> | undefined): boolean {
  return hasContent(answer?.response) || (answer?.files ?? []).length > 0;
}

/** Whether a response of any type holds some text, number or choice. */
function hasContent(response: unknown): boolean {
  if (typeof response === 'string') return response.trim() !== '';
  if (typeof response === 'number' || response === true) return true;
  if (Array.isArray(response)) return response.some(hasContent);
  return typeof response === 'object' && response !== null && Object.values(response).some(hasContent);
}
