import { Radio } from '@mantine/core';
import { useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mapGrounds } from '../../choices.ts';
import type { Trip } from '../../model.ts';
import { toStopPlace } from '../../stop-place.ts';
import type { TripChanges } from '../use-trip-changes.ts';
import styles from './map.module.css';
import { mapMessages } from './map-messages.ts';
import { MapPictureField } from './map-picture-field.tsx';
import { PinList } from './pin-list.tsx';
import { TripMap } from './trip-map.tsx';

type MapPartProps = Pick<EditorProps<Trip>, 'uploadFile' | 'uploads'> & {
  trip: Trip;
  changes: TripChanges;
  errorAt: (field: string) => string | undefined;
};

/** Chooses the map of the trip, and puts the stops on it. */
export function MapPart({ trip, changes, errorAt, uploadFile, uploads }: MapPartProps) {
  const t = useMessages(mapMessages);
  const [chosenId, setChosenId] = useState<string>();
  const { ground, stops } = trip;
  const chosen = stops.find(({ id }) => id === chosenId) ?? stops[0];
  const place = (id: string, changed: ReturnType<typeof toStopPlace>) =>
    changes.changeStop(id, (stop) => ({ ...stop, ...changed }));
  return (
    <div className={styles.part}>
      <Radio.Group
        className={styles.card}
        label={t('ground')}
        value={ground}
        onChange={(kind) => changes.changeFields({ ground: kind })}
      >
        <div className={styles.grounds}>
          {mapGrounds.map((kind) => (
            <Radio
              key={kind}
              value={kind}
              label={t(`ground_${kind}`)}
              description={t(`ground_${kind}_hint`)}
            />
          ))}
        </div>
      </Radio.Group>
      {ground === 'picture' && (
        <div className={styles.card}>
          <MapPictureField
            picture={trip.map_picture}
            error={errorAt('map_picture')}
            {...{ uploadFile, uploads }}
            onChange={(map_picture) => changes.changeFields({ map_picture })}
          />
        </div>
      )}
      {ground !== 'none' && (
        <div className={`${styles.card} ${styles.columns}`}>
          <PinList trip={trip} chosenId={chosen?.id} onChoose={setChosenId} onPlace={place} />
          <TripMap
            trip={trip}
            chosenId={chosen?.id}
            onChoose={setChosenId}
            onPlace={chosen && ((at) => place(chosen.id, toStopPlace(at)))}
            onMove={(id, at) => place(id, toStopPlace(at))}
            fallback={null}
          />
        </div>
      )}
    </div>
  );
}
