/** The text of an answer to an open question; empty where there is none. Free of zod. */
export function readOpenText(response: unknown): string {
  if (typeof response !== 'object' || response === null || !('text' in response)) return '';
  return typeof response.text === 'string' ? response.text.trim() : '';
}

/** Characters as people count them: one for each code point, so that rare characters and emoji are not two. */
export function countCharacters(text: string): number {
  return [...text].length;
}
