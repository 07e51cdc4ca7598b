import { toText } from '../plain-text.ts';
import { type Block, type Inline, marks, type RichText } from '../rich-text.ts';
import { type DocNode, markNames } from './doc-node.ts';
import { splitWritten } from './split-written.ts';

const readNumber = (value: unknown) => (typeof value === 'number' && value >= 1 ? Math.round(value) : 1);
const readText = (value: unknown) => (typeof value === 'string' ? value : '');

function readInline({ type, text, marks: docMarks = [], attrs = {} }: DocNode): Inline[] {
  if (type === 'hardBreak') return [{ br: true }];
  if (type === 'blank') return [{ blank: readNumber(attrs['number']) }];
  if (type === 'formula') {
    const math = readText(attrs['tex']);
    return math === '' ? [] : [{ math, ...(attrs['block'] === true && { block: true }) }];
  }
  if (type === 'picture') {
    const { url, alt, width, height } = attrs;
    const size = { width: readNumber(width), height: readNumber(height) };
    return [{ picture: { url: readText(url), ...size, alt: readText(alt) } }];
  }
  if (type !== 'text' || !text) return [];
  const m = marks.filter((mark) => docMarks.some((one) => one.type === markNames[mark]));
  return splitWritten(text).map((part) => ('t' in part && m.length > 0 ? { ...part, m } : part));
}

const readLine = ({ content = [] }: DocNode): Inline[] => content.flatMap(readInline);

function readCell({ content = [] }: DocNode): Inline[] {
  return content.flatMap((paragraph, index): Inline[] => [
    ...(index > 0 ? [{ br: true } as const] : []),
    ...readLine(paragraph),
  ]);
}

/** Rows are made equally long: pasted tables may have merged cells. */
function readTable({ content: rowNodes = [] }: DocNode): Block[] {
  const rows = rowNodes.map(({ content = [] }) => content.map(readCell));
  const columnCount = Math.max(0, ...rows.map(({ length }) => length));
  if (columnCount === 0) return [];
  const isHead = rowNodes[0]?.content?.every(({ type }) => type === 'tableHeader') === true;
  const evenRows = rows.map((row) => [...row, ...Array.from({ length: columnCount - row.length }, () => [])]);
  return [{ table: { ...(isHead && { head: true }), rows: evenRows } }];
}

function readItem({ content = [] }: DocNode): Block[] {
  const blocks = content.flatMap(readBlock);
  const [first] = blocks;
  const beginsEmpty = first && 'p' in first && first.p.length === 0;
  return beginsEmpty && blocks.length > 1 ? blocks.slice(1) : blocks;
}

function readBlock(node: DocNode): Block[] {
  if (node.type === 'paragraph') return [{ p: readLine(node) }];
  if (node.type === 'table') return readTable(node);
  const items = () => (node.content ?? []).map(readItem).filter(({ length }) => length > 0);
  if (node.type === 'bulletList') return [{ ul: items() }];
  return node.type === 'orderedList' ? [{ ol: items() }] : [];
}

const isEmptyLine = (block: Block | undefined) => block !== undefined && 'p' in block && block.p.length === 0;

function trimLines(blocks: readonly Block[]): Block[] {
  let start = 0;
  let end = blocks.length;
  while (start < end && isEmptyLine(blocks[start])) start += 1;
  while (end > start && isEmptyLine(blocks[end - 1])) end -= 1;
  return blocks.slice(start, end);
}

const isPlain = (inline: Inline) => 'blank' in inline || 'br' in inline || ('t' in inline && !inline.m);

/** The text of the editor's document: a string if only words and blanks are there. */
export function fromDoc({ content = [] }: DocNode): RichText {
  const blocks = trimLines(content.flatMap(readBlock));
  return blocks.every((block) => 'p' in block && block.p.every(isPlain)) ? toText({ blocks }) : { blocks };
}
