import { useEffect, useState } from 'react';
import type { BlankKey } from './blank-key.ts';

export type GapVerdict = 'right' | 'partly' | 'wrong';

type Verdicts = { key: BlankKey; textsJson: string; byId: Record<string, GapVerdict> };

/**
 * Returns by id how right each blank is, once there is a key. Comparing needs a table of characters that is larger
 * than the whole player, so it loads only with the first key.
 */
export function useGapVerdicts(
  key: BlankKey | undefined,
  texts: Record<string, string>,
): Record<string, GapVerdict> | undefined {
  const [verdicts, setVerdicts] = useState<Verdicts>();
  const textsJson = JSON.stringify(texts);
  useEffect(() => {
    if (!key || key.blanks.length === 0) return undefined;
    let isUnmounted = false;
    void loadAndCompare(key, textsJson).then((byId) => isUnmounted || setVerdicts({ key, textsJson, byId }));
    return () => {
      isUnmounted = true;
    };
  }, [key, textsJson]);
  return verdicts && verdicts.key === key && verdicts.textsJson === textsJson ? verdicts.byId : undefined;
}

async function loadAndCompare(key: BlankKey, textsJson: string): Promise<Record<string, GapVerdict>> {
  const { findGapShares } = await import('./gap-shares.ts');
  const shares = findGapShares(key, JSON.parse(textsJson));
  return Object.fromEntries(key.blanks.map(({ id }, index) => [id, judge(shares[index] ?? 0)]));
}

function judge(share: number): GapVerdict {
  if (share === 1) return 'right';
  return share > 0 ? 'partly' : 'wrong';
}
