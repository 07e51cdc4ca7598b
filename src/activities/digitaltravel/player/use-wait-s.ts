import { useEffect, useState } from 'react';

/** Seconds that are left of so many, counted from when the component appears; 0 afterwards. */
export function useWaitS(seconds: number): number {
  const [leftS, setLeftS] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeftS(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return leftS;
}
