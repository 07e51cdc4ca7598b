import type { StudentResponse } from '#form/activity-type.ts';
import type { AnswerState } from '#form/activity-views.ts';
import { hasFile } from '#form/has-file.ts';

type Answer =
  | Partial<Pick<StudentResponse, 'response'> & Pick<AnswerState, 'files' | 'unsent_files'>>
  | undefined;

/** True if there is a text anywhere in it, such as the id of an option: so it is for every kind of question. */
function isFilled(response: unknown): boolean {
  if (typeof response === 'string') return response.trim() !== '';
  return typeof response === 'object' && response !== null && Object.values(response).some(isFilled);
}

/** True if the student wrote or chose something, or attached a file; an answer taken back has nothing. Free of zod. */
export function hasAnswer(answer: Answer): boolean {
  const response = answer?.response;
  return (typeof response === 'object' && isFilled(response)) || hasFile(answer);
}

/** A public question, of which only this matters. */
type WithFiles = { files?: { needed?: 'alone' | 'beside' | undefined } | undefined };

/** True if the student has answered, and where a file belongs to the response, neither of them is missing. */
export function isWholeAnswer({ files: asked }: WithFiles, answer: Answer): boolean {
  if (asked?.needed !== 'beside') return hasAnswer(answer);
  return hasAnswer({ response: answer?.response }) && hasFile(answer);
}
