import { useMemo } from 'react';
import { useCall } from '#ui/api/hooks.ts';

/** A comment that the teacher uses often. */
export type Phrase = { id: number; text: string };

/** Reads to refresh after a change of phrases. */
export const phraseReads = ['GET /study/phrases'] as const;

/** A longer phrase is no stamp. */
const stampMaxLength = 40;

/** The short ones of the teacher's phrases, as stamps for drawings. */
export function useOwnStamps(): readonly string[] {
  const phrases = usePhrases();
  return useMemo(
    () => phrases.map(({ text }) => text).filter(({ length }) => length <= stampMaxLength),
    [phrases],
  );
}

const noPhrases: readonly Phrase[] = [];

/** The teacher's phrases; none until they are read. */
export function usePhrases(): readonly Phrase[] {
  return useCall('GET /study/phrases', {}, { quiet: true }).data?.phrases ?? noPhrases;
}
