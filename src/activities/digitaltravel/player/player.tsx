import { FileViewContext } from '#parts/file-ink/use-file-view-context.ts';
import { TraceAndFilesContext } from '#parts/quiz-questions/answer-parts/use-trace-and-files.ts';
import { LateSummary } from '#parts/quiz-questions/views/player/late-summary.tsx';
import quizStyles from '#parts/quiz-questions/views/player/quiz-player.module.css';
import { usePreloadedParts } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { AnswerContext } from '#parts/quiz-questions/views/question/question-view.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useLed } from '../led/use-led.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';
import { StopBar } from './stop-bar.tsx';
import { StopPage } from './stop-page.tsx';
import { TripClock } from './trip-clock.tsx';
import type { TripPlayerProps } from './trip-props.ts';
import { useNotedWork } from './use-noted-work.ts';
import { tripEnd, useTrip } from './use-trip.ts';

/** The trip, one stop on screen at a time; at its end the summary. */
export function Player(props: TripPlayerProps) {
  const { content, answers, context, mode, limitMinutes, onSubmit } = props;
  const { questions } = content;
  const t = useMessages(playerMessages);
  const trip = useTrip(props);
  const { onAnswer, traceAndFiles } = useNotedWork(props, trip.noteWork);
  const led = useLed({
    context,
    isWorking: mode === 'work',
    stopId: trip.current?.stop.id,
    onGo: trip.goTo,
  });
  usePreloadedParts(content);
  if (content.stops.length === 0) return <p className={styles.none}>{t('no_stops')}</p>;
  return (
    <AnswerContext value={onAnswer}>
      <TraceAndFilesContext value={{ ...traceAndFiles, saveTrace: () => undefined }}>
        <FileViewContext value={context}>
          <div className={quizStyles.quiz}>
            <div className={styles.trip}>
              {led.lead && (
                <p className={styles.note} role="status">
                  {t('led')}
                </p>
              )}
              {mode === 'work' && limitMinutes !== undefined && (
                <TripClock content={content} answers={answers} limitMinutes={limitMinutes} />
              )}
              <StopBar
                states={trip.states}
                isLed={led.lead !== null}
                currentId={trip.current?.stop.id}
                isAtEnd={trip.isAtEnd}
                onGo={trip.goTo}
                onEnd={mode === 'work' ? () => trip.goTo(tripEnd) : undefined}
              />
              {trip.current && (
                <StopPage
                  key={trip.current.stop.id}
                  {...props}
                  onAnswer={onAnswer}
                  state={trip.current}
                  states={trip.states}
                  lead={led.lead}
                  onLook={led.onLook}
                  onVisit={trip.visit}
                  onGo={trip.goTo}
                />
              )}
              {trip.isAtEnd && (
                <LateSummary
                  content={{ layout: 'one_by_one', allow_back: true, questions }}
                  answers={answers}
                  onSubmit={onSubmit}
                  onGo={(index) => trip.goToOpen(questions[index]?.stop_id)}
                  takesFocus
                />
              )}
            </div>
          </div>
        </FileViewContext>
      </TraceAndFilesContext>
    </AnswerContext>
  );
}
