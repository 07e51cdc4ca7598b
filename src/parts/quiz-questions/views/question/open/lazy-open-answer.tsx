import { type ComponentProps, lazy, Suspense } from 'react';
import type { OpenAnswer } from './open-answer.tsx';

/** Loads the code of open answers early, so that they work without network. */
export const loadOpenAnswer = async () => ({ default: (await import('./open-answer.tsx')).OpenAnswer });

const LazyComponent = lazy(loadOpenAnswer);

/** The answer to an open question: quizzes without one never load its code. */
export function LazyOpenAnswer(props: ComponentProps<typeof OpenAnswer>) {
  return (
    <Suspense fallback={null}>
      <LazyComponent {...props} />
    </Suspense>
  );
}
