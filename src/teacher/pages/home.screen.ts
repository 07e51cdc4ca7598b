import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';
import { prefetch } from '#ui/api/call.ts';

const HomePage: RouteComponent = lazyRouteComponent(() => import('./home.page.tsx'), 'HomePage');

export const homeScreen = createScreen('home', {
  readSearch: (raw: RawSearch): { calendar_id?: number | undefined } => ({
    calendar_id: readId(raw['calendar_id']),
  }),
  prefetch: () => prefetch('GET /teacher/index', {}),
  page: HomePage,
  isLight: true,
});
