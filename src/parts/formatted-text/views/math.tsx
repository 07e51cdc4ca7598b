import { createElement, type ReactNode } from 'react';
import type { MathNode } from '../rich-text.ts';
import styles from './math.module.css';

function drawNode(node: MathNode, key?: number): ReactNode {
  if (typeof node === 'string') return node;
  // The tree is ours; the pattern keeps a page safe should it ever meet another.
  if (!/^m[a-z]+$/.test(node.n)) return null;
  return createElement(node.n, { key, ...node.a, style: node.s }, ...(node.c ?? []).map(drawNode));
}

type MathProps = { tex: string; node: MathNode; isBlock: boolean };

/** A formula. Its TeX goes along for screen readers and other programs that read it. */
export function MathFormula({ tex, node, isBlock }: MathProps) {
  return createElement(
    'math',
    { className: styles.math, display: isBlock ? 'block' : undefined },
    createElement(
      'semantics',
      {},
      drawNode(node),
      createElement('annotation', { encoding: 'application/x-tex' }, tex),
    ),
  );
}
