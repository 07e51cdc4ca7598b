import * as limits from './limits.ts';
import { toText } from './plain-text.ts';
import type { Block, RichText } from './rich-text.ts';
import { listInlines } from './walk.ts';

function isSmall(block: Block, listDepth: number): boolean {
  if ('p' in block) return true;
  if ('table' in block) {
    const { rows } = block.table;
    return rows.length <= limits.tableRowsMax && rows.every(({ length }) => length <= limits.tableColumnsMax);
  }
  const items = 'ul' in block ? block.ul : block.ol;
  return listDepth > 0 && areFew(items.flat(), listDepth - 1) && items.length <= limits.blocksMax;
}

function areFew(blocks: readonly Block[], listDepth: number): boolean {
  return blocks.length <= limits.blocksMax && blocks.every((block) => isSmall(block, listDepth));
}

/** Whether a text is short and simple enough to be stored. */
export function fitsLimits(text: RichText, maxLength: number): boolean {
  if (toText(text).length > maxLength) return false;
  if (typeof text === 'string') return true;
  const inlines = listInlines(text);
  return (
    areFew(text.blocks, limits.listDepthMax) &&
    inlines.length <= limits.inlinesMax &&
    inlines.filter((one) => 'picture' in one).length <= limits.picturesMax &&
    inlines.filter((one) => 'math' in one).length <= limits.formulasMax
  );
}
