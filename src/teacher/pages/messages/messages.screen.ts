import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readOffset } from '#teacher/shared/search-params.ts';

const MessagesPage: RouteComponent = lazyRouteComponent(() => import('./messages.page.tsx'), 'MessagesPage');

export const messagesScreen = createScreen('messages', {
  readSearch: (raw: RawSearch): { offset?: number | undefined } => ({ offset: readOffset(raw['offset']) }),
  page: MessagesPage,
  isLight: true,
});
