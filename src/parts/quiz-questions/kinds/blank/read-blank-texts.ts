/** The typed texts by blank, read without a schema; what does not fit counts as absent. */
export function readBlankTexts(response: unknown): Record<string, string> {
  if (typeof response !== 'object' || response === null || !('blanks' in response)) return {};
  const texts = response.blanks;
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
