import { normaliseTyped } from '#contract/rules/typed-text.ts';

/** Compares names without regard to case, spaces and what keyboards change by themselves. */
export function isSameName(typedName: string, expectedName: string): boolean {
  const foldText = (text: string) => normaliseTyped(text).toLowerCase().replaceAll(' ', '');
  return foldText(typedName) === foldText(expectedName);
}
