/** The text of an answer to an open question; empty if there is none. Free of zod. */
export function readOpenText(response: unknown): string {
  if (typeof response !== 'object' || response === null || !('text' in response)) return '';
  return typeof response.text === 'string' ? response.text.trim() : '';
}

/** Counts characters by code points, so that rare characters and emoji count once. */
export function countCharacters(text: string): number {
  return [...text].length;
}
