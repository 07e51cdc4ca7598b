import { createLateComponent } from '#ui/browser/late-component.tsx';

/** Comes after the first question, for it follows the last one. */
export const LateSummary = createLateComponent(async () => (await import('./summary.tsx')).Summary);
