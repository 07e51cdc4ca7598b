import type { Cue } from './parse-vtt.ts';

/** Captions while they are typed: a line begins at a time, and ends with the next one. Pure; times in seconds. */

const lengthMaxS = 5;
const lengthMinS = 0.5;

/** In the order of their times; a line ends where the next one begins, five seconds later at most. */
export function closeCues<C extends Cue>(cues: readonly C[]): C[] {
  const sorted = [...cues].sort((one, other) => one.from_s - other.from_s);
  return sorted.map((cue, index) => {
    const next = sorted[index + 1]?.from_s ?? Number.POSITIVE_INFINITY;
    const own = cue.to_s > cue.from_s ? cue.to_s : cue.from_s + lengthMaxS;
    return { ...cue, to_s: Math.max(cue.from_s + lengthMinS, Math.min(own, next)) };
  });
}

/** With a line that begins at this second. */
export const addCue = <C extends Cue>(cues: readonly C[], added: C): C[] =>
  closeCues([...cues, { ...added, to_s: added.from_s }]);

export const moveCue = <C extends Cue>(cues: readonly C[], cue: C, from_s: number): C[] =>
  closeCues(
    cues.map((one) => (one === cue ? { ...cue, from_s, to_s: from_s + (cue.to_s - cue.from_s) } : one)),
  );
