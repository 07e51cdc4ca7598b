import type { Block, Inline, RichText } from './rich-text.ts';

function listBlockInlines(block: Block): Inline[] {
  if ('p' in block) return block.p;
  if ('table' in block) return block.table.rows.flat(2);
  return ('ul' in block ? block.ul : block.ol).flat().flatMap(listBlockInlines);
}

/** Everything that stands in the lines of the text, in reading order. */
export function listInlines(text: RichText): Inline[] {
  return typeof text === 'string' ? [] : text.blocks.flatMap(listBlockInlines);
}

function changeBlock(block: Block, change: (inline: Inline) => Inline): Block {
  if ('p' in block) return { p: block.p.map(change) };
  if ('table' in block) {
    const rows = block.table.rows.map((row) => row.map((cell) => cell.map(change)));
    return { table: { ...block.table, rows } };
  }
  const changeItems = (items: Block[][]) => items.map((item) => item.map((one) => changeBlock(one, change)));
  return 'ul' in block ? { ul: changeItems(block.ul) } : { ol: changeItems(block.ol) };
}

/** The text with each part of its lines changed. */
export function changeInlines<Text extends RichText>(text: Text, change: (inline: Inline) => Inline): Text;
export function changeInlines(text: RichText, change: (inline: Inline) => Inline): RichText {
  return typeof text === 'string' ? text : { blocks: text.blocks.map((block) => changeBlock(block, change)) };
}
