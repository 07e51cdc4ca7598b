import type { StoredFile } from '#form/activity-type.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../../answer-parts/messages.ts';
import type { Question } from '../../model.ts';
import { toPublicQuestion, toQuestionKey } from '../../public-question.ts';
import { QuestionView } from '../question/question-view.tsx';

type QuestionResponseProps = {
  question: Question;
  response: unknown;
  files?: readonly StoredFile[] | undefined;
  showsResponseOnly?: boolean | undefined;
  mediaUrl: (url: string) => string;
};

const unshuffledPin = { seed: 0, shuffle: false };

/** One student's answer beside the key, in the teacher's order of options. */
export function QuestionResponseView(props: QuestionResponseProps) {
  const { question, response, files, showsResponseOnly, mediaUrl } = props;
  const t = useMessages(messages);
  return (
    <QuestionView
      question={toPublicQuestion(question, unshuffledPin)}
      response={response}
      files={files}
      showsResponseOnly={showsResponseOnly}
      locked
      answerKey={toQuestionKey(question)}
      answerLabel={t('student_answer')}
      mediaUrl={mediaUrl}
    />
  );
}
