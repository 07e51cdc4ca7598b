import { createLateComponent } from '#ui/browser/late-component.tsx';

/** Quizzes without formatted texts never load its code. */
export const LatePlainLine = createLateComponent(async () => (await import('./plain-line.tsx')).PlainLine);
