/** Fixed arguments of a program, written as on a command line; for anything that may hold a space use a list. */
export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
