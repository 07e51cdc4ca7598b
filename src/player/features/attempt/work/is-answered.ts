import type { AnswerState } from '#form/activity-views.ts';

/** Whether there is an answer: a response that is not empty, a file, or a drawn item. */
export function isAnswered(
  answer: Pick<AnswerState, 'response' | 'files' | 'item_count'> | undefined,
): boolean {
  const { response, files = [], item_count = 0 } = answer ?? {};
  return hasContent(response) || files.length > 0 || item_count > 0;
}

/** Whether a response of any type contains a text, a number or a choice. */
function hasContent(response: unknown): boolean {
  if (typeof response === 'string') return response.trim() !== '';
  if (typeof response === 'number' || response === true) return true;
  if (Array.isArray(response)) return response.some(hasContent);
  return typeof response === 'object' && response !== null && Object.values(response).some(hasContent);
}
