import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { PlayerProps } from '#form/activity-views.ts';
import { TraceAndFilesContext } from '#parts/quiz-questions/answer-parts/use-trace-and-files.ts';
import { hasAnswer } from '#parts/quiz-questions/has-answer.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import { LateSummary } from '#parts/quiz-questions/views/player/late-summary.tsx';
import quizStyles from '#parts/quiz-questions/views/player/quiz-player.module.css';
import { AnswerContext } from '#parts/quiz-questions/views/question/use-give-answer.ts';
import type { ShownVideo } from '#parts/video-view/model.ts';
import { VideoPlayer } from '#parts/video-view/views/video-player.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicVideoQuiz } from '../model.ts';
import { parseTrace, type WatchTrace } from '../watched.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';
import { StopCard } from './stop-card.tsx';
import { watchVideo } from './watch-video.view.ts';

export type VideoQuizPlayerProps = PlayerProps<PublicVideoQuiz, QuestionResponse, WatchTrace>;

type VideoStageProps = VideoQuizPlayerProps & { video: ShownVideo; onFail: () => void };

/** The video, which stops for each question; at its end the summary. */
export function VideoStage({ video: shown, onFail, ...props }: VideoStageProps) {
  const { content, answers, traceAndFiles, context, onAnswer, onSubmit } = props;
  const { questions, begin_s: begin, end_s: end, no_skipping: noSkipping } = content;
  const t = useMessages(playerMessages);
  const video = useRef<HTMLVideoElement>(null);
  const watch = useRef<ReturnType<typeof watchVideo>>(null);
  /** The question that is asked; undefined while the video plays. */
  const [stopId, setStopId] = useState<string>();
  const [wasAtEnd, setWasAtEnd] = useState(false);

  const isDone = useEffectEvent((id: string) => {
    const answer = findOwn(answers, id);
    return answer !== undefined && (answer.locked || hasAnswer(answer));
  });
  const saveTrace = useEffectEvent((trace: WatchTrace) => traceAndFiles.saveTrace(trace));
  const fail = useEffectEvent(onFail);
  const begins = useEffectEvent((element: HTMLVideoElement) =>
    watchVideo(element, {
      begin,
      end,
      noSkipping,
      earlier: parseTrace(traceAndFiles.trace),
      stops: questions,
      isDone: (id) => isDone(id),
      onStop: (id) => setStopId(id),
      onEnd: () => setWasAtEnd(true),
      onNote: (trace) => saveTrace(trace),
    }),
  );
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const watching = begins(element);
    const handleError = () => fail();
    watch.current = watching;
    element.addEventListener('error', handleError);
    return () => {
      element.removeEventListener('error', handleError);
      watching.stop();
    };
  }, []);

  const question = questions.find(({ id }) => id === stopId);
  function goOn(from?: number): void {
    if (question) watch.current?.goOn(question.id, from);
    setStopId(undefined);
  }
  return (
    <AnswerContext value={onAnswer}>
      <TraceAndFilesContext value={{ ...traceAndFiles, saveTrace: () => undefined }}>
        <div className={quizStyles.quiz}>
          <div className={styles.page} data-asking={question !== undefined || undefined}>
            <div className={styles.video} inert={question !== undefined}>
              <VideoPlayer
                name={content.name}
                video={shown}
                captions={content.captions}
                mediaUrl={context.mediaUrl}
                videoRef={video}
              />
            </div>
            {question ? (
              <StopCard key={question.id} {...props} question={question} onGoOn={goOn} />
            ) : (
              <p className={styles.note}>
                <span>{t('stops', { count: questions.length })}</span>{' '}
                {noSkipping && <span>{t('no_skipping')}</span>}
              </p>
            )}
            {!question && wasAtEnd && (
              <LateSummary
                content={{ layout: 'one_by_one', allow_back: true, questions }}
                answers={answers}
                onSubmit={onSubmit}
                onGo={(index) => setStopId(questions[index]?.id)}
                takesFocus
              />
            )}
          </div>
        </div>
      </TraceAndFilesContext>
    </AnswerContext>
  );
}
