import { formatText, type Language } from '#contract/language.ts';
import type { QuestionReport, StudentResponse } from '../activity-type.ts';
import { readingMessages } from './messages.ts';
import { readingQuestionId } from './question-id.ts';
import { readingResponse } from './response.ts';

/** One row with those who opened it; unanswered are those who have not. */
export function summarizeReading(
  questionId: string,
  responses: readonly StudentResponse[],
  lang: Language,
): QuestionReport {
  const hasOpened = ({ response }: StudentResponse) =>
    questionId === readingQuestionId && readingResponse.safeParse(response).success;
  const idsOf = (some: readonly StudentResponse[]) => some.map(({ studentId }) => studentId);
  return {
    rows: [
      {
        label: formatText(readingMessages.opened, lang),
        part: '',
        correct: null,
        studentIds: idsOf(responses.filter(hasOpened)),
      },
    ],
    unanswered: idsOf(responses.filter((one) => !hasOpened(one))),
  };
}
