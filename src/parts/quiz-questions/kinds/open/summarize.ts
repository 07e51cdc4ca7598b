import { formatText, type Language } from '#contract/language.ts';
import type { QuestionReport } from '#form/activity-type.ts';
import type { CommonQuestion } from '../../common/schema.ts';
import type { VersionedResponse } from '../../kind-form/kind-marking.ts';
import { listMarkRows } from './mark-rows.ts';
import { readOpenText } from './open-text.ts';
import { openReportMessages } from './report-messages.ts';

/** The answers to an open question: a row for each mark. */
export function summarizeOpen(
  question: CommonQuestion,
  responses: readonly VersionedResponse<CommonQuestion>[],
  lang: Language,
): QuestionReport {
  const described = responses.map((response) => ({ ...response, text: describeResponse(response, lang) }));
  const answered = described.filter(({ text }) => text !== '');
  return {
    rows: listMarkRows(answered, question.score ?? 0, lang),
    unanswered: described.filter(({ text }) => text === '').map(({ student_id }) => student_id),
    given: answered.map(({ student_id, text }) => ({ student_id, text })),
    earlier: [],
  };
}

/** The text in one line with the number of files; empty if the student gave neither. */
function describeResponse(
  { response, files = [] }: VersionedResponse<CommonQuestion>,
  lang: Language,
): string {
  const text = readOpenText(response).replace(/\s+/g, ' ');
  const filesText =
    files.length > 0 ? formatText(openReportMessages.files_given, lang, { count: files.length }) : '';
  return [text, filesText].filter(Boolean).join(' · ');
}
