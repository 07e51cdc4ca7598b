import type { Mark } from '../activity-type.ts';
import { markQuestions } from '../quiz-questions/marking.ts';
import type { Quiz } from './model.ts';

export function mark(content: Quiz, responses: Readonly<Record<string, unknown>>): Mark {
  return markQuestions(content.questions, responses);
}
