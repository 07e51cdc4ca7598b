import { useEffect, useState } from 'react';
import type { QuestionKey } from '../../model.ts';

type Match = { key: QuestionKey; texts: string; isRightById: Record<string, boolean> };

/**
 * Returns by id whether each blank is right, once there is a key. Comparing needs a table of characters that is larger
 * than the whole player, so it loads only with the first key.
 */
export function useBlankMatch(
  key: QuestionKey | undefined,
  texts: Record<string, string>,
): Record<string, boolean> | undefined {
  const [match, setMatch] = useState<Match>();
  const written = JSON.stringify(texts);
  useEffect(() => {
    if (!key || key.blanks.length === 0) return undefined;
    let isGone = false;
    void loadAndMatch(key, written).then(
      (right) => isGone || setMatch({ key, texts: written, isRightById: right }),
    );
    return () => {
      isGone = true;
    };
  }, [key, written]);
  return match && match.key === key && match.texts === written ? match.isRightById : undefined;
}

async function loadAndMatch(key: QuestionKey, texts: string): Promise<Record<string, boolean>> {
  const { matchBlanks } = await import('../../marking/blank-match.ts');
  const areRight = matchBlanks(key, JSON.parse(texts));
  return Object.fromEntries(key.blanks.map(({ id }, index) => [id, areRight[index] === true]));
}
