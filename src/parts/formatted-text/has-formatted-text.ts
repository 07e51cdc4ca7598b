import type { TextTree } from './rich-text.ts';

export const isTextTree = (value: object): value is TextTree =>
  'blocks' in value && Array.isArray(value.blocks);

/** Whether a formatted text stands anywhere in the content. */
export function hasFormattedText(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return isTextTree(content) || Object.values(content).some(hasFormattedText);
}
