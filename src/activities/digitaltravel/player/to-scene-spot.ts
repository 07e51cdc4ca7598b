import type { SceneSpot } from '#parts/panorama/scene-model.ts';
import type { PublicStop } from '../model.ts';

/** Information as a spot, without its place. */
export const toSceneSpot = ({ id, title, to_stop }: PublicStop['spots'][number]): Omit<SceneSpot, 'at'> => ({
  id,
  kind: to_stop === undefined ? 'info' : 'stop',
  label: title,
});
