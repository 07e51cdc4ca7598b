import type { PlayerProps } from '../activity-type.ts';
import type { QuestionResponse } from '../quiz-questions/model.ts';
import { QuizPlayer } from '../quiz-questions/views/quiz-player.tsx';
import type { PublicQuiz } from './model.ts';

/** The quiz as a student meets it. */
export function Player({ context, ...props }: PlayerProps<PublicQuiz, QuestionResponse>) {
  return <QuizPlayer {...props} mediaUrl={context.mediaUrl} />;
}
