import type { View } from '#parts/panorama/scene-model.ts';
import type { Lead } from '../led/control.ts';
import type { TripPlayerProps } from './trip-props.ts';
import type { StopState } from './use-trip.ts';

/** Props of a stop on screen and of what it is made of. */
export type StopPageProps = TripPlayerProps & {
  state: StopState;
  states: readonly StopState[];
  /** Where the teacher leads; null: nowhere. */
  lead: Lead | null;
  onLook: (view: View) => void;
  onVisit: (stopId: string) => void;
  onGo: (stopId: string) => void;
};
