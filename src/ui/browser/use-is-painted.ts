import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first render, and true in one that begins after it was painted, in small steps between which the page responds
 * to input. A deferred value is not deferred where the whole page is (`DeferredRender`).
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  return isPainted;
}
