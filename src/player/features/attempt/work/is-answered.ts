import type { AnswerState } from '#form/activity-views.ts';

/** Whether there is an answer: a response that is not empty, or a file. */
export function isAnswered(answer: Pick<AnswerState, 'response' | 'files'> | undefined): boolean {
  return hasContent(answer?.response) || (answer?.files ?? []).length > 0;
}

/** Whether a response of any type contains a text, a number or a choice. */
function hasContent(response: unknown): boolean {
  if (typeof response === 'string') return response.trim() !== '';
  if (typeof response === 'number' || response === true) return true;
  if (Array.isArray(response)) return response.some(hasContent);
  return typeof response === 'object' && response !== null && Object.values(response).some(hasContent);
}
