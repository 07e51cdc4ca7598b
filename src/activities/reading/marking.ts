import type { Mark } from '../activity-type.ts';
import { readingQuestionId } from './question-id.ts';

/** 0 of 0: there is nothing to mark. */
export function markReading(): Mark {
  const nothing = { score: 0, maxScore: 0, needsTeacher: false };
  return { ...nothing, perQuestion: { [readingQuestionId]: nothing } };
}
