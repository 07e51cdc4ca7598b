import { useState } from 'react';
import { FileViewContext } from '#parts/file-ink/use-file-view-context.ts';
import { QuizPlayer } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { VideoPlayer } from '#parts/video-view/views/video-player.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { canPlayVideos } from './can-play.view.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';
import type { VideoQuizPlayerProps } from './stage-props.ts';
import { VideoStage } from './video-stage.tsx';

/** The video that stops for its questions; in a review, and where it does not play, the questions in their order. */
export function Player(props: VideoQuizPlayerProps) {
  const { content, mode, context, traceAndFiles } = props;
  const { video, name, captions, questions } = content;
  const t = useMessages(playerMessages);
  const [hasFailed, setFailed] = useState(() => !canPlayVideos());
  const isWorking = mode === 'work';
  if (isWorking && video && !hasFailed)
    return (
      <FileViewContext value={context}>
        <VideoStage {...props} video={video} onFail={() => setFailed(true)} />
      </FileViewContext>
    );
  return (
    <div className={styles.page}>
      {isWorking ? (
        <p className={styles.note} role="alert">
          {t('without_video')}
        </p>
      ) : (
        video && <VideoPlayer {...{ name, video, captions }} mediaUrl={context.mediaUrl} />
      )}
      <QuizPlayer
        {...props}
        traceAndFiles={{ ...traceAndFiles, saveTrace: () => undefined }}
        content={{ layout: 'one_by_one', allow_back: true, questions }}
      />
    </div>
  );
}
