import { formatText, type Language } from '#contract/language.ts';
import type { QuestionReport, StudentResponse } from '#form/activity-type.ts';
import { readingMessages } from './messages.ts';
import { openingTrace } from './opening-trace.ts';

/** One row with the students who opened the content; the others are in `unanswered`. */
export function summarizeReading(responses: readonly StudentResponse[], lang: Language): QuestionReport {
  const hasOpened = ({ response }: StudentResponse) => openingTrace.safeParse(response).success;
  const idsOf = (someResponses: readonly StudentResponse[]) =>
    someResponses.map(({ student_id }) => student_id);
  return {
    rows: [
      {
        label: formatText(readingMessages.opened, lang),
        part: '',
        correct: null,
        student_ids: idsOf(responses.filter(hasOpened)),
      },
    ],
    unanswered: idsOf(responses.filter((one) => !hasOpened(one))),
  };
}
