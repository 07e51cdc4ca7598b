import { useRef } from 'react';
import { TraceAndFilesContext } from '#parts/quiz-questions/answer-parts/use-trace-and-files.ts';
import { LateSummary } from '#parts/quiz-questions/views/player/late-summary.tsx';
import quizStyles from '#parts/quiz-questions/views/player/quiz-player.module.css';
import { usePreloadedParts } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { AnswerContext } from '#parts/quiz-questions/views/question/question-view.tsx';
import { LeaveFullScreen } from '#parts/video-view/views/leave-full-screen.tsx';
import { VideoPlayer } from '#parts/video-view/views/video-player.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ChapterList } from './chapter-list.tsx';
import { NetworkNote } from './network-note.tsx';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';
import type { VideoStageProps } from './stage-props.ts';
import { StopCard } from './stop-card.tsx';
import { useWatching } from './use-watching.ts';

/** The video, which stops for each question; at its end the summary. All of it is what goes to the full screen. */
export function VideoStage(props: VideoStageProps) {
  const { content, answers, traceAndFiles, context, onAnswer, onSubmit } = props;
  const { questions, chapters, no_skipping: noSkipping } = content;
  const t = useMessages(playerMessages);
  const page = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const watching = useWatching(video, props);
  usePreloadedParts(content);
  const question = questions.find(({ id }) => id === watching.stopId);
  return (
    <AnswerContext value={onAnswer}>
      <TraceAndFilesContext value={{ ...traceAndFiles, saveTrace: () => undefined }}>
        <div className={quizStyles.quiz}>
          <div ref={page} className={styles.page} data-asking={question !== undefined || undefined}>
            {question && (
              <LeaveFullScreen of={page} className={styles.leave} onLeave={() => heading.current?.focus()} />
            )}
            <div className={styles.video} inert={question !== undefined}>
              <VideoPlayer
                name={content.name}
                video={props.video}
                captions={content.captions}
                mediaUrl={context.mediaUrl}
                videoRef={video}
                fullScreenOf={page}
                isResting={question !== undefined}
              />
            </div>
            {watching.isOffline && <NetworkNote onRetry={watching.reload} onGoWithout={props.onFail} />}
            {question ? (
              <StopCard
                key={question.id}
                {...props}
                question={question}
                headingRef={heading}
                onGoOn={watching.goOn}
              />
            ) : (
              <div className={styles.below}>
                <p className={styles.note}>
                  <span>{t('stops', { count: questions.length })}</span>{' '}
                  {noSkipping && <span>{t('no_skipping')}</span>}
                </p>
                <p role="status" className={styles.held}>
                  {watching.isHeld && t(noSkipping ? 'held' : 'held_by_question')}
                </p>
                <ChapterList chapters={chapters} onGo={watching.seek} />
              </div>
            )}
            {!question && watching.wasAtEnd && (
              <LateSummary
                content={{ layout: 'one_by_one', allow_back: true, questions }}
                answers={answers}
                onSubmit={onSubmit}
                onGo={(index) => watching.ask(questions[index]?.id)}
                takesFocus
              />
            )}
          </div>
        </div>
      </TraceAndFilesContext>
    </AnswerContext>
  );
}
