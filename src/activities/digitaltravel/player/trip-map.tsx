import type { MapGround, MapPin, PinState } from '#parts/site-map/map-parts.ts';
import type { MapPlace } from '#parts/site-map/model.ts';
import { SiteMap } from '#parts/site-map/site-map.tsx';
import { useMapTiles } from '#parts/site-map/use-map-tiles.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicStop, PublicTrip } from '../model.ts';
import { playerMessages } from './player-messages.ts';
import type { StopPageProps } from './stop-page.tsx';
import type { StopState } from './use-trip.ts';

type TripMapProps = Pick<StopPageProps, 'content' | 'context' | 'state' | 'states' | 'onGo'>;

/** All stops on the trip's map, with where one is and was. */
export function TripMap({ content, context, state, states, onGo }: TripMapProps) {
  const t = useMessages(playerMessages);
  const tiles = useMapTiles();
  const { map } = content;
  if (!map) return null;
  const ground: MapGround = map.kind === 'picture' ? { kind: 'picture', ...map.picture } : tiles;
  return (
    <SiteMap
      ground={ground}
      pins={states.flatMap((each) => toPin(map, each, state))}
      chosenId={state.stop.id}
      onChoose={(id) => {
        if (!states.find(({ stop }) => stop.id === id)?.isLocked) onGo(id);
      }}
      mediaUrl={context.mediaUrl}
      label={t('map_of_trip')}
    />
  );
}

const placeOf = (map: NonNullable<PublicTrip['map']>, stop: PublicStop): MapPlace | undefined =>
  map.kind === 'picture' ? stop.on_picture : stop.on_earth;

function toPin(map: NonNullable<PublicTrip['map']>, each: StopState, current: StopState): MapPin[] {
  const { stop, number } = each;
  const at = placeOf(map, stop);
  const radius_m = map.kind === 'tiles' ? (stop.check_in?.radius_m ?? undefined) : undefined;
  return at
    ? [{ id: stop.id, at, number, label: stop.name, state: findPinState(each, current), radius_m }]
    : [];
}

function findPinState(each: StopState, current: StopState): PinState {
  if (each.stop.id === current.stop.id) return 'current';
  if (each.isLocked) return 'locked';
  return each.isVisited ? 'visited' : 'plain';
}
