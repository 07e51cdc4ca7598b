import { createLateComponent } from '#ui/browser/late-component.tsx';

/** A formula; it and its font load when a text has one. */
export const LateMathFormula = createLateComponent(async () => (await import('./math.tsx')).MathFormula);
