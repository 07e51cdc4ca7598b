import { NativeSelect, Switch } from '@mantine/core';
import type { Dimension } from '#form/activity-views.ts';
import { LabelsField } from '#parts/question-labels/labels-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Stop, Trip, TripQuestion } from '../../model.ts';
import { useStopName } from '../use-stop-name.ts';
import { questionMessages } from './question-messages.ts';
import styles from './questions.module.css';

type PlaceFieldsProps = {
  trip: Trip;
  stop: Stop;
  /** A question of the trip, as the list of questions gives it. */
  question: Pick<TripQuestion, 'id' | 'at' | 'labels'>;
  dimensions: readonly Dimension[] | undefined;
  error: string | undefined;
  onMove: (stopId: string) => void;
  onPlace: (isOnScene: boolean) => void;
  onLabel: (labels: TripQuestion['labels']) => void;
};

/** At which stop the question is asked, whether it has a place on the scene, and what it assesses. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { trip, stop, question, error, dimensions, onMove, onPlace, onLabel } = props;
  const t = useMessages(questionMessages);
  const nameOf = useStopName();
  const hasScene = stop.scene === 'panorama' || stop.scene === 'picture';
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t('stop')}
        value={stop.id}
        error={error}
        data-field="stop_id"
        data={trip.stops.map((one, index) => ({
          value: one.id,
          label: `${index + 1}. ${nameOf(one, index)}`,
        }))}
        onChange={(event) => onMove(event.currentTarget.value)}
      />
      {hasScene && (
        <Switch
          label={t('on_scene')}
          description={t('on_scene_hint')}
          checked={question.at !== undefined}
          onChange={(event) => onPlace(event.currentTarget.checked)}
        />
      )}
      <LabelsField labels={question.labels} dimensions={dimensions} onChange={onLabel} />
    </div>
  );
}
