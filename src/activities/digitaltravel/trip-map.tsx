import type { HerePosition, MapGround, MapPin, MapRoute, PinState } from '#parts/site-map/map-parts.ts';
import type { MapPlace } from '#parts/site-map/model.ts';
import { SiteMap } from '#parts/site-map/site-map.tsx';
import { useMapTiles } from '#parts/site-map/use-map-tiles.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicStop, PublicTrip } from './model.ts';
import { findStopPlace } from './stop-place.ts';
import { tripMapMessages } from './trip-map-messages.ts';

type TripGround = NonNullable<PublicTrip['map']>;

/** A stop as the map shows it. */
type MapStop = Pick<PublicStop, 'id' | 'name' | 'on_picture' | 'on_earth'> & {
  number: number;
  state: PinState;
  /** Metres within which students check in. */
  radius_m?: number | undefined;
  /** Who is there. */
  lines?: readonly string[] | undefined;
};

/** A way from stop to stop. */
type StopRoute = Omit<MapRoute, 'points'> & { stopIds: readonly string[] };

type TripMapProps = {
  map: TripGround;
  stops: readonly MapStop[];
  chosenId?: string | undefined;
  here?: HerePosition | undefined;
  routes?: readonly StopRoute[];
  onChoose: (stopId: string) => void;
  onPlace?: ((at: MapPlace) => void) | undefined;
  onMovePin?: (stopId: string, at: MapPlace) => void;
  mediaUrl: (url: string) => string;
};

/** The stops of a trip on its map. */
export function TripMap({ map, stops, routes, ...props }: TripMapProps) {
  const t = useMessages(tripMapMessages);
  const tiles = useMapTiles();
  const ground: MapGround = map.kind === 'picture' ? { kind: 'picture', ...map.picture } : tiles;
  const pins = stops.flatMap((stop): MapPin[] => {
    const { id, name, number, state, radius_m, lines } = stop;
    const at = findStopPlace(map.kind, stop);
    return at
      ? [{ id, at, number, label: name, state, lines, ...(map.kind === 'tiles' && { radius_m }) }]
      : [];
  });
  const placeById = new Map(pins.map(({ id, at }) => [id, at]));
  const drawnRoutes = routes?.map(({ stopIds, ...route }) => ({
    ...route,
    points: stopIds.flatMap((id) => placeById.get(id) ?? []),
  }));
  return <SiteMap {...props} ground={ground} pins={pins} routes={drawnRoutes} label={t('map_of_trip')} />;
}
