import type { CommonQuestion } from './schema.ts';

/** What questions of every kind have, for samples. */
export function sampleCommon(id: string, text: string, more: Partial<CommonQuestion> = {}): CommonQuestion {
  return { id, body: { kind: 'word', text }, instruction: '', score: 2, explanation: '', ...more };
}
