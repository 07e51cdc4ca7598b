import { createLateComponent } from '#ui/browser/late-component.tsx';

/** What not every trip shows, loaded when it is first needed. */

export const LatePanoramaScene = createLateComponent(
  async () => (await import('#parts/panorama/scenes.tsx')).PanoramaScene,
);
export const LatePictureScene = createLateComponent(
  async () => (await import('#parts/panorama/scenes.tsx')).PictureScene,
);
export const LateCheckInCard = createLateComponent(
  async () => (await import('./check-in-card.tsx')).CheckInCard,
);
