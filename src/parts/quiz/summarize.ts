import type { Language } from '#contract/language.ts';
import type { QuestionReport, StudentResponse } from '#form/activity-type.ts';
import { summarizeQuestion } from '#parts/quiz-questions/report/report.ts';
import type { QuizQuestions } from './model.ts';

/** Returns an empty report if the question is not in this content. */
export function summarize(
  content: QuizQuestions,
  questionId: string,
  responses: readonly StudentResponse<QuizQuestions>[],
  lang: Language,
): QuestionReport {
  const question = content.questions.find(({ id }) => id === questionId);
  if (!question) return { rows: [], unanswered: responses.map(({ student_id }) => student_id) };
  const questionResponses = responses.map(({ content: attemptContent, ...response }) => ({
    ...response,
    pinnedQuestion: attemptContent?.questions.find(({ id }) => id === questionId),
  }));
  return summarizeQuestion(question, questionResponses, lang);
}
