import type { ReactNode } from 'react';
import type { MapGround, MapPin } from '#parts/site-map/map-parts.ts';
import type { MapPlace } from '#parts/site-map/model.ts';
import { SiteMap } from '#parts/site-map/site-map.tsx';
import { useMapTiles } from '#parts/site-map/use-map-tiles.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import type { Trip } from '../../model.ts';
import { useStopName } from '../use-stop-name.ts';
import styles from './map.module.css';
import { mapMessages } from './map-messages.ts';
import { findStopPlace } from './stop-place.ts';

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

/** What the map is drawn on; undefined while there is none. */
function useGround({ ground, map_picture }: Trip): MapGround | undefined {
  const tiles = useMapTiles();
  if (ground === 'tiles') return tiles;
  return ground === 'picture' && map_picture ? { kind: 'picture', ...map_picture } : undefined;
}

/** The trip's map with the pins of its stops. */
export function TripMap({ trip, chosenId, onChoose, onPlace, onMove, fallback }: TripMapProps) {
  const t = useMessages(mapMessages);
  const nameOf = useStopName();
  const ground = useGround(trip);
  if (!ground) return fallback;
  const pins = trip.stops.flatMap((stop, index): MapPin[] => {
    const at = findStopPlace(trip.ground, stop);
    const state = stop.id === chosenId ? 'current' : 'plain';
    const isChecked = trip.ground === 'tiles' && trip.digital_mode === 'site' && stop.check_in.by_position;
    const radius_m = isChecked ? (stop.check_in.radius_m ?? undefined) : undefined;
    return at ? [{ id: stop.id, at, number: index + 1, label: nameOf(stop, index), state, radius_m }] : [];
  });
  return (
    <div className={styles.map}>
      <SiteMap
        ground={ground}
        pins={pins}
        chosenId={chosenId}
        onChoose={onChoose}
        onPlace={onPlace}
        onMovePin={onMove}
        mediaUrl={mediaUrl}
        label={t('ground')}
      />
    </div>
  );
}
