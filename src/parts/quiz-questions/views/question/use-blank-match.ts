import { useEffect, useState } from 'react';
import type { QuestionKey } from '../../model.ts';

type Match = { key: QuestionKey; texts: string; right: Record<string, boolean> };

/**
 * Which blanks are right, by id, once there is a key. The comparison comes with a table of characters that
 * is larger than the whole player, so it is fetched only when an answer is looked back at.
 */
export function useBlankMatch(
  key: QuestionKey | undefined,
  texts: Record<string, string>,
): Record<string, boolean> | undefined {
  const [match, setMatch] = useState<Match>();
  const written = JSON.stringify(texts);
  useEffect(() => {
    if (!key || key.blanks.length === 0) return undefined;
    let gone = false;
    void matchLater(key, written).then((right) => gone || setMatch({ key, texts: written, right }));
    return () => {
      gone = true;
    };
  }, [key, written]);
  return match && match.key === key && match.texts === written ? match.right : undefined;
}

async function matchLater(key: QuestionKey, texts: string): Promise<Record<string, boolean>> {
  const { matchBlanks } = await import('../../marking/blank-match.ts');
  const right = matchBlanks(key, JSON.parse(texts));
  return Object.fromEntries(key.blanks.map(({ id }, index) => [id, right[index] === true]));
}
