/** Walking the syntax tree of a source file, as Vite's parser gives it. */

/** A part of a source file; `start` and `end` count UTF-16 units. */
export type Span = { start: number; end: number };

export type Node = Span & { type: string; [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}
