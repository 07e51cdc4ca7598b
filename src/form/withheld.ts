import type { QuestionInfo } from './activity-type.ts';

/**
 * Questions with their own time limit are withheld until the student opens them. Until then the public content has a
 * placeholder instead: an object with the question's id and `withheld: true`. Pure, free of zod.
 */

const noIds: ReadonlySet<string> = new Set();

/** Ids of the questions that have a limit and were not opened yet. */
export function findWithheld(
  questions: Iterable<Pick<QuestionInfo, 'id' | 'time_limit_s'>>,
  isOpened: (questionId: string) => boolean,
): ReadonlySet<string> {
  const ids = [...questions].flatMap(({ id, time_limit_s }) =>
    time_limit_s === undefined || isOpened(id) ? [] : [id],
  );
  return ids.length === 0 ? noIds : new Set(ids);
}

/** Empties the titles of withheld questions, because a title is made from the question's text. */
export function withholdTitles(questions: QuestionInfo[], withheldIds: ReadonlySet<string>): QuestionInfo[] {
  if (withheldIds.size === 0) return questions;
  return questions.map((question) => (withheldIds.has(question.id) ? { ...question, title: '' } : question));
}

function findPart(content: unknown, id: string): object | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  if ('id' in content && content.id === id && !('withheld' in content)) return content;
  for (const part of Object.values(content)) {
    const foundPart = findPart(part, id);
    if (foundPart) return foundPart;
  }
  return undefined;
}

function fillPlaceholders(content: unknown, openedContent: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content;
  if ('withheld' in content && 'id' in content && typeof content.id === 'string')
    return findPart(openedContent, content.id) ?? content;
  if (Array.isArray(content)) return content.map((part: unknown) => fillPlaceholders(part, openedContent));
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, fillPlaceholders(part, openedContent)]),
  );
}

/**
 * The public content with one question opened. `openedContent` is the same activity's public content with every other
 * question withheld: what it has of the opened question, and of what stands with it, replaces the placeholders.
 */
export function insertOpenedQuestion(content: unknown, id: string, openedContent: unknown): unknown {
  return findPart(openedContent, id) ? fillPlaceholders(content, openedContent) : content;
}
