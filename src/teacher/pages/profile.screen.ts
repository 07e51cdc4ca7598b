import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';

const ProfilePage: RouteComponent = lazyRouteComponent(() => import('./profile.page.tsx'), 'ProfilePage');

export const profileScreen = createScreen('profile', {
  page: ProfilePage,
});
