import { useEffect, useState } from 'react';

type Simplify = (text: string) => string;

const leaveAsIs: Simplify = (text) => text;

/**
 * Makes Traditional and Simplified characters and other variants equal. The table is large, so it loads with the first search; text stays
 * unchanged until it is loaded.
 */
export function useSimplify(): Simplify {
  const [simplify, setSimplify] = useState<Simplify>(() => leaveAsIs);
  useEffect(() => {
    let isUnmounted = false;
    import('#parts/quiz-questions/marking/simplified.ts').then(
      ({ foldVariants }) => isUnmounted || setSimplify(() => foldVariants),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return simplify;
}
