/** Compares names without regard to width, case and spaces. */
export function isSameName(typed: string, expected: string): boolean {
  const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return fold(typed) === fold(expected);
}
