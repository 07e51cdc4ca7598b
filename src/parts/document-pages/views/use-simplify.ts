import { useEffect, useState } from 'react';

type Simplify = (text: string) => string;

const leaveAsIs: Simplify = (text) => text;

/**
 * Converts Traditional characters to Simplified ones. The table is large, so it loads with the first search; text stays
 * unchanged until it is loaded.
 */
export function useSimplify(): Simplify {
  const [simplify, setSimplify] = useState<Simplify>(() => leaveAsIs);
  useEffect(() => {
    let isUnmounted = false;
    import('#parts/quiz-questions/marking/simplified.ts').then(
      ({ toSimplified }) => isUnmounted || setSimplify(() => toSimplified),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return simplify;
}
