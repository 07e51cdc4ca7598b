import type { QuestionInfo } from '#form/activity-type.ts';
import type { AnswerState } from '#form/activity-views.ts';

/** Whether there is an answer: a response that is not empty, a file, or a drawn item. */
export function isAnswered(
  answer: Pick<AnswerState, 'response' | 'files' | 'item_count'> | undefined,
): boolean {
  const { response, files = [], item_count = 0 } = answer ?? {};
  return hasContent(response) || files.length > 0 || item_count > 0;
}

/** Whether there is an answer to which the file or the response is missing. */
export function isIncomplete(
  { needs_file }: Pick<QuestionInfo, 'needs_file'>,
  answer: Pick<AnswerState, 'response' | 'files' | 'item_count'> | undefined,
): boolean {
  if (!needs_file || !isAnswered(answer)) return false;
  return !answer?.files?.length || !hasContent(answer.response);
}

/** Whether a response of any type contains a text, a number or a choice. */
function hasContent(response: unknown): boolean {
  if (typeof response === 'string') return response.trim() !== '';
  if (typeof response === 'number' || response === true) return true;
  if (Array.isArray(response)) return response.some(hasContent);
  return typeof response === 'object' && response !== null && Object.values(response).some(hasContent);
}
