import type { PinState } from '#parts/site-map/map-parts.ts';
import { TripMap } from '../trip-map.tsx';
import type { StopPageProps } from './stop-props.view.ts';
import type { StopState } from './use-trip.ts';

type PlayerMapProps = Pick<StopPageProps, 'content' | 'context' | 'state' | 'states' | 'onGo'>;

/** All stops on the trip's map, with where one is and was. */
export function PlayerMap({ content, context, state, states, onGo }: PlayerMapProps) {
  if (!content.map) return null;
  return (
    <TripMap
      map={content.map}
      stops={states.map((each) => ({
        ...each.stop,
        number: each.number,
        state: findPinState(each, state),
        radius_m: each.stop.check_in?.radius_m ?? undefined,
      }))}
      chosenId={state.stop.id}
      onChoose={(id) => {
        if (!states.find(({ stop }) => stop.id === id)?.isLocked) onGo(id);
      }}
      mediaUrl={context.mediaUrl}
    />
  );
}

function findPinState(each: StopState, current: StopState): PinState {
  if (each.stop.id === current.stop.id) return 'current';
  if (each.isLocked) return 'locked';
  return each.isVisited ? 'visited' : 'plain';
}
