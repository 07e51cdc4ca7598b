/** True where the response chooses or says something; an answer taken back is none. Free of zod. */
export function hasAnswer(response: unknown): boolean {
  if (typeof response !== 'object' || response === null) return false;
  if ('option' in response) return typeof response.option === 'string';
  if ('options' in response) return Array.isArray(response.options) && response.options.length > 0;
  if (!('blanks' in response) || typeof response.blanks !== 'object' || response.blanks === null)
    return false;
  return Object.values(response.blanks).some((text) => typeof text === 'string' && text.trim() !== '');
}
