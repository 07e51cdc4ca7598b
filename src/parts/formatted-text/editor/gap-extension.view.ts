import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { type GapRules, writtenGap } from './gaps.ts';

/** Puts a gap in the place of each `[[1]]` and `____`, from the last one on, so that the places before it stay. */
function replaceWritten({ doc, schema, tr }: EditorState): Transaction {
  const blank = schema.nodes['blank'];
  const places: { from: number; to: number }[] = [];
  doc.descendants((node, position) => {
    for (const match of node.text?.matchAll(writtenGap) ?? [])
      places.push({ from: position + match.index, to: position + match.index + match[0].length });
  });
  for (const { from, to } of places.reverse()) if (blank) tr.replaceWith(from, to, blank.create());
  return tr;
}

/** Numbers the gaps in reading order; a new gap and a copy of one get an id of their own. */
function nameGaps(tr: Transaction, createId: () => string): Transaction {
  const usedIds = new Set<string>();
  const gaps: { node: Node; position: number }[] = [];
  tr.doc.descendants((node, position) => {
    if (node.type.name === 'blank') gaps.push({ node, position });
  });
  for (const [index, { node, position }] of gaps.entries()) {
    const known = String(node.attrs['id']);
    const id = known === '' || usedIds.has(known) ? createId() : known;
    usedIds.add(id);
    const number = index + 1;
    if (id !== known || number !== node.attrs['number'])
      tr.setNodeMarkup(position, undefined, { ...node.attrs, id, number });
  }
  return tr;
}

/** Keeps the gaps of a text numbered and named. */
export function createGapExtension({ createId }: GapRules): Extension {
  return Extension.create({
    name: 'gaps',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (transactions, _before, state) => {
          if (!transactions.some(({ docChanged }) => docChanged)) return undefined;
          const tr = nameGaps(replaceWritten(state), createId);
          return tr.docChanged ? tr : undefined;
        },
      }),
    ],
  });
}
