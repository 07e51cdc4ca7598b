import { createLateComponent } from '#ui/browser/late-component.tsx';

/** What not every trip shows, loaded when it is first needed. */

export const LateSpotList = createLateComponent(
  async () => (await import('#parts/panorama/views/spot-list.tsx')).SpotList,
);
export const LateCheckInCard = createLateComponent(
  async () => (await import('./check-in-card.tsx')).CheckInCard,
);
