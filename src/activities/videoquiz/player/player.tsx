import type { PlayerProps } from '#form/activity-views.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { VideoPlayer } from '#parts/video-view/views/video-player.tsx';
import type { PublicVideoQuiz } from '../model.ts';
import styles from './player.module.css';

/** The video above its questions. */
export function Player({ content, ...props }: PlayerProps<PublicVideoQuiz, QuestionResponse>) {
  const { video, name, questions } = content;
  return (
    <div className={styles.page}>
      {video && <VideoPlayer name={name} video={video} mediaUrl={props.context.mediaUrl} />}
      <QuizPlayer {...props} content={{ layout: 'one_by_one', allow_back: true, questions }} />
    </div>
  );
}
