import type { DocNode } from './doc-node.ts';

/** A gap of the text: its id stays while it is moved. `answer`: the words in whose place it was made. */
export type Gap = { id: string; answer: string };

/** For a field whose text has gaps with answers elsewhere. */
export type GapRules = {
  /** Ids of the gaps that the text has, by their numbers. */
  ids: readonly string[];
  /** The most gaps that can be inserted. */
  max: number;
  createId: () => string;
};

const readText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The gaps of the editor's document in reading order. */
export function listGaps({ type, attrs = {}, content = [] }: DocNode): Gap[] {
  if (type === 'blank') return [{ id: readText(attrs['id']), answer: readText(attrs['answer']) }];
  return content.flatMap(listGaps);
}

/** The document with the ids of its gaps, which are still numbered as in the text. */
export function addGapIds(node: DocNode, ids: readonly string[]): DocNode {
  if (node.type === 'blank') {
    const number = Number(node.attrs?.['number']);
    return { ...node, attrs: { ...node.attrs, id: ids[number - 1] ?? '' } };
  }
  return node.content ? { ...node, content: node.content.map((one) => addGapIds(one, ids)) } : node;
}

/** How a gap is typed or pasted: `[[1]]`, whatever its number, or four or more underlines. */
export const writtenGap = /\[\[\d{1,2}\]\]|_{4,}/g;
