import type { QuestionInfo } from '#form/activity-type.ts';
import type { AnswerState } from '#form/activity-views.ts';
import { hasFile } from '#form/has-file.ts';

type Answer = Pick<AnswerState, 'response' | 'files' | 'unsent_files' | 'item_count'> | undefined;

/** Whether there is an answer: a response that is not empty, a file, also one that is on its way, or a drawn item. */
export function isAnswered(answer: Answer): boolean {
  const { response, item_count = 0 } = answer ?? {};
  return hasContent(response) || hasFile(answer) || item_count > 0;
}

/** Whether there is an answer to which the file or the response is missing. */
export function isIncomplete({ needs_file }: Pick<QuestionInfo, 'needs_file'>, answer: Answer): boolean {
  if (!needs_file || !isAnswered(answer)) return false;
  return !hasFile(answer) || !hasContent(answer?.response);
}

/** Whether a response of any type contains a text, a number or a choice. */
function hasContent(response: unknown): boolean {
  if (typeof response === 'string') return response.trim() !== '';
  if (typeof response === 'number' || response === true) return true;
  if (Array.isArray(response)) return response.some(hasContent);
  return typeof response === 'object' && response !== null && Object.values(response).some(hasContent);
}
