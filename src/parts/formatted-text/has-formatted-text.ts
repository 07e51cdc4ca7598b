import type { TextTree } from './rich-text.ts';

export const isTextTree = (value: object): value is TextTree =>
  'blocks' in value && Array.isArray(value.blocks);

function holds(content: unknown, isSought: (value: object) => boolean): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return isSought(content) || Object.values(content).some((value) => holds(value, isSought));
}

/** Whether a formatted text stands anywhere in the content. */
export const hasFormattedText = (content: unknown): boolean => holds(content, isTextTree);

/** Whether a formula stands anywhere in the content. */
export const hasFormula = (content: unknown): boolean => holds(content, (value) => 'math' in value);
