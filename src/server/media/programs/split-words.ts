/** Splits fixed arguments written as on a command line. Arguments that may contain spaces must be lists. */
export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
