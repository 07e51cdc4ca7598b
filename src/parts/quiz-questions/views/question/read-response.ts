import type { QuestionMark } from '#form/activity-type.ts';
import type { QuestionKey } from '../../kind-of.ts';
import type { PublicQuestion } from '../../model.ts';

/** Reads responses and keys without a schema; values that do not fit count as absent. */

export function readOptionIds(response: unknown): string[] {
  if (typeof response !== 'object' || response === null) return [];
  if ('option' in response) return typeof response.option === 'string' ? [response.option] : [];
  if (!('options' in response) || !Array.isArray(response.options)) return [];
  return response.options.filter((id) => typeof id === 'string');
}

export function readBlankTexts(response: unknown): Record<string, string> {
  if (typeof response !== 'object' || response === null || !('blanks' in response)) return {};
  const texts = response.blanks;
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The server's key, if there is one; its fields are not checked. */
export function readKey(key: unknown): QuestionKey | undefined {
  return typeof key === 'object' && key !== null && 'options' in key && 'blanks' in key
    ? (key as QuestionKey)
    : undefined;
}

/** `marked`: a teacher gave points, which are neither right nor wrong. */
export type Verdict = 'right' | 'partly' | 'wrong' | 'marked' | 'pending';

export function classifyMark(
  { type }: Pick<PublicQuestion, 'type'>,
  { score, max_score, needs_teacher }: QuestionMark,
): Verdict {
  if (needs_teacher) return 'pending';
  if (type === 'open') return 'marked';
  if (score >= max_score) return 'right';
  return score > 0 ? 'partly' : 'wrong';
}

/** Widths of a typed text in `ch`: Han characters take two. */
export function measureTextWidth(text: string): number {
  let width = 0;
  for (const character of text) width += /[\u1100-\uffdc\u{20000}-\u{3ffff}]/u.test(character) ? 2 : 1;
  return width;
}
