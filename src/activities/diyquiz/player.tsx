import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import type { PlayerProps } from '../activity-views.ts';
import type { PublicQuiz } from './model.ts';

/** The quiz as a student meets it. */
export function Player({ context, ...props }: PlayerProps<PublicQuiz, QuestionResponse>) {
  return <QuizPlayer {...props} mediaUrl={context.mediaUrl} />;
}
