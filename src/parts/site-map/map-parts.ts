import type { EarthPlace, MapPlace } from './model.ts';

/** The parts of a map as its views take them. */

export type MapGround =
  /** A teacher's picture, with its size in pixels. */
  | { kind: 'picture'; url: string; width: number; height: number }
  /** Map tiles, with `{z}`, `{x}` and `{y}` in their address. An empty address shows a plain grid. */
  | { kind: 'tiles'; address: string; attribution: string; max_zoom: number };

export type GroundState = 'shown' | 'failed';

export type PinState = 'plain' | 'visited' | 'current' | 'locked';

export type MapPin = {
  id: string;
  at: MapPlace;
  number: number;
  label: string;
  state: PinState;
  /** Metres around a place on the earth, drawn as a circle. */
  radius_m?: number | undefined;
  /** Short lines that always show below it, such as who is there. */
  lines?: readonly string[] | undefined;
};

export type MapRoute = {
  id: string;
  name: string;
  /** A CSS colour. */
  colour: string;
  points: readonly MapPlace[];
};

/** The position of the device; `accuracy_m` is the radius in metres within which it is, or null if unknown. */
export type HerePosition = { at: EarthPlace; accuracy_m: number | null };

export type SiteMapProps = {
  ground: MapGround;
  pins: readonly MapPin[];
  here?: HerePosition | undefined;
  routes?: readonly MapRoute[] | undefined;
  chosenId?: string | undefined;
  onChoose: (id: string) => void;
  /** A place was tapped, or its middle chosen by Enter. */
  onPlace?: ((at: MapPlace) => void) | undefined;
  /** A pin was dragged, or moved by the arrow keys: called for each step. */
  onMovePin?: ((id: string, at: MapPlace) => void) | undefined;
  /** The picture or the first tile was shown, or none could be loaded. */
  onGround?: ((state: GroundState) => void) | undefined;
  mediaUrl: (path: string) => string;
  label: string;
};
