import { type Box, clip, grow } from '#parts/ink/boxes.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import type { PublicQuestion } from './model.ts';

const margin = 12;

/** Where teachers see a question: its page, or its region with a margin. */
export function toShownPlace(
  { page, box }: Pick<PublicQuestion, 'page' | 'box'>,
  pages: readonly InkPage[],
): { page: number; box?: Box } {
  const size = pages[page];
  return box && size ? { page, box: clip(grow(box, margin), [0, 0, size.width, size.height]) } : { page };
}
