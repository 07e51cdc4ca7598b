import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';

/** Both addresses share the page, so that a new trip keeps its place when it gets an id. */
const TravelEditPage: RouteComponent = lazyRouteComponent(
  () => import('./travel-edit.page.tsx'),
  'TravelEditPage',
);

export const travelCreateScreen = createScreen('travelCreate', { page: TravelEditPage });

export const travelEditScreen = createScreen('travelEdit', { page: TravelEditPage });
