import { NativeSelect, Switch } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Stop, Trip, TripQuestion } from '../../model.ts';
import { useStopName } from '../use-stop-name.ts';
import { questionMessages } from './question-messages.ts';
import styles from './questions.module.css';

type PlaceFieldsProps = {
  trip: Trip;
  stop: Stop;
  /** A question of the trip, as the list of questions gives it. */
  question: Pick<TripQuestion, 'id' | 'at'>;
  error: string | undefined;
  onMove: (stopId: string) => void;
  onPlace: (isOnScene: boolean) => void;
};

/** At which stop the question is asked, and whether it has a place on the scene. */
export function PlaceFields({ trip, stop, question, error, onMove, onPlace }: PlaceFieldsProps) {
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
    </div>
  );
}
