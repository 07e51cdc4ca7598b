import { Button } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Stop, Trip } from '../../model.ts';
import { toStopPlace } from '../../stop-place.ts';
import { hasTypedPlace } from '../map/has-typed-place.ts';
import { TripMap } from '../map/trip-map.tsx';
import styles from './stage.module.css';
import { stageMessages } from './stage-messages.ts';

type PlaceOnMapProps = {
  trip: Trip;
  stop: Stop;
  field: string;
  errorAt: (field: string) => string | undefined;
  onChange: (changed: Partial<Stop>) => void;
  onChooseMap: () => void;
};

/** The map of the trip, on which the stop is put. */
export function PlaceOnMap({ trip, stop, field, errorAt, onChange, onChooseMap }: PlaceOnMapProps) {
  const t = useMessages(stageMessages);
  const error = errorAt(`${field}.place`);
  return (
    // Where the place is typed, that field is its place for issues.
    <div className={styles.place} data-field={hasTypedPlace(trip) ? undefined : `${field}.place`}>
      <TripMap
        trip={trip}
        chosenId={stop.id}
        onChoose={() => undefined}
        onPlace={(at) => onChange(toStopPlace(at))}
        onMove={(id, at) => id === stop.id && onChange(toStopPlace(at))}
        fallback={
          <>
            <p className={styles.note}>{t('no_map')}</p>
            <Button variant="light" onClick={onChooseMap}>
              {t('choose_map')}
            </Button>
          </>
        }
      />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
