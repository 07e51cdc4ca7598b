import type { StudentResponse } from '#form/activity-type.ts';

/** True if the response has an option or a text; an answer taken back has none. Free of zod. */
function isFilled(response: unknown): boolean {
  if (typeof response !== 'object' || response === null) return false;
  if ('option' in response) return typeof response.option === 'string';
  if ('options' in response) return Array.isArray(response.options) && response.options.length > 0;
  if ('text' in response) return typeof response.text === 'string' && response.text.trim() !== '';
  if (!('blanks' in response) || typeof response.blanks !== 'object' || response.blanks === null)
    return false;
  return Object.values(response.blanks).some((text) => typeof text === 'string' && text.trim() !== '');
}

/** True if the student wrote or chose something, or handed in a file. */
export function hasAnswer(answer: Partial<Pick<StudentResponse, 'response' | 'files'>> | undefined): boolean {
  return isFilled(answer?.response) || (answer?.files ?? []).length > 0;
}
