import type { StudentResponse } from '#form/activity-type.ts';

/** True if there is a text anywhere in it, such as the id of an option: so it is for every kind of question. */
function isFilled(response: unknown): boolean {
  if (typeof response === 'string') return response.trim() !== '';
  return typeof response === 'object' && response !== null && Object.values(response).some(isFilled);
}

/** True if the student wrote or chose something, or handed in a file; an answer taken back has nothing. Free of zod. */
export function hasAnswer(answer: Partial<Pick<StudentResponse, 'response' | 'files'>> | undefined): boolean {
  const { response, files = [] } = answer ?? {};
  return (typeof response === 'object' && isFilled(response)) || files.length > 0;
}
