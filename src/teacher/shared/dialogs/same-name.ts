/** Compares names without regard to width, case and spaces. */
export function isSameName(typedName: string, expectedName: string): boolean {
  const foldText = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return foldText(typedName) === foldText(expectedName);
}
