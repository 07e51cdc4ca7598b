import type { ReactNode } from 'react';
import type { MapPlace } from '#parts/site-map/model.ts';
import { mediaUrl } from '#ui/media-url.ts';
import type { Trip } from '../../model.ts';
import { toPublicMap } from '../../resolve.ts';
import { TripMap as PinnedMap } from '../../trip-map.tsx';
import { useStopName } from '../use-stop-name.ts';
import styles from './map.module.css';

type TripMapProps = {
  trip: Trip;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  /** Absent where no stop is chosen. */
  onPlace: ((at: MapPlace) => void) | undefined;
  onMove: (id: string, at: MapPlace) => void;
  /** Shown while there is no map. */
  fallback: ReactNode;
};

/** The trip's map, on which the pins of its stops are put and moved. */
export function TripMap({ trip, chosenId, onChoose, onPlace, onMove, fallback }: TripMapProps) {
  const nameOf = useStopName();
  const map = toPublicMap(trip);
  if (!map) return fallback;
  return (
    <div className={styles.map}>
      <PinnedMap
        map={map}
        stops={trip.stops.map((stop, index) => {
          const isChecked = trip.digital_mode === 'site' && stop.check_in.by_position;
          return {
            ...stop,
            name: nameOf(stop, index),
            number: index + 1,
            state: stop.id === chosenId ? 'current' : 'plain',
            radius_m: isChecked ? (stop.check_in.radius_m ?? undefined) : undefined,
          };
        })}
        chosenId={chosenId}
        onChoose={onChoose}
        onPlace={onPlace}
        onMovePin={onMove}
        mediaUrl={mediaUrl}
      />
    </div>
  );
}
