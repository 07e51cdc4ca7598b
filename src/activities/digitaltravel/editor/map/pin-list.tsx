import { Button } from '@mantine/core';
import { IconMapPin, IconMapPinOff } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Stop, Trip } from '../../model.ts';
import { findStopPlace } from '../../stop-place.ts';
import { useStopName } from '../use-stop-name.ts';
import styles from './map.module.css';
import { mapMessages } from './map-messages.ts';
import { PlaceField } from './place-field.tsx';

type PinListProps = {
  trip: Trip;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  onPlace: (id: string, changed: Pick<Stop, 'on_earth' | 'on_picture'>) => void;
};

/** The stops with their places on the map; that of the chosen one can be typed, and taken off. */
export function PinList({ trip, chosenId, onChoose, onPlace }: PinListProps) {
  const t = useMessages(mapMessages);
  const nameOf = useStopName();
  const { stops, ground } = trip;
  const index = stops.findIndex(({ id }) => id === chosenId);
  const chosen = stops[index];
  if (!chosen) return <p className={styles.note}>{t('no_stops')}</p>;
  const name = nameOf(chosen, index);
  return (
    <section className={styles.pins} aria-label={t('stops')}>
      <p className={styles.note}>{t('choose_then_click')}</p>
      <ol className={styles.list}>
        {stops.map((stop, place) => (
          <li key={stop.id}>
            <button
              type="button"
              className={styles.pin}
              aria-current={stop.id === chosenId || undefined}
              onClick={() => onChoose(stop.id)}
            >
              <PinIcon isOnMap={findStopPlace(ground, stop) !== undefined} />
              <span className={styles.pinName}>
                {place + 1}. {nameOf(stop, place)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {ground === 'tiles' && (
        <PlaceField
          key={chosen.id}
          stopName={name}
          value={chosen.on_earth}
          error={undefined}
          field="place"
          onChange={(on_earth) => onPlace(chosen.id, { on_earth })}
        />
      )}
      {findStopPlace(ground, chosen) && (
        <Button
          variant="subtle"
          leftSection={<IconMapPinOff size={20} aria-hidden />}
          onClick={() => onPlace(chosen.id, { [ground === 'tiles' ? 'on_earth' : 'on_picture']: undefined })}
        >
          {t('take_off', { name })}
        </Button>
      )}
    </section>
  );
}

function PinIcon({ isOnMap }: { isOnMap: boolean }) {
  const t = useMessages(mapMessages);
  const Icon = isOnMap ? IconMapPin : IconMapPinOff;
  return (
    <span className={styles.pinIcon} data-missing={!isOnMap || undefined}>
      <Icon size={20} aria-hidden />
      <span className="el-visually-hidden">{t(isOnMap ? 'on_map' : 'not_on_map')}</span>
    </span>
  );
}
