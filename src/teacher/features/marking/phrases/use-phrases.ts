import { useCall } from '#ui/api/hooks.ts';

/** A comment that the teacher uses often. */
export type Phrase = { id: number; text: string };

/** Reads to refresh after a change of phrases. */
export const phraseReads = ['GET /study/phrases'] as const;

/** The teacher's phrases; none until they are read. */
export function usePhrases(): readonly Phrase[] {
  return useCall('GET /study/phrases', {}, { quiet: true }).data?.phrases ?? [];
}
