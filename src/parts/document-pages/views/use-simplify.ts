import { useEffect, useState } from 'react';

type Simplify = (text: string) => string;

const leaveAsIs: Simplify = (text) => text;

/**
 * Traditional characters as Simplified ones. Their table is large, so it is fetched only once someone searches;
 * until it is there, or should it not come, text stays as it is.
 */
export function useSimplify(): Simplify {
  const [simplify, setSimplify] = useState<Simplify>(() => leaveAsIs);
  useEffect(() => {
    let gone = false;
    import('../../quiz-questions/marking/simplified.ts').then(
      ({ toSimplified }) => gone || setSimplify(() => toSimplified),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return simplify;
}
