import type { PlayerProps } from '#form/activity-views.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import type { ShownVideo } from '#parts/video-view/model.ts';
import type { PublicVideoQuiz } from '../model.ts';
import type { WatchTrace } from '../watched.ts';

export type VideoQuizPlayerProps = PlayerProps<PublicVideoQuiz, QuestionResponse, WatchTrace>;

export type VideoStageProps = VideoQuizPlayerProps & {
  video: ShownVideo;
  /** The video does not play on this device. */
  onFail: () => void;
};
