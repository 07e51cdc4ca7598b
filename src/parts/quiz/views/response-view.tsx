import type { ResponseProps } from '#form/activity-views.ts';
import { FileViewContext } from '#parts/file-ink/use-file-view-context.ts';
import { findSection } from '#parts/quiz-questions/sections/sectioned.ts';
import { reportMessages } from '#parts/quiz-questions/views/report/report-messages.ts';
import { QuestionResponseView } from '#parts/quiz-questions/views/report/response-view.tsx';
import { SectionNote } from '#parts/quiz-questions/views/report/section-note.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { QuizQuestions } from '../model.ts';

/** One student's answer to one question of the quiz, beside the key. */
export function ResponseView(props: ResponseProps<QuizQuestions>) {
  const { content, questionId, response, files, showsResponseOnly, context } = props;
  const t = useMessages(reportMessages);
  const question = content.questions.find(({ id }) => id === questionId);
  if (!question) return <p>{t('question_gone')}</p>;
  const section = findSection(content.sections, question);
  return (
    <FileViewContext value={context}>
      {section && <SectionNote section={section} mediaUrl={context.mediaUrl} />}
      <QuestionResponseView {...{ question, response, files, showsResponseOnly, ...context }} />
    </FileViewContext>
  );
}
