import { createLateComponent } from '#ui/browser/late-component.tsx';

/** Trips of videos and places alone never load their code. */

export const LatePanoramaScene = createLateComponent(
  async () => (await import('#parts/panorama/scenes.tsx')).PanoramaScene,
);
export const LatePictureScene = createLateComponent(
  async () => (await import('#parts/panorama/scenes.tsx')).PictureScene,
);
