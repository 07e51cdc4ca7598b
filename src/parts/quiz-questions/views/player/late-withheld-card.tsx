import { createLateComponent } from '#ui/browser/late-component.tsx';

/** Quizzes without time limits never load its code. */
export const LateWithheldCard = createLateComponent(
  async () => (await import('./withheld-card.tsx')).WithheldCard,
);
