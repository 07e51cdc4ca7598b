import type { ReactNode } from 'react';
import { createLateComponent } from '#ui/browser/late-component.tsx';

const LateTexFormula = createLateComponent(async () => (await import('./tex-formula.tsx')).TexFormula);

/** A formula of its TeX. What reads TeX is loaded once a teacher sees a formula. */
export function drawTexLate(tex: string, isBlock: boolean): ReactNode {
  return <LateTexFormula tex={tex} isBlock={isBlock} />;
}
