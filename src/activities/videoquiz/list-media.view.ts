import type { ListMedia } from '#form/activity-views.ts';
import { listQuizMedia } from '#parts/quiz-questions/views/player/list-quiz-media.view.ts';
import type { PublicVideoQuiz } from './model.ts';

/** Pictures and sounds of the questions, the captions and the poster; the video itself is too large to keep. Without zod. */
export const listVideoQuizMedia: ListMedia<PublicVideoQuiz> = (content, position) => {
  const { video, captions } = content;
  const ofVideo = [captions, video?.poster?.url].filter((url) => typeof url === 'string');
  return [...new Set([...ofVideo, ...listQuizMedia(content, position)])];
};
