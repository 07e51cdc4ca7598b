import type { ReportProps } from '#form/activity-views.ts';
import { findSection } from '#parts/quiz-questions/sections/sectioned.ts';
import { reportMessages } from '#parts/quiz-questions/views/report/report-messages.ts';
import { QuestionReportView } from '#parts/quiz-questions/views/report/report-view.tsx';
import { SectionNote } from '#parts/quiz-questions/views/report/section-note.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { QuizQuestions } from '../model.ts';

/** The answers of the class to one question of the quiz. */
export function ReportView({ content, questionId, context, report }: ReportProps<QuizQuestions>) {
  const t = useMessages(reportMessages);
  const question = content.questions.find(({ id }) => id === questionId);
  if (!question) return <p>{t('question_gone')}</p>;
  const section = findSection(content.sections, question);
  return (
    <>
      {section && <SectionNote key={section.id} section={section} mediaUrl={context.mediaUrl} />}
      <QuestionReportView key={questionId} {...{ question, report, ...context }} />
    </>
  );
}
