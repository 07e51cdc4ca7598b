import { type ConvertedNode, toMathNode } from './math-elements.ts';
import type { MathNode } from './rich-text.ts';

/** Turns TeX into the tree of a formula; undefined: it is no formula. */
export type ConvertTex = (tex: string, isBlock: boolean) => MathNode | undefined;

type RenderTree = (tex: string, options: object) => ConvertedNode;

/** Largest number of elements: a few characters of TeX can make thousands. */
const nodesMax = 4_000;

/** Commands that link, name, style or include: none is trusted. Macros end, and no length is larger than a page. */
const options = { throwOnError: true, trust: false, maxSize: [20, 20], maxExpand: 200, strict: false };

function countNodes(node: MathNode): number {
  return typeof node === 'string' ? 1 : (node.c ?? []).reduce((sum, one) => sum + countNodes(one), 1);
}

const hasText = (node: MathNode): boolean =>
  typeof node === 'string' ? node.trim() !== '' : (node.c ?? []).some(hasText);

/** The converter is a parameter because only the server and the teacher's editor load it. */
export function createConvertTex(renderTree: RenderTree): ConvertTex {
  return (tex, isBlock) => {
    try {
      const node = toMathNode(renderTree(tex, { ...options, displayMode: isBlock }));
      return hasText(node) && countNodes(node) <= nodesMax ? node : undefined;
    } catch {
      return undefined;
    }
  };
}
