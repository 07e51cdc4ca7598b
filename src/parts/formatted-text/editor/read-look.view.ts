import type { Editor } from '@tiptap/core';

/** What the toolbar shows as pressed, and what is chosen. */
export type EditorLook = {
  active: ReadonlySet<string>;
  /** The chosen formula or picture. */
  chosen: { type: string; attrs: Record<string, unknown> } | undefined;
};

const names = [
  'bold',
  'italic',
  'underline',
  'subscript',
  'superscript',
  'bulletList',
  'orderedList',
  'table',
];

export function readLook(editor: Editor): EditorLook {
  const { selection } = editor.state;
  const node =
    'node' in selection
      ? (selection.node as { type: { name: string }; attrs: Record<string, unknown> })
      : undefined;
  return {
    active: new Set(names.filter((name) => editor.isActive(name))),
    chosen: node && { type: node.type.name, attrs: node.attrs },
  };
}
