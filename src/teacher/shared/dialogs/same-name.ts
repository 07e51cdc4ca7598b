/** Names that a person would call the same: width, case and spaces do not count. */
export function isSameName(typed: string, expected: string): boolean {
  const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return fold(typed) === fold(expected);
}
