import type { StudentResponse } from '#form/activity-type.ts';

type Answer = Partial<Pick<StudentResponse, 'response' | 'files'>> | undefined;

/** True if there is a text anywhere in it, such as the id of an option: so it is for every kind of question. */
function isFilled(response: unknown): boolean {
  if (typeof response === 'string') return response.trim() !== '';
  return typeof response === 'object' && response !== null && Object.values(response).some(isFilled);
}

/** True if the student wrote or chose something, or handed in a file; an answer taken back has nothing. Free of zod. */
export function hasAnswer(answer: Answer): boolean {
  const { response, files = [] } = answer ?? {};
  return (typeof response === 'object' && isFilled(response)) || files.length > 0;
}

/** A public question, of which only this matters. */
type WithFiles = { files?: { needed?: 'alone' | 'beside' | undefined } | undefined };

/** True if the student has answered, and where a file belongs to the response, neither of them is missing. */
export function isWholeAnswer({ files: asked }: WithFiles, answer: Answer): boolean {
  if (asked?.needed !== 'beside') return hasAnswer(answer);
  const { response, files = [] } = answer ?? {};
  return hasAnswer({ response }) && files.length > 0;
}
