import { useEffect, useState } from 'react';
import type { BlankKey } from './kind.ts';

type BlankMatch = { key: BlankKey; textsJson: string; isRightById: Record<string, boolean> };

/**
 * Returns by id whether each blank is right, once there is a key. Comparing needs a table of characters that is larger
 * than the whole player, so it loads only with the first key.
 */
export function useBlankMatch(
  key: BlankKey | undefined,
  texts: Record<string, string>,
): Record<string, boolean> | undefined {
  const [match, setMatch] = useState<BlankMatch>();
  const textsJson = JSON.stringify(texts);
  useEffect(() => {
    if (!key || key.blanks.length === 0) return undefined;
    let isUnmounted = false;
    void loadAndMatch(key, textsJson).then(
      (rightById) => isUnmounted || setMatch({ key, textsJson, isRightById: rightById }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [key, textsJson]);
  return match && match.key === key && match.textsJson === textsJson ? match.isRightById : undefined;
}

async function loadAndMatch(key: BlankKey, textsJson: string): Promise<Record<string, boolean>> {
  const { matchBlanks } = await import('../../marking/blank-match.ts');
  const rightFlags = matchBlanks(key, JSON.parse(textsJson));
  return Object.fromEntries(key.blanks.map(({ id }, index) => [id, rightFlags[index] === true]));
}
