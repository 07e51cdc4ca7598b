import type { Block, Inline, RichText } from '../rich-text.ts';
import { type DocNode, markNames } from './doc-node.ts';
import { splitWritten } from './split-written.ts';

function toInlineNode(inline: Inline): DocNode {
  if ('blank' in inline) return { type: 'blank', attrs: { number: inline.blank } };
  if ('br' in inline) return { type: 'hardBreak' };
  if ('math' in inline) return { type: 'formula', attrs: { tex: inline.math, block: inline.block === true } };
  if ('picture' in inline) return { type: 'picture', attrs: { ...inline.picture } };
  const marks = (inline.m ?? []).map((mark) => ({ type: markNames[mark] }));
  return { type: 'text', text: inline.t, ...(marks.length > 0 && { marks }) };
}

const toParagraph = (line: readonly Inline[]): DocNode => ({
  type: 'paragraph',
  ...(line.length > 0 && { content: line.map(toInlineNode) }),
});

/** Lines of a cell are paragraphs in the editor, so that Enter begins one. */
function toCellLines(cell: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const inline of cell) {
    if ('br' in inline) lines.push([]);
    else lines.at(-1)?.push(inline);
  }
  return lines;
}

function toBlockNode(block: Block): DocNode {
  if ('p' in block) return toParagraph(block.p);
  if ('table' in block) {
    const { head, rows } = block.table;
    const content = rows.map((row, index) => ({
      type: 'tableRow',
      content: row.map((cell) => ({
        type: head && index === 0 ? 'tableHeader' : 'tableCell',
        content: toCellLines(cell).map(toParagraph),
      })),
    }));
    return { type: 'table', content };
  }
  const isBulleted = 'ul' in block;
  return {
    type: isBulleted ? 'bulletList' : 'orderedList',
    content: (isBulleted ? block.ul : block.ol).map((item) => ({
      type: 'listItem',
      // In the editor each item begins with a paragraph.
      content: [...(item[0] && 'p' in item[0] ? [] : [toParagraph([])]), ...item.map(toBlockNode)],
    })),
  };
}

/** The editor's document of a text; a text without formatting has a paragraph for each line. */
export function toDoc(text: RichText): DocNode {
  const blocks =
    typeof text === 'string' ? text.split('\n').map((line) => ({ p: splitWritten(line) })) : text.blocks;
  return { type: 'doc', content: blocks.map(toBlockNode) };
}
