import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import type { PicturePlace } from '#parts/site-map/model.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Stop, TripQuestion } from '../../model.ts';
import { stageMessages } from './stage-messages.ts';

/** An information point or a question of a stop, as lists and the scene name it. */
export type StopPart = {
  id: string;
  kind: 'info' | 'question';
  label: string;
  at: PicturePlace | undefined;
};

/** The information points of a stop, then its questions. */
export function useStopParts({ spots }: Stop, questions: readonly TripQuestion[]): StopPart[] {
  const t = useMessages(stageMessages);
  const nameQuestion = (question: TripQuestion, number: number) => {
    const text = toQuestionInfo(question).title;
    return text === '' ? t('question_number', { number }) : t('question_label', { number, text });
  };
  return [
    ...spots.map(({ id, title, at }, index) => ({
      id,
      kind: 'info' as const,
      label: title.trim() || t('spot_number', { number: index + 1 }),
      at,
    })),
    ...questions.map((question, index) => ({
      id: question.id,
      kind: 'question' as const,
      label: nameQuestion(question, index + 1),
      at: question.at,
    })),
  ];
}
