import type { QuestionKey } from '../../kind-of.ts';

/** The server's key, if there is one; its fields are not checked. */
export function readKey(key: unknown): QuestionKey | undefined {
  return typeof key === 'object' && key !== null && 'explanation' in key ? (key as QuestionKey) : undefined;
}
