import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { profileMessages } from '#ui/profile/profile-messages.ts';

const ProfilePage: RouteComponent = lazyRouteComponent(() => import('./profile.page.tsx'), 'ProfilePage');

export const profileScreen = createScreen({
  path: '/profile',
  messages: { title: profileMessages.title },
  page: ProfilePage,
});
