import type { Mark } from '../rich-text.ts';

/** A node of the editor's document, as JSON. */
export type DocNode = {
  type?: string | undefined;
  text?: string | undefined;
  marks?: { type: string }[] | undefined;
  attrs?: Record<string, unknown> | undefined;
  content?: DocNode[] | undefined;
};

/** The editor's names of the marks. */
export const markNames: Readonly<Record<Mark, string>> = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
  sub: 'subscript',
  sup: 'superscript',
};
