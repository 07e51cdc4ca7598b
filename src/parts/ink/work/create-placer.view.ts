import type { InkControls } from '../ink-surface.view.ts';
import type { Desk } from './create-desk.view.ts';
import type { InkCard, InkPicture, PagePlace } from './placing.view.ts';
import type { useInkWork } from './use-ink-work.ts';

/** What an activity's tray does with the page. Without a place, things come into the middle of the view. */
export type InkPlacer = {
  card: (card: InkCard, place?: PagePlace) => void;
  picture: (picture: InkPicture, place?: PagePlace) => void;
  /** The place on a page below a place of the window; undefined beside the canvas. */
  findPlace: (clientX: number, clientY: number) => PagePlace | undefined;
  /** Moves the view to something on the page, and selects it if it is one's own. */
  show: (id: string) => void;
};

type PlacerDeps = {
  work: Pick<ReturnType<typeof useInkWork>, 'takeUp' | 'showItem'>;
  desk: Desk;
  controls: InkControls;
  /** Number of the layer that is drawn on. */
  layer: number;
};

export function createPlacer({ work, desk, controls, layer }: PlacerDeps): InkPlacer {
  const { placing } = desk;
  const put = (place: PagePlace, placeAt: (place: PagePlace) => string) =>
    work.takeUp(place.page, placeAt(place));
  return {
    card: (card, place = placing.findMiddle()) => put(place, (at) => placing.card(at, card)),
    picture: (picture, place = placing.findMiddle()) => put(place, (at) => placing.picture(at, picture)),
    findPlace: (clientX, clientY) =>
      controls.isOver(clientX, clientY) ? controls.findPlace(clientX, clientY) : undefined,
    show: (id) => work.showItem({ layer, id }),
  };
}
