import { useEffect, useState } from 'react';
import type { MathNode } from '../rich-text.ts';
import { loadConvertTex } from './load-convert-tex.view.ts';
import { MathFormula } from './math.tsx';

/** A formula that is drawn from its TeX here, for teachers: they see texts that no server has prepared for students. */
export function TexFormula({ tex, isBlock }: { tex: string; isBlock: boolean }) {
  const [node, setNode] = useState<MathNode>();
  useEffect(() => {
    let isUnmounted = false;
    loadConvertTex().then(
      (convertTex) => isUnmounted || setNode(convertTex(tex, isBlock)),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [tex, isBlock]);
  return node === undefined ? <code>{tex}</code> : <MathFormula tex={tex} node={node} isBlock={isBlock} />;
}
