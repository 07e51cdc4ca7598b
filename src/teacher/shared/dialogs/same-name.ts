/** Compares names without regard to width, case and spaces. */
export function isSameName(typed: string, expected: string): boolean {
  const foldText = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return foldText(typed) === foldText(expected);
}
