import type { ReportProps } from '#form/activity-views.ts';
import { reportMessages } from '#parts/quiz-questions/views/report/report-messages.ts';
import { QuestionReportView } from '#parts/quiz-questions/views/report/report-view.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Quiz } from './model.ts';

/** The answers of the class to one question of the quiz. */
export function ReportView({ content, questionId, context, report }: ReportProps<Quiz>) {
  const t = useMessages(reportMessages);
  const question = content.questions.find(({ id }) => id === questionId);
  if (!question) return <p>{t('question_gone')}</p>;
  return <QuestionReportView key={questionId} {...{ question, report, ...context }} />;
}
