import type { EditorProps } from '#form/activity-views.ts';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import type { Stop, Trip } from '../model.ts';
import { resolveStop } from '../resolve.ts';
import { listQuestionsOf } from './changes.ts';
import styles from './editor.module.css';
import { StopPanel } from './panel/stop-panel.tsx';
import { StopQuestions } from './questions/stop-questions.tsx';
import { StopStage } from './stage/stop-stage.tsx';
import { useSceneTarget } from './stage/use-scene-target.ts';
import { type StopPart, useStopParts } from './stage/use-stop-parts.ts';
import { useStopName } from './use-stop-name.ts';
import type { TripChanges } from './use-trip-changes.ts';
import type { TripChoice } from './use-trip-choice.ts';

type StopDeskProps = Pick<
  EditorProps<Trip>,
  'conversionResults' | 'issues' | 'uploadFile' | 'uploads' | 'dimensions'
> & {
  trip: Trip;
  stop: Stop;
  choice: TripChoice;
  changes: TripChanges;
  errorAt: (field: string) => string | undefined;
};

/** The chosen stop: its scene with its fields beside it, above its questions. */
export function StopDesk(props: StopDeskProps) {
  const { trip, stop, choice, changes, errorAt, issues, uploadFile, uploads } = props;
  const questions = listQuestionsOf(trip, stop.id);
  const parts = useStopParts(stop, questions);
  const name = useStopName()(stop, choice.stopIndex);
  const shownStop = resolveStop(stop, props.conversionResults);
  const target = useSceneTarget(
    stop.scene === 'panorama' ? shownStop.shown_panorama : undefined,
    stop.first_view,
  );
  const field = `stops.${choice.stopIndex}`;
  const hasScene = stop.scene === 'panorama' || stop.scene === 'picture';

  function choosePart({ id, kind }: StopPart): void {
    if (kind === 'question') choice.chooseQuestion(id);
    else choice.chooseSpot(id);
  }
  function addSpot(at: Parameters<TripChanges['addSpot']>[1]): void {
    const index = stop.spots.length;
    choice.chooseSpot(changes.addSpot(stop.id, at));
    choice.focusOn(`${field}.spots.${index}.title`);
  }
  function addQuestion(at: Parameters<TripChanges['addSpot']>[1]): void {
    const question = createQuestion('open');
    changes.addQuestion(stop.id, question, at);
    choice.chooseQuestion(question.id);
  }

  return (
    <>
      <StopStage
        {...{ trip, name, parts, target, field, errorAt, uploadFile, uploads }}
        stop={shownStop}
        chosenId={choice.spotId}
        questionCount={trip.questions.length}
        onChoose={choosePart}
        onAddSpot={addSpot}
        onAddQuestion={addQuestion}
        onPlacePart={(id, at) => changes.placePart(stop.id, id, at)}
        onChange={(changed) => changes.changeStop(stop.id, (one) => ({ ...one, ...changed }))}
        onChooseMap={() => choice.choosePart('map')}
      />
      <StopPanel
        {...{ trip, stop, parts, field, errorAt, changes, uploadFile }}
        spotId={choice.spotId}
        onChooseSpot={(id) => {
          choice.chooseSpot(id);
          const at = parts.find((part) => part.id === id)?.at;
          if (at) target.lookAt(at);
        }}
        onAddSpot={() => addSpot(undefined)}
        onDuplicate={() => {
          const copyId = changes.duplicateStop(stop.id);
          if (copyId !== undefined) choice.chooseStop(copyId);
        }}
        onRemove={() => {
          const neighbour = trip.stops[choice.stopIndex + 1] ?? trip.stops[choice.stopIndex - 1];
          changes.removeStop(stop, name);
          if (neighbour) choice.chooseStop(neighbour.id);
        }}
      />
      <div className={styles.questions}>
        <StopQuestions
          {...{ trip, stop, questions, changes, issues, uploadFile }}
          dimensions={props.dimensions}
          stopName={name}
          goTo={choice.questionGoTo}
          onChooseQuestion={choice.chooseQuestion}
          onPlace={(id, isOnScene) =>
            changes.placePart(stop.id, id, isOnScene && hasScene ? target.takePlace() : undefined)
          }
        />
      </div>
    </>
  );
}
