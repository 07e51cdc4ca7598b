import type { Place, SceneSpot, View } from '../scene-model.ts';

/** What all scenes take. Places are those of the picture, so that a scene may get another picture of the same thing. */
export type SceneProps = {
  /** Name of the scene for screen readers. */
  label: string;
  spots: readonly SceneSpot[];
  chosenId?: string | undefined;
  onChoose: (id: string) => void;
  mediaUrl: (url: string) => string;
  /** Where one looks at first; ahead if absent. */
  firstView?: View | undefined;
  /** The scene turns there whenever this changes; people may turn away again, but not by turning their device. */
  lookAt?: View | undefined;
  /** Where one looks, at most ten times a second and at the end of a movement. */
  onLook?: ((view: View) => void) | undefined;
  /** An empty place was chosen. */
  onPlace?: ((at: Place) => void) | undefined;
  /** A spot was dragged, or moved by a key. */
  onMoveSpot?: ((id: string, at: Place) => void) | undefined;
  /** A place that the leader of the class shows. */
  pointAt?: Place | undefined;
};
