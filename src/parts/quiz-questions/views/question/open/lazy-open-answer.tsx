import { createLazyComponent } from '#ui/browser/lazy-component.tsx';

/** The answer to an open question: quizzes without one never load its code. */
export const LazyOpenAnswer = createLazyComponent(async () => (await import('./open-answer.tsx')).OpenAnswer);
